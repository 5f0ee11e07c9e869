import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { principalOf } from '../platform/auth/authentication';
import { IfMatch } from '../platform/http/entity-tag';
import { readSaveId } from '../platform/idempotency/idempotency-key';
import { KeyedRequest } from '../platform/idempotency/keyed-request';
import { PRODUCT, type Writer } from '../platform/principal';

/** Who writes, and under which conditions. */
export interface WriteContext {
  readonly writer: Writer;
  /** The version that may be replaced. */
  readonly ifMatch: IfMatch;
  /** The `Idempotency-Key` of the request; null without one. */
  readonly key: KeyedRequest | null;
  /** The key of the request that began the save which the write goes on with; null where it is one by itself. */
  readonly saveId: string | null;
}

/** A write that the product makes by itself. */
export const BY_ITSELF: WriteContext = {
  writer: PRODUCT,
  ifMatch: IfMatch.ANY,
  key: null,
  saveId: null,
};

/** The context of a request. @throws Error where nobody is logged in, as on a public route */
export function writeContextOf(request: Request): WriteContext {
  const writer = principalOf(request);
  if (!writer) throw new Error('@Write() is used on a public route');
  return {
    writer,
    ifMatch: new IfMatch(request.headers['if-match']),
    key: KeyedRequest.of(request),
    saveId: readSaveId(request),
  };
}

/** The context of a request, for handlers that write content. */
export const Write = createParamDecorator((_: unknown, context: ExecutionContext) =>
  writeContextOf(context.switchToHttp().getRequest<Request>()),
);
