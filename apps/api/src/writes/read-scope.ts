import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { authenticationOf } from '../platform/auth/authentication';
import { inScope, requestScope } from '../platform/http/request-scope';

/** Who a piece of work reads content for, and which kinds it reads. */
export const ReadScope = {
  /** Runs the rest of a request with a valid token. */
  asAdmin<T>(work: () => Promise<T>): Promise<T> {
    return inScope({ isAdmin: true }, work);
  },

  /** Runs work for visitors, also within a request with a token. */
  asVisitor<T>(work: () => Promise<T>): Promise<T> {
    return inScope({ isAdmin: false }, work);
  },

  /** Whether hidden rows are seen. */
  seesHidden: (): boolean => requestScope().isAdmin,

  /**
   * Runs `work` and collects the kinds that repositories record meanwhile: a change of one of them makes its result
   * stale.
   */
  async collect<T>(work: () => Promise<T>): Promise<{ result: T; kinds: ReadonlySet<string> }> {
    const kinds = new Set<string>();
    const result = await inScope({ kinds }, work);
    return { result, kinds };
  },

  /** To be called by the repository that reads. */
  record(...kinds: readonly string[]): void {
    for (const kind of kinds) requestScope().kinds?.add(kind);
  },
};

/** Lets the code that runs for a request with a valid token see hidden rows. */
@Injectable()
export class ReadScopeInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (!authenticationOf(context.switchToHttp().getRequest<Request>())) return next.handle();
    return from(ReadScope.asAdmin(() => lastValueFrom(next.handle())));
  }
}
