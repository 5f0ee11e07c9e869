import { isSoldOut } from '@lereng/shared-domain/availability';
import { isOnWeekday } from '@lereng/shared-domain/days';
import { promotionPriceUntil } from '@lereng/shared-domain/prices';
import {
  breadcrumbs,
  emptyHead,
  forgetContent,
  isActive,
  loadVenue,
  offerData,
  ownerText,
  completeHead,
  previewImage,
  structuredData,
  type Venue,
} from '@lereng/public-kit';
import { isReduced, parseEntityId } from '@lereng/shared-domain';
import { promotionHeadTexts } from '@lereng/shared-sentences';
import { errorStatus } from '@lereng/web-data-access';
import { promotionsApi, type Promotion } from '@lereng/web-data-access/promotions';
import { pageUrl, paths, type Head, type LoadContext, type LoadResult } from '@lereng/web-feature';
import type { Offer } from 'schema-dts';
import { listDescription } from '../list-texts';
import { wordsIn } from '../words';

/** An expired promotion is 404 like an unknown one. */
export async function loadPromotionDetail(context: LoadContext): Promise<LoadResult> {
  const words = wordsIn(context.locale);
  const { read, dispatch, params, today } = context;
  const id = parseEntityId(params['id']);
  const [venue, found] = await Promise.all([
    loadVenue(context),
    id === null ? null : read(promotionsApi.endpoints.getPromotion, id),
  ]);
  const empty = (title: string) =>
    emptyHead(venue, {
      title,
      description: listDescription(venue, context.locale),
      canonical: `${paths.promotions.getHref()}/${encodeURIComponent(params['id'] ?? '')}`,
    });
  const missing: LoadResult = { status: 404, head: empty(words.notFoundTitle) };
  if (!found || errorStatus(found.error) === 404) return missing;
  if (!found.data) {
    return { status: 503, head: empty(words.detailFailedTitle) };
  }
  if (isActive(found.data, today)) {
    return { status: 200, head: head(found.data, venue, context) };
  }
  // During a refetch, a new entry would make RTK Query drop the response.
  if (found.isSuccess) forgetContent(dispatch, found.data);
  return missing;
}

function head(promotion: Promotion, venue: Venue, context: LoadContext): Head {
  const words = wordsIn(context.locale);
  const { id, title, image_preview_url } = promotion;
  const canonical = paths.promotion.getHref(id);
  return completeHead(venue, {
    ...promotionHeadTexts(promotion, venue.siteName, context.locale),
    canonical,
    image: previewImage(image_preview_url, title),
    structuredData: [
      ...offers(promotion, venue, context),
      breadcrumbs(venue, context, [
        {
          name: ownerText(venue, 'promotions_name', words.promotions),
          path: paths.promotions.getHref(),
        },
        { name: title, path: canonical },
      ]),
    ],
  });
}

/** One offer for each package whose price the promotion reduces. */
function offers(promotion: Promotion, venue: Venue, context: LoadContext) {
  const { site, today } = context;
  const { id, title, valid_from, valid_until, weekdays, packages } = promotion;
  // The prices of its next day may be others than today's.
  if (!isOnWeekday(weekdays, today)) return [];
  const path = paths.promotion.getHref(id);
  const reduced = packages.filter(({ price, original_price }) => isReduced(price, original_price));
  return reduced.map((offered) =>
    structuredData<Offer>({
      '@context': 'https://schema.org',
      ...offerData(
        {
          price: offered.price,
          path,
          unit: offered,
          validUntil: promotionPriceUntil(offered, promotion, today),
          soldOut: isSoldOut(offered.availability, today),
        },
        venue,
        context,
      ),
      name: title,
      validFrom: valid_from,
      validThrough: valid_until,
      itemOffered: {
        '@type': 'TouristTrip',
        name: offered.name,
        url: pageUrl(site, paths.package.getHref(offered.id)),
        image: new URL(offered.image_url, site.origin).href,
      },
    }),
  );
}
