import {
  breadcrumbs,
  loadDetail,
  ownerText,
  loadNextPromotions,
  completeHead,
  previewImage,
  type Venue,
} from '@lereng/public-kit';
import { currentOffer } from '@lereng/shared-domain/prices';
import { packageHeadTexts } from '@lereng/shared-sentences';
import { packagesApi, type Package } from '@lereng/web-data-access/packages';
import { paths, type Head, type LoadContext, type LoadResult } from '@lereng/web-feature';
import { wordsIn } from '../words';
import { packageData } from './package-data';

export function loadPackageDetail(context: LoadContext): Promise<LoadResult> {
  const words = wordsIn(context.locale);
  const { read } = context;
  const { getPackage, listOtherPackages } = packagesApi.endpoints;
  return loadDetail(context, {
    words: words.detail,
    listPath: paths.packages.getHref(),
    get: async (id) => {
      const row = await read(getPackage, id);
      await loadNextPromotions(context, row.data && [row.data]);
      return row;
    },
    others: async (id) => {
      const { data } = await read(listOtherPackages, id);
      await loadNextPromotions(context, data);
    },
    head: (pkg, venue) => packageHead(pkg, venue, context),
  });
}

function packageHead(
  pkg: Package,
  venue: Venue,
  context: Pick<LoadContext, 'site' | 'locale' | 'today'>,
): Head {
  const words = wordsIn(context.locale);
  const path = paths.package.getHref(pkg.id);
  return completeHead(venue, {
    ...packageHeadTexts(pkg, venue.siteName, context.locale),
    canonical: path,
    type: 'product',
    price: currentOffer(pkg, context.today).price,
    image: previewImage(pkg.image_preview_url, pkg.name),
    structuredData: [
      packageData(pkg, venue, context),
      breadcrumbs(venue, context, [
        { name: ownerText(venue, 'packages_name', words.packages), path: paths.packages.getHref() },
        { name: pkg.name, path },
      ]),
    ],
  });
}
