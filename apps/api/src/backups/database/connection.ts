import type { Row } from './tables';

/** As much of a database as reading and writing rows of all tables needs. */
export interface Connection {
  readonly kind: 'sqlite' | 'postgres';
  /** Parameters are `?` on SQLite and `$1` on PostgreSQL. */
  query(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
}

/** The placeholder of the parameter with this number, from 1. */
export function parameter({ kind }: Pick<Connection, 'kind'>, number: number): string {
  return kind === 'postgres' ? `$${number}` : '?';
}
