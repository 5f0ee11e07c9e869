import { breadcrumbs, loadDetail, pageHead, previewImage, type Venue } from '@lereng/public-kit';
import { packagesApi, type Package } from '@lereng/web-data-access/packages';
import { paths, type Head, type LoadContext, type Loaded } from '@lereng/web-feature';
import { words } from '../words';
import { packageData } from './package-data';

export function loadPackageDetail(context: LoadContext): Promise<Loaded> {
  const { dispatch } = context;
  const { getPackage, listPackages } = packagesApi.endpoints;
  return loadDetail(context, {
    words: words.detail,
    listPath: paths.packages.getHref(),
    get: (id) => dispatch(getPackage.initiate(id, { subscribe: false })),
    others: () => dispatch(listPackages.initiate(undefined, { subscribe: false })),
    head: (tour, venue) => packageHead(tour, venue, context),
  });
}

function packageHead(
  tour: Package,
  venue: Venue,
  { site, today }: Pick<LoadContext, 'site' | 'today'>,
): Head {
  const path = paths.package.getHref(tour.id);
  return pageHead(venue, {
    title: tour.name,
    description: tour.description ?? words.packageDescription(tour.name, venue.siteName),
    canonical: path,
    type: 'product',
    image: previewImage(tour.image_preview_url, tour.name),
    structuredData: [
      packageData(tour, venue, site, today),
      breadcrumbs(site, [
        { name: words.packages, path: paths.packages.getHref() },
        { name: tour.name, path },
      ]),
    ],
  });
}
