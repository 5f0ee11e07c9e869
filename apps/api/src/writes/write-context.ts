import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { authenticationOf } from '../platform/auth/authentication';
import { IfMatch } from '../platform/http/entity-tag';
import { readSaveId } from '../platform/idempotency/idempotency-key';
import { KeyedRequest } from '../platform/idempotency/keyed-request';

/** Who writes, and under which conditions. */
export interface WriteContext {
  /** Name of the user who writes; null for the product itself. */
  readonly actor: string | null;
  /** The version that may be replaced. */
  readonly ifMatch: IfMatch;
  /** The `Idempotency-Key` of the request; null without one. */
  readonly key: KeyedRequest | null;
  /** The key of the request that began the save which the write goes on with; null where it is one by itself. */
  readonly saveId: string | null;
}

/** A write that the product makes by itself. */
export const BY_ITSELF: WriteContext = {
  actor: null,
  ifMatch: IfMatch.ANY,
  key: null,
  saveId: null,
};

/** The context of a request, for handlers that write content. */
export const Write = createParamDecorator((_: unknown, context: ExecutionContext): WriteContext => {
  const request = context.switchToHttp().getRequest<Request>();
  return {
    actor: authenticationOf(request)?.claims.sub ?? null,
    ifMatch: new IfMatch(request.headers['if-match']),
    key: KeyedRequest.of(request),
    saveId: readSaveId(request),
  };
});
