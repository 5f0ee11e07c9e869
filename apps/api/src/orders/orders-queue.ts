import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { BusyError } from '../platform/errors';
import { AdmissionQueue } from '../platform/http/admission-queue';

/** On SQLite a quote needs the processor from its beginning to its end, so a second one only delays other responses. */
const MAX_RUNNING = 1;
/** In seconds; the page tries once more by itself. */
const RETRY_AFTER = 2;

/** The places of quotes and tokens. They have a queue of their own, so that they wait for no page, and no page for them. */
@Injectable()
export class OrdersQueue extends AdmissionQueue {
  constructor() {
    super(MAX_RUNNING);
  }
}

/**
 * Lets requests take their turn. Pages call the handlers without interceptors, in the place that they have as a page.
 */
@Injectable()
export class OrdersQueueInterceptor implements NestInterceptor {
  constructor(private readonly queue: OrdersQueue) {}

  intercept(_context: ExecutionContext, next: CallHandler<object>): Observable<object> {
    return from(this.takeTurn(next));
  }

  /** @throws 503 where no place gets free in time */
  private async takeTurn(next: CallHandler<object>): Promise<object> {
    const response = await this.queue.run(false, async () => ({
      body: await lastValueFrom(next.handle()),
    }));
    if (response) return response.body;
    throw new BusyError('Situs sedang ramai. Silakan coba lagi sebentar lagi.', RETRY_AFTER);
  }
}

/** For the `@Endpoint` of routes that take their turn. */
export const QUEUE_ERRORS = {
  503: 'Too many requests wait, or the database is away; `Retry-After` says when to try again',
} as const;
