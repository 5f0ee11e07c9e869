export { fakeApi, failure, type FakeApi, type FakeRoutes } from './lib/fake-api';
export {
  aMenuItem,
  anImage,
  aPackage,
  aPromotion,
  aSetting,
  aSlide,
  aSocialMedia,
  withPromotion,
} from './lib/factories';
export {
  renderPage,
  type RenderedPage,
  TEST_SITE,
  TEST_TODAY,
  type RenderPageOptions,
} from './lib/render-page';
