import type { ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { defer, lastValueFrom } from 'rxjs';
import { type Authentication, authentications } from '../platform/auth/authentication';
import { Public } from '../platform/http/access.decorator';
import { inRequest } from '../platform/http/request-id';
import { ReadScope, ReadScopeInterceptor } from './read-scope';

class Routes {
  @Public()
  open(): void {
    throw new Error('never called');
  }
  closed(): void {
    throw new Error('never called');
  }
}

/** What a request reads: the language, whether hidden rows are seen, and whether all languages are. */
function scopeOf(method: string, url: string, route: keyof Routes, isOwner = true) {
  const request = { method, url, originalUrl: url } as Request;
  const principal = { id: 1, name: 'pemilik', role: 'owner' } as const;
  if (isOwner) authentications.set(request, { principal } as Authentication);
  const context = {
    switchToHttp: () => ({ getRequest: () => request }),
    getHandler: () => Routes.prototype[route],
    getClass: () => Routes,
  } as unknown as ExecutionContext;
  const read = async () => [
    ReadScope.locale(),
    ReadScope.rights().seesHidden,
    ReadScope.showsTranslations(),
  ];
  const handle = () => defer(read);
  const intercept = () => lastValueFrom(new ReadScopeInterceptor().intercept(context, { handle }));
  return inRequest(request, intercept);
}

it.each([
  ['GET', '/api/slides', 'open', true, ['id', true, true]],
  ['GET', '/api/slides?lang=en', 'open', true, ['en', true, false]],
  ['GET', '/api/slides?lang=id', 'open', true, ['id', true, false]],
  ['GET', '/api/slides?lang=en', 'open', false, ['en', false, false]],
  // A language is ignored where it has no meaning.
  ['GET', '/api/sessions?lang=fr', 'closed', true, ['id', true, true]],
  ['PUT', '/api/slides/1?lang=en', 'closed', true, ['id', true, true]],
  ['POST', '/api/auth/login?lang=fr', 'open', false, ['id', false, false]],
] as const)('of %s %s is in its language', async (method, url, route, isOwner, expected) => {
  expect(await scopeOf(method, url, route, isOwner)).toEqual(expected);
});
