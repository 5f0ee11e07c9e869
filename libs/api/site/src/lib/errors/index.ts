import { QueryFailedError } from 'typeorm';

/** The code that a database driver or the file system gave, below TypeORM's wrapping. */
export function errorCode(error: unknown): string | null {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  const code: unknown =
    typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
  return typeof code === 'string' ? code : null;
}

/** True where another connection holds SQLite's lock: worth a second try. */
export function isBusy(error: unknown): boolean {
  return /^SQLITE_(BUSY|LOCKED)(_|$)/.test(errorCode(error) ?? '');
}

/** The codes of SQLite and PostgreSQL for a COMMIT that they have rolled back themselves. */
const ROLLED_BACK =
  /^SQLITE_(BUSY|LOCKED|FULL|CONSTRAINT|READONLY)(_|$)|^(23|40|53|55)[0-9A-Z]{3}$/;

/** False if it is unknown whether a failed COMMIT took effect, as after a lost connection. */
export function isRolledBack(error: unknown): boolean {
  return ROLLED_BACK.test(errorCode(error) ?? '');
}

/** The first line of what was thrown, without a full stop. */
export function messageOf(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return line.replace(/\.$/, '');
}
