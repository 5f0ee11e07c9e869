import { emptyHead, loadVenue } from '@lereng/public-kit';
import { ordersApi } from '@lereng/web-data-access/orders';
import { paths, type LoadContext, type LoadResult } from '@lereng/web-feature';
import { words } from '../words';

/** Nobody but who has the link is to find it. */
export async function loadShownOrder({ dispatch, params }: LoadContext): Promise<LoadResult> {
  const { token = '' } = params;
  const [venue] = await Promise.all([
    loadVenue(dispatch),
    dispatch(ordersApi.endpoints.getOrderToken.initiate(token, { subscribe: false })),
  ]);
  const { title } = words.shown;
  const canonical = paths.shownOrder.getHref(token);
  return { head: emptyHead(venue, { title, description: title, canonical }) };
}
