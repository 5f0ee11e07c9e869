import { Column, type ColumnOptions } from 'typeorm';

/** SQLite has flags as numbers; the driver of PostgreSQL gives them as they are. */
function readFlag(value: unknown): unknown {
  if (value === 0 || value === 1) return value === 1;
  return value;
}

/**
 * A column of true or false. TypeORM's own type takes whatever SQLite has there for one of the two; here such a value
 * stays as it is, which `soundRows` refuses. The type is that by which SQLite stores a boolean.
 */
export const FlagColumn = (options: ColumnOptions & { default: boolean }): PropertyDecorator =>
  Column({
    ...options,
    type: 'numeric',
    transformer: { to: (value: unknown) => value, from: readFlag },
  });
