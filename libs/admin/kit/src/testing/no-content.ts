import { KINDS } from '@lereng/shared-domain/fields';
import type { FakeRoutes } from '@lereng/web-testing';

/** The lists of a site without a row of any kind. */
export const NO_CONTENT: FakeRoutes = Object.fromEntries(
  KINDS.map(({ name }) => [`GET /${name}`, []]),
);
