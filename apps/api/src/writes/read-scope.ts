import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { authenticationOf } from '../platform/auth/authentication';

interface Scope {
  /** Whether hidden rows are seen. */
  readonly isAdmin: boolean;
  /** The kinds that were read, where somebody asks; else null. */
  readonly kinds: Set<string> | null;
}

const VISITOR: Scope = { isAdmin: false, kinds: null };

const storage = new AsyncLocalStorage<Scope>();
const scope = () => storage.getStore() ?? VISITOR;

/** Who a piece of work reads content for, and which kinds it reads. */
export const ReadScope = {
  /** Runs the rest of a request with a valid token. */
  asAdmin<T>(work: () => Promise<T>): Promise<T> {
    return storage.run({ ...scope(), isAdmin: true }, work);
  },

  /** Runs work for visitors, also within a request with a token. */
  asVisitor<T>(work: () => Promise<T>): Promise<T> {
    return storage.run({ ...scope(), isAdmin: false }, work);
  },

  /** Whether hidden rows are seen. */
  seesHidden: (): boolean => scope().isAdmin,

  /**
   * Runs `work` and collects the kinds that repositories record meanwhile: a change of one of them makes its result
   * stale.
   */
  async collect<T>(work: () => Promise<T>): Promise<{ result: T; kinds: ReadonlySet<string> }> {
    const kinds = new Set<string>();
    const result = await storage.run({ ...scope(), kinds }, work);
    return { result, kinds };
  },

  /** To be called by the repository that reads. */
  record(...kinds: readonly string[]): void {
    for (const kind of kinds) scope().kinds?.add(kind);
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
