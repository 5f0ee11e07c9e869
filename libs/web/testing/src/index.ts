export { fakeApi, failure, type FakeApi, type FakeRoutes } from './lib/fake-api';
export { aMenuItem, aSocialMedia } from './lib/factories';
export { renderPage, TEST_SITE, type RenderPageOptions } from './lib/render-page';
