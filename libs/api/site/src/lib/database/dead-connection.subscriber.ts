import type { Client } from 'pg';
import { type AfterQueryEvent, type EntitySubscriberInterface, EventSubscriber } from 'typeorm';

/**
 * Closes a connection whose server stopped responding. The PostgreSQL client times out but reuses the
 * connection, where the next statement (first of all the rollback) would wait for the late response.
 */
@EventSubscriber()
export class DeadConnectionSubscriber implements EntitySubscriberInterface {
  async afterQuery({ error, queryRunner }: AfterQueryEvent): Promise<void> {
    if (!(error instanceof Error) || error.message !== 'Query read timeout') return;
    const connection = (await queryRunner.connect()) as Client;
    // It does not wait for a query in flight. The pool removes a connection that has ended when it is released.
    connection.end().catch(() => undefined);
  }
}
