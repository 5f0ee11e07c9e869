import { breadcrumbs, listData, loadNextPromotions, loadVenue, pageHead } from '@lereng/public-kit';
import { packagesApi } from '@lereng/web-data-access/packages';
import { paths, type LoadContext, type LoadResult } from '@lereng/web-feature';
import { words } from '../words';

export async function loadPackageList(context: LoadContext): Promise<LoadResult> {
  const { dispatch, site } = context;
  const [{ data: packages = [], isError }, venue] = await Promise.all([
    dispatch(packagesApi.endpoints.listPackages.initiate(undefined, { subscribe: false })),
    loadVenue(dispatch),
  ]);
  await loadNextPromotions(context, packages);
  const list = { name: words.packages, path: paths.packages.getHref() };
  const pages = packages.map(({ id, name }) => ({ name, path: paths.package.getHref(id) }));
  return {
    status: isError ? 503 : 200,
    head: pageHead(venue, {
      title: list.name,
      description: words.listDescription(venue.siteName),
      canonical: list.path,
      structuredData: [listData(site, list, pages), breadcrumbs(site, [list])],
    }),
  };
}
