import {
  breadcrumbs,
  listData,
  loadNextPromotions,
  loadOtherTexts,
  loadVenue,
  ownerText,
  pageHead,
} from '@lereng/public-kit';
import { packagesApi } from '@lereng/web-data-access/packages';
import { paths, type LoadContext, type LoadResult } from '@lereng/web-feature';
import { wordsIn } from '../words';

export async function loadPackageList(context: LoadContext): Promise<LoadResult> {
  const words = wordsIn(context.locale);
  const { read, site } = context;
  const [{ data: packages = [], isError }, venue] = await Promise.all([
    read(packagesApi.endpoints.listPackages, undefined),
    loadVenue(context),
    loadOtherTexts(context, packagesApi.endpoints.listPackageTexts),
  ]);
  await loadNextPromotions(context, packages);
  const list = {
    name: ownerText(venue, 'packages_name', words.packages),
    path: paths.packages.getHref(),
  };
  const pages = packages.map(({ id, name }) => ({ name, path: paths.package.getHref(id) }));
  return {
    status: isError ? 503 : 200,
    head: pageHead(venue, {
      title: list.name,
      description: ownerText(venue, 'packages_introduction', words.listDescription(venue.siteName)),
      canonical: list.path,
      structuredData: [listData(site, list, pages), breadcrumbs(venue, context, [list])],
    }),
  };
}
