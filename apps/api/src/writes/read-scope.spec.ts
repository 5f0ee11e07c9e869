import type { ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { defer, lastValueFrom } from 'rxjs';
import { type Authentication, authentications } from '../platform/auth/authentication';
import { inRequest } from '../platform/http/request-id';
import { ReadScope, ReadScopeInterceptor } from './read-scope';

jest.mock('../platform/http/request-locale', () => ({ requestLocale: () => 'qya' }));

it('of a request with a token is that of its admin, in its language', async () => {
  const request = {} as Request;
  const principal = { id: 1, name: 'pemilik', role: 'owner' } as const;
  authentications.set(request, { principal } as Authentication);
  const context = {
    switchToHttp: () => ({ getRequest: () => request }),
  } as unknown as ExecutionContext;
  const handle = () => defer(async () => [ReadScope.locale(), ReadScope.rights().seesHidden]);
  const intercept = () => lastValueFrom(new ReadScopeInterceptor().intercept(context, { handle }));
  expect(await inRequest(request, intercept)).toEqual(['qya', true]);
});
