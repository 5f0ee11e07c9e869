export { fakeApi, failure, type FakeApi, type FakeRoutes } from './lib/fake-api';
export { loadPage } from './lib/load-page';
export {
  aCalendarEntry,
  aDayEntry,
  aMenuCategory,
  aMenuItem,
  anImage,
  aPackage,
  aPricePeriod,
  aPhoto,
  aPromotion,
  aPromotionPackage,
  aQuotedRow,
  aSetting,
  aShownLine,
  aSlide,
  aSocialMedia,
  NO_IMAGE,
  withPromotion,
} from './lib/factories';
export {
  renderPage,
  type RenderedPage,
  TEST_ENVIRONMENT,
  TEST_SITE,
  TEST_TODAY,
  type RenderPageOptions,
} from './lib/render-page';
