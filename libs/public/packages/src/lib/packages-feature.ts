import { lazyPage, paths, type Feature } from '@lereng/web-feature';
import { loadPackageDetail } from './package-detail/load-package-detail';
import { loadPackageList } from './package-list/load-package-list';
import { words } from './words';

/** The packages: list and detail pages. */
export const packagesFeature: Feature = {
  name: 'packages',
  routes: [
    {
      path: paths.packages.pattern,
      page: lazyPage(() => import('./package-list/package-list-page')),
      load: loadPackageList,
    },
    {
      path: paths.package.pattern,
      page: lazyPage(() => import('./package-detail/package-detail-page')),
      load: loadPackageDetail,
    },
  ],
  navigation: [{ label: words.packages, to: paths.packages.getHref(), order: 30 }],
};
