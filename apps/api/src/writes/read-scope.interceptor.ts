import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { authenticationOf } from '../platform/auth/authentication';
import { ReadScope } from './read-scope';

/** Lets the code that runs for a request with a valid token see hidden rows. */
@Injectable()
export class ReadScopeInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (!authenticationOf(context.switchToHttp().getRequest<Request>())) return next.handle();
    return from(ReadScope.asAdmin(() => lastValueFrom(next.handle())));
  }
}
