import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { ApiError } from '../errors';
import { PUBLIC, type PublicRoute } from '../http/public.decorator';
import { AuthService } from './auth.service';
import { type Authentication, authentications } from './authentication';

/**
 * Requires a token unless a route is `@Public()`. Some public routes have more for a valid token. Runs before
 * any part of the body is read.
 */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly auth: AuthService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const route = this.reflector.getAllAndOverride<PublicRoute | undefined>(PUBLIC, [
      context.getHandler(),
      context.getClass(),
    ]);
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const authentication = await this.authenticationFor(route, request.headers.authorization);
    if (!authentication) return true;
    authentications.set(request, authentication);
    // This runs after the response, which must not wait for a write.
    http.getResponse<Response>().once('close', () => {
      void this.auth.recordUse(authentication.session);
    });
    return true;
  }

  /** Null for a visitor of a public route. @throws 401 where the route needs a token and none is valid */
  private async authenticationFor(
    route: PublicRoute | undefined,
    authorization: string | undefined,
  ): Promise<Authentication | null> {
    if (!route) return this.auth.authenticate(authorization);
    if (!route.readsToken || authorization === undefined) return null;
    try {
      return await this.auth.authenticate(authorization);
    } catch (error) {
      if (error instanceof ApiError && error.getStatus() === 401) return null;
      throw error;
    }
  }
}
