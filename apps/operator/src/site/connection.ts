import type { EntityManager } from 'typeorm';

export type Row = Record<string, unknown>;

/** As much of a database as reading and writing rows of all tables needs. */
export interface Connection {
  readonly kind: 'sqlite' | 'postgres';
  /** Parameters are `?` on SQLite and `$1` on PostgreSQL. */
  query(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
}

/** The connection of a transaction. */
export function connectionOf(manager: EntityManager): Connection {
  return {
    kind: manager.dataSource.options.type === 'postgres' ? 'postgres' : 'sqlite',
    query: (sql, parameters = []) => manager.query<Row[]>(sql, [...parameters]),
  };
}

/** The placeholder of the parameter with this number, from 1. */
export function parameter({ kind }: Pick<Connection, 'kind'>, number: number): string {
  return kind === 'postgres' ? `$${number}` : '?';
}
