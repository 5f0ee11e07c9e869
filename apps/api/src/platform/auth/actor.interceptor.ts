import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { Actor } from './actor';
import { authenticationOf } from './auth.guard';

/** Makes the user of a request known to the code that runs for it. */
@Injectable()
export class ActorInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const authentication = authenticationOf(context.switchToHttp().getRequest<Request>());
    if (!authentication) return next.handle();
    return from(Actor.run(authentication.claims.sub, () => lastValueFrom(next.handle())));
  }
}
