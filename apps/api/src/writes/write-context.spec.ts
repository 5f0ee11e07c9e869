import 'reflect-metadata';
import type { ExecutionContext } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import type { Request } from 'express';
import { type Authentication, authentications } from '../platform/auth/authentication';
import type { Admin } from '../platform/principal';
import { Write, type WriteContext } from './write-context';

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
    const admin: Admin = { name: 'sari', role: 'owner' };
    expect(contextOf(admin).writer).toBe(admin);
  });

  it('makes no context for nobody', () => {
    expect(() => contextOf(null)).toThrow('public route');
  });
});
