import type { EntityManager } from 'typeorm';

export type Row = Record<string, unknown>;

/** As much of a database as reading and writing rows of all tables needs. */
export interface Connection {
  readonly kind: 'sqlite' | 'postgres';
  /** Parameters are `$1`, `$2` and so on, each once and in this order. */
  query(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
}

/** The connection of a transaction. */
export function connectionOf(manager: EntityManager): Connection {
  const kind = manager.dataSource.options.type === 'postgres' ? 'postgres' : 'sqlite';
  return {
    kind,
    query: (sql, parameters = []) =>
      kind === 'sqlite'
        ? manager.query<Row[]>(...forSqlite(sql, parameters))
        : manager.query<Row[]>(sql, [...parameters]),
  };
}

/** The driver of SQLite takes `?` for each parameter, and no booleans. */
export function forSqlite(
  sql: string,
  parameters: readonly unknown[],
): [sql: string, parameters: unknown[]] {
  return [
    sql.replaceAll(/\$\d+/g, '?'),
    parameters.map((value) => (typeof value === 'boolean' ? Number(value) : value)),
  ];
}
