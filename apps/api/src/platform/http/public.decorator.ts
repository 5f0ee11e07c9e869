import { type CustomDecorator, SetMetadata } from '@nestjs/common';

export const PUBLIC = 'lereng:public';

/** What `@Public()` says of a route. */
export interface PublicRoute {
  /** Whether a valid token gets more than visitors get. An invalid one counts as none. */
  readonly readsToken: boolean;
}

/** Opens a route to visitors without a token; every other route is closed. */
export const Public = (route: PublicRoute = { readsToken: false }): CustomDecorator =>
  SetMetadata(PUBLIC, route);

export const NO_STORE = 'lereng:no-store';

/** Keeps a public read out of every cache, as its response is true only at this moment. */
export const NoStore = (): CustomDecorator => SetMetadata(NO_STORE, true);
