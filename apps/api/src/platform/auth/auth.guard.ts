import {
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { PUBLIC } from '../http/public.decorator';
import { AuthService } from './auth.service';
import type { TokenClaims } from './tokens';

const sessions = new WeakMap<Request, TokenClaims>();

/** Requires a token unless a route is `@Public()`. Runs before any part of the body is read. */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly auth: AuthService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const isPublic = this.reflector.getAllAndOverride<boolean | undefined>(PUBLIC, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (isPublic) return true;
    const request = context.switchToHttp().getRequest<Request>();
    sessions.set(request, await this.auth.authenticate(request.headers.authorization));
    return true;
  }
}

/** The token's claims, of a request that passed the guard. */
export const Session = createParamDecorator(
  (_: unknown, context: ExecutionContext): TokenClaims => {
    const claims = sessions.get(context.switchToHttp().getRequest<Request>());
    if (!claims) throw new Error('@Session() is used on a public route');
    return claims;
  },
);
