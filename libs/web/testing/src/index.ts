export { fakeApi, failure, type FakeApi, type FakeRoutes } from './lib/fake-api';
export { loadPage } from './lib/load-page';
export * from './lib/factories';
export {
  renderPage,
  type RenderedPage,
  TEST_ENVIRONMENT,
  TEST_SITE,
  TEST_TODAY,
  type RenderPageOptions,
} from './lib/render-page';
