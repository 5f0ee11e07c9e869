import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Admin, Principal } from '../principal';
import type { SessionEntity } from './session.entity';

/** What a request's token stands for. */
export interface Authentication {
  principal: Admin;
  session: SessionEntity;
  /** The name with which they log in. */
  username: string;
  /** Whether they have to change their first password before anything else. */
  hasFirstPassword: boolean;
}

/** By their requests; the guard sets them. */
export const authentications = new WeakMap<Request, Authentication>();

/** Whom a request is from, after the guard. */
export const principalOf = (request: Request): Principal =>
  authentications.get(request)?.principal ?? null;

/** The session and the admin of a request that passed the guard. */
export const Session = createParamDecorator(
  (_: unknown, context: ExecutionContext): Authentication => {
    const authentication = authentications.get(context.switchToHttp().getRequest<Request>());
    if (!authentication) throw new Error('@Session() is used on a public route');
    return authentication;
  },
);
