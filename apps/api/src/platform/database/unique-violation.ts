import { errorCode } from '@lereng/api-site/errors';

/** True where the database refused a row because its `column` holds a value that is taken. */
export function isUniqueViolation(error: unknown, table: string, column: string): boolean {
  if (!(error instanceof Error)) return false;
  if (errorCode(error) === 'SQLITE_CONSTRAINT_UNIQUE') {
    return error.message.includes(`${table}.${column}`);
  }
  // Constraints are named after what they hold together; see the migrations.
  return errorCode(error) === '23505' && error.message.includes(`"${table}_${column}"`);
}
