import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { entityTagOf, matchesEntityTag } from './entity-tag';
import { preconditionFailed } from '../errors';

/** Which versions of an entity a change may replace, by the `If-Match` header of its request. */
export class IfMatch {
  /** Without the header: any version, and none. */
  static readonly ANY = new IfMatch(undefined);

  constructor(private readonly header: string | undefined) {}

  /**
   * @param read gives what a GET would respond with; null where there is nothing. Not called without
   *   the header
   * @throws 412 where the header does not name the ETag of that
   */
  async assert(read: () => Promise<object | null>): Promise<void> {
    if (this.header === undefined) return;
    const current = await read();
    if (!current || !matchesEntityTag(this.header, entityTagOf(current))) {
      throw preconditionFailed(
        'Data ini sudah diubah di tempat lain. Muat versi terbaru sebelum menyimpan.',
      );
    }
  }
}

/** The condition of a change, for routes whose `@Endpoint` has `ifMatch`. */
export const Condition = createParamDecorator(
  (_: unknown, context: ExecutionContext): IfMatch =>
    new IfMatch(context.switchToHttp().getRequest<Request>().headers['if-match']),
);
