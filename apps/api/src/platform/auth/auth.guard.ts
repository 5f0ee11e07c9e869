import {
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { PUBLIC } from '../http/public.decorator';
import { type Authentication, AuthService } from './auth.service';
import { SessionActivity } from './session-activity';

const authentications = new WeakMap<Request, Authentication>();

/** Requires a token unless a route is `@Public()`. Runs before any part of the body is read. */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly auth: AuthService,
    private readonly activity: SessionActivity,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const isPublic = this.reflector.getAllAndOverride<boolean | undefined>(PUBLIC, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (isPublic) return true;
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const authentication = await this.auth.authenticate(request.headers.authorization);
    authentications.set(request, authentication);
    // This runs after the response, which must not wait for a write.
    http.getResponse<Response>().once('close', () => {
      void this.activity.record(authentication.session);
    });
    return true;
  }
}

/** Null on a public route, where the token is not checked. */
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
