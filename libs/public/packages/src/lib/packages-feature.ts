import { lazyComponent, lazyLoad, paths, type Feature } from '@lereng/web-feature';
import { NAVIGATION_LABEL } from './navigation-label';

/** The packages: list and detail pages. */
export const packagesFeature: Feature = {
  routes: [
    {
      path: paths.packages.pattern,
      page: lazyComponent(() => import('./package-list/package-list-page')),
      file: 'package-list-page',
      load: lazyLoad(
        async () => (await import('./package-list/load-package-list')).loadPackageList,
      ),
    },
    {
      path: paths.package.pattern,
      page: lazyComponent(() => import('./package-detail/package-detail-page')),
      file: 'package-detail-page',
      load: lazyLoad(
        async () => (await import('./package-detail/load-package-detail')).loadPackageDetail,
      ),
    },
  ],
  navigation: [
    { label: NAVIGATION_LABEL, nameKey: 'packages_name', to: paths.packages.getHref(), order: 30 },
  ],
};
