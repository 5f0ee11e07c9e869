import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { SessionEntity } from './session.entity';
import type { TokenClaims } from './tokens';

/** What a request's token stands for. */
export interface Authentication {
  claims: TokenClaims;
  session: SessionEntity;
}

/** By their requests; the guard sets them. */
export const authentications = new WeakMap<Request, Authentication>();

/** Null for a visitor of a public route. */
export const authenticationOf = (request: Request): Authentication | null =>
  authentications.get(request) ?? null;

/** The session and the token's claims, of a request that passed the guard. */
export const Session = createParamDecorator(
  (_: unknown, context: ExecutionContext): Authentication => {
    const authentication = authenticationOf(context.switchToHttp().getRequest<Request>());
    if (!authentication) throw new Error('@Session() is used on a public route');
    return authentication;
  },
);
