import { emptyHead, loadVenue } from '@lereng/public-kit';
import { ordersApi } from '@lereng/web-data-access/orders';
import { paths, type LoadContext, type LoadResult } from '@lereng/web-feature';
import { wordsIn } from '../words';

/** Of tokens as they are issued. The text of a link may have anything else. */
const TOKEN = /^[\w-]+$/;

/** Nobody but who has the link is to find it. */
export async function loadShownOrder(context: LoadContext): Promise<LoadResult> {
  const { read, params, locale } = context;
  const words = wordsIn(locale);
  const { token = '' } = params;
  const [venue] = await Promise.all([
    loadVenue(context),
    read(ordersApi.endpoints.getOrderToken, token),
  ]);
  const { title } = words.shown;
  const { shownOrder, order } = paths;
  const canonical = TOKEN.test(token) ? shownOrder.getHref(token) : order.getHref();
  return { head: emptyHead(venue, { title, description: title, canonical }) };
}
