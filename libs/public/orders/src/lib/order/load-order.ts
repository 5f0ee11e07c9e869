import { deviceOrder, emptyHead, loadVenue } from '@lereng/public-kit';
import { orderSegment, readOrder } from '@lereng/shared-domain/orders';
import { ordersApi } from '@lereng/web-data-access/orders';
import { paths, type LoadContext, type LoadResult } from '@lereng/web-feature';
import { wordsIn } from '../words';
import { CHOICE_KEY } from './choice';

/** The prices of the order in the URL, and the rows that are offered to be added to it. */
export async function loadOrder(context: LoadContext): Promise<LoadResult> {
  const { read, search, locale } = context;
  const words = wordsIn(locale);
  const linked = readOrder(search);
  // The server knows of no device.
  const order = linked.lines.length > 0 ? linked : deviceOrder();
  const choice = search.get(CHOICE_KEY);
  const [venue] = await Promise.all([
    loadVenue(context),
    choice === 'menu' && read(ordersApi.endpoints.listMenuItemNames, undefined),
    choice === 'packages' && read(ordersApi.endpoints.listPackageNames, undefined),
    order.lines.length > 0 && read(ordersApi.endpoints.getQuote, orderSegment(order)),
  ]);
  const canonical = paths.order.getHref();
  const { title } = words;
  const description = words.description(venue.siteName);
  return { head: emptyHead(venue, { title, description, canonical }) };
}
