import type { EventEmitter } from 'node:events';
import { type AfterQueryEvent, type EntitySubscriberInterface, EventSubscriber } from 'typeorm';

/**
 * Drops a connection whose server stopped answering. The PostgreSQL client gives up waiting for an
 * answer, but keeps the connection, on which that answer may still come: whatever is asked next on it
 * (a rollback to begin with) would wait behind it, and as long again.
 */
@EventSubscriber()
export class SilentConnections implements EntitySubscriberInterface {
  async afterQuery({ error, queryRunner }: AfterQueryEvent): Promise<void> {
    if (!(error instanceof Error) || error.message !== 'Query read timeout') return;
    const connection = (await queryRunner.connect()) as EventEmitter;
    // As the client itself reports a connection that broke: its users let go of it, the pool ends it.
    connection.emit('error', error);
  }
}
