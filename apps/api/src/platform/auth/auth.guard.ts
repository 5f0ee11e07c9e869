import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ApiError } from '../errors';
import { type Access, accessOf } from '../http/access.decorator';
import { firstPasswordStands, notAllowed } from './auth.errors';
import { AuthService } from './auth.service';
import { type Authentication, authentications } from './authentication';

/**
 * Requires a token of a role that the route names, unless the route is `@Public()`. Some public routes have more for a
 * valid token. Runs before the id is looked at, and before any part of the body is read.
 */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(private readonly auth: AuthService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = accessOf(context.getHandler(), context.getClass());
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const authentication = await this.authenticationFor(access, request.headers.authorization);
    if (!authentication) return true;
    const { principal, session } = authentication;
    if (access.roles && !access.roles.includes(principal.role)) throw notAllowed();
    if (authentication.hasFirstPassword && !access.beforePasswordChange) {
      if (access.roles) throw firstPasswordStands();
      return true;
    }
    authentications.set(request, authentication);
    // This runs after the response, which must not wait for a write.
    http.getResponse<Response>().once('close', () => {
      void this.auth.recordUse(session);
    });
    return true;
  }

  /** Null for a visitor of a public route. @throws 401 where the route needs a token and none is valid */
  private async authenticationFor(
    { roles, readsToken }: Access,
    authorization: string | undefined,
  ): Promise<Authentication | null> {
    if (roles) return this.auth.authenticate(authorization);
    if (!readsToken || authorization === undefined) return null;
    try {
      return await this.auth.authenticate(authorization);
    } catch (error) {
      if (error instanceof ApiError && error.getStatus() === 401) return null;
      throw error;
    }
  }
}
