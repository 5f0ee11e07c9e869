export { paths, type Path } from './lib/paths';
export { lazyComponent } from './lib/lazy-component';
export { copyLater, copyText } from './lib/copy-text';
export { followClock } from './lib/follow-clock';
export { isServerClockInDoubt, renewServerClock, serverNow } from './lib/server-clock';
export { lazyLoad } from './lib/lazy-load';
export { defineWords, type FeatureWords } from './lib/define-words';
export type {
  Feature,
  FeatureNavigation,
  FeatureRoute,
  Head,
  Layout,
  LayoutProps,
  ListQuery,
  LoadContext,
  LoadResult,
  ManagedKind,
  NavigationEntry,
  NavigationGroup,
  PageNameKey,
  Read,
  ReadableEndpoint,
  UseList,
} from './lib/feature';
export type { Site } from '@lereng/shared-contract';
export {
  PageEnvironmentContext,
  usePageEnvironment,
  type PageEnvironment,
} from './lib/page-environment';
export { useMinute } from './lib/use-minute';
export { FROM_MISSING_PAGE } from './lib/missing-page';
export { PageLink } from './lib/page-link';
export { pagePath, pageUrl } from './lib/page-url';
export { DEFAULT_SITE_NAME } from '@lereng/shared-domain';
