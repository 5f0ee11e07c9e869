import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Locale } from '@lereng/shared-domain';
import type { Request } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { principalOf } from '../platform/auth/authentication';
import { accessOf } from '../platform/http/access.decorator';
import { isRead } from '../platform/http/request-head';
import { namedLocale } from '../platform/http/request-locale';
import { inScope, requestScope } from '../platform/http/request-scope';
import { type Principal, rightsOf } from '../platform/principal';

/** Whom a piece of work reads content for, and in which language: that of the request where it names none. */
export const ReadScope = {
  /** Runs work for somebody, also within a request of somebody else. */
  as<T>(principal: Principal, work: () => Promise<T>, locale = requestScope().locale): Promise<T> {
    return inScope({ principal, locale }, work);
  },

  /** Runs work for visitors, also within a request of an admin. */
  asVisitor: <T>(work: () => Promise<T>, locale?: Locale): Promise<T> =>
    ReadScope.as(null, work, locale),

  /** What the reader may see. */
  rights: () => rightsOf(requestScope().principal),

  /** The language of what the reader sees. */
  locale: (): Locale => requestScope().locale,

  /** Whether the reader gets the texts of all languages, who may change them and has asked for none. */
  showsTranslations: (): boolean =>
    rightsOf(requestScope().principal).seesTranslations && !requestScope().isLocaleNamed,
};

/** The kinds that a piece of work reads: a change of one of them makes its result stale. */
export const ReadKinds = {
  /** Runs `work` and collects the kinds that repositories record meanwhile. */
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

/** Runs a request with a valid token for its admin, and a public read in the language that it names (E9). */
@Injectable()
export class ReadScopeInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const principal = principalOf(request);
    const { roles } = accessOf(context.getHandler(), context.getClass());
    const named = roles === null && isRead(request) ? namedLocale(request.originalUrl) : null;
    if (!principal && named === null) return next.handle();
    const { locale } = requestScope();
    const scope = { principal, locale: named ?? locale, isLocaleNamed: named !== null };
    return from(inScope(scope, () => lastValueFrom(next.handle())));
  }
}
