import type { Role } from '@lereng/shared-domain';
import { type CustomDecorator, SetMetadata } from '@nestjs/common';

const ACCESS = 'lereng:access';

/** Who may use a route. */
export interface Access {
  /** Of the admins that may; null where visitors may, too. */
  readonly roles: readonly Role[] | null;
  /** Whether the token of an admin counts on a route for visitors. An invalid one counts as none. */
  readonly readsToken: boolean;
  /** Whether it is there before the first password is changed. */
  readonly beforePasswordChange?: boolean;
}

/** The access to a route that says nothing about it. */
const CLOSED: Access = { roles: ['owner'], readsToken: true };

/** Opens a route to visitors without a token. */
export const Public = ({ readsToken = false } = {}): CustomDecorator =>
  SetMetadata(ACCESS, { roles: null, readsToken } satisfies Access);

/** Closes a route to all but admins of these roles. */
export const Roles = (
  roles = CLOSED.roles,
  { beforePasswordChange = false } = {},
): CustomDecorator =>
  SetMetadata(ACCESS, { ...CLOSED, roles, beforePasswordChange } satisfies Access);

/** Who may use the route of a handler. What the handler says comes before what its controller says. */
export const accessOf = (handler: object, controller: object): Access =>
  [handler, controller]
    .map((target) => Reflect.getMetadata(ACCESS, target) as Access | undefined)
    .find((access) => access !== undefined) ?? CLOSED;

export const NO_STORE = 'lereng:no-store';

/** Keeps a public read out of every cache, as its response is true only at this moment. */
export const NoStore = (): CustomDecorator => SetMetadata(NO_STORE, true);
