import {
  breadcrumbs,
  listData,
  loadActivePromotions,
  loadVenue,
  ownerText,
  pageHead,
} from '@lereng/public-kit';
import { paths, type LoadContext, type LoadResult } from '@lereng/web-feature';
import { listDescription } from '../list-texts';
import { wordsIn } from '../words';

export async function loadPromotionList(context: LoadContext): Promise<LoadResult> {
  const words = wordsIn(context.locale);
  const { site } = context;
  const [venue, active] = await Promise.all([loadVenue(context), loadActivePromotions(context)]);
  const list = {
    name: ownerText(venue, 'promotions_name', words.promotions),
    path: paths.promotions.getHref(),
  };
  const pages = (active ?? []).map(({ id, title }) => ({
    name: title,
    path: paths.promotion.getHref(id),
  }));
  return {
    status: active ? 200 : 503,
    head: pageHead(venue, {
      title: list.name,
      description: listDescription(venue, context.locale),
      canonical: list.path,
      structuredData: [
        ...(pages.length > 0 ? [listData(site, list, pages)] : []),
        breadcrumbs(venue, context, [list]),
      ],
    }),
  };
}
