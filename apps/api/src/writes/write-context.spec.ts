import 'reflect-metadata';
import type { ExecutionContext } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import type { Request } from 'express';
import { type Authentication, authentications } from '../platform/auth/authentication';
import type { EndpointOptions } from '../platform/http/endpoint.decorator';
import type { Admin } from '../platform/principal';
import { BY_ITSELF, Write, type WriteContext } from './write-context';

class Handler {
  write(@Write() context: WriteContext) {
    return context;
  }
}

function contextOf(principal: Admin | null): WriteContext {
  const request = { headers: {} } as Request;
  if (principal) authentications.set(request, { principal } as Authentication);
  const [parameter] = Object.values(
    Reflect.getMetadata(ROUTE_ARGS_METADATA, Handler, 'write') as Record<
      string,
      { factory: (data: unknown, context: ExecutionContext) => WriteContext }
    >,
  );
  const http = { switchToHttp: () => ({ getRequest: () => request }) };
  return parameter!.factory(undefined, http as unknown as ExecutionContext);
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
