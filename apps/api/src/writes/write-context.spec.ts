import type { Request } from 'express';
import { type Authentication, authentications } from '../platform/auth/authentication';
import type { EndpointOptions } from '../platform/http/endpoint.decorator';
import type { Admin } from '../platform/principal';
import { BY_ITSELF, type WriteContext, writeContextOf } from './write-context';

function contextOf(principal: Admin | null): WriteContext {
  const request = { headers: {} } as Request;
  if (principal) authentications.set(request, { principal } as Authentication);
  return writeContextOf(request);
}

describe('@Write()', () => {
  it('names the admin of the request', () => {
    const admin: Admin = { id: 1, name: 'sari', role: 'owner' };
    expect(contextOf(admin).writer).toBe(admin);
  });

  it('makes no context for nobody', () => {
    expect(() => contextOf(null)).toThrow('public route');
    // @ts-expect-error Nobody is no writer.
    const byNobody: WriteContext = { ...BY_ITSELF, writer: null };
    // @ts-expect-error A route for visitors writes no content.
    const open: EndpointOptions = { summary: '', public: true, status: 204, storage: 'content' };
    expect([byNobody.writer, open.storage]).toEqual([null, 'content']);
  });
});
