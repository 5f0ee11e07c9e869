import type { EventEmitter } from 'node:events';
import { type AfterQueryEvent, type EntitySubscriberInterface, EventSubscriber } from 'typeorm';

/**
 * Closes a connection whose server stopped responding. The PostgreSQL client times out but reuses the
 * connection, where the next statement (first of all the rollback) would wait for the late response.
 */
@EventSubscriber()
export class DeadConnectionSubscriber implements EntitySubscriberInterface {
  async afterQuery({ error, queryRunner }: AfterQueryEvent): Promise<void> {
    if (!(error instanceof Error) || error.message !== 'Query read timeout') return;
    const connection = (await queryRunner.connect()) as EventEmitter;
    // The client reports a broken connection by this event. Its users then release it, and the pool closes
    // it.
    connection.emit('error', error);
  }
}
