import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request } from 'express';
import { from, lastValueFrom, type Observable, of } from 'rxjs';
import { invalid } from '../errors';
import { UploadedFile } from '../validation/form-field';
import { hashRequest, readIdempotencyKey } from './idempotency-key';
import { IdempotencyKeysRepository } from './idempotency-keys.repository';
import { KeyedRequest } from './keyed-request';

/**
 * Whether nothing that takes long, or is logged, comes before the key is inserted: a repeat is then found as that fails,
 * and a first request, as nearly all are, needs no read for it.
 */
function isCheap({ method, body }: Pick<Request, 'method' | 'body'>): boolean {
  const values = Object.values((body ?? {}) as object);
  return method === 'PUT' && !values.some((value) => value instanceof UploadedFile);
}

/** A response without a body is undefined. */
interface StoredResponse {
  readonly body: unknown;
}

/**
 * Responds to the repeat of a write with the response of the first one. It runs after the body is read, as a
 * request with another body is another request. It runs before the service, as the service's checks see
 * the rows that the first write has changed.
 *
 * @throws 422 for a bad key, and for a key of another request
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(private readonly keys: IdempotencyKeysRepository) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp().getRequest<Request>();
    const key = readIdempotencyKey(http);
    if (key === null) return next.handle();
    const request = new KeyedRequest(key, hashRequest(http));
    const stored = isCheap(http) ? null : await this.find(request);
    if (stored) return of(stored.body);
    request.attachTo(http);
    const response = lastValueFrom(next.handle());
    return from(response.catch((error: unknown) => this.recover(request, error)));
  }

  /**
   * The response of the same request that ran before or at the same time and made this one fail, or of this
   * request, if the database did not report its commit.
   *
   * @throws the error if there is no such response
   */
  private async recover(request: KeyedRequest, error: unknown): Promise<unknown> {
    if (request.hasWritten) throw error;
    const stored = await this.find(request);
    if (!stored) throw error;
    return stored.body;
  }

  private async find({ key, hash }: KeyedRequest): Promise<StoredResponse | null> {
    const row = await this.keys.find(key);
    if (!row) return null;
    if (row.requestHash !== hash) {
      throw invalid('Idempotency-Key ini sudah dipakai untuk permintaan lain');
    }
    return { body: row.response === null ? undefined : (JSON.parse(row.response) as unknown) };
  }
}
