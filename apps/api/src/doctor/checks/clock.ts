import type { Snapshot } from '../../backups/database/snapshot';
import { type Check, withSnapshot } from '../check';
import { type Finding, ok, warning } from '../finding';

/** A server compares times that others have stored, such as expiries, with its own clock. */
const MAX_DIFFERENCE_MS = 2_000;

/** Whether the clock of PostgreSQL is that of this machine. */
export const clockCheck: Check = {
  name: 'clock',
  limitMs: 10_000,
  needs: 'database',
  run: async (installation) => {
    if (installation.config.database.kind === 'sqlite') {
      return ok('SQLite has the clock of this machine');
    }
    return clockFinding(await withSnapshot(installation, differenceMs));
  },
};

async function differenceMs(snapshot: Snapshot): Promise<number> {
  const before = Date.now();
  const [row] = await snapshot.query(
    'SELECT EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS milliseconds',
  );
  // The response is about as long on its way as the query.
  return Number(row?.['milliseconds']) - (before + Date.now()) / 2;
}

/** @param difference by how many milliseconds the database is ahead */
export function clockFinding(difference: number): Finding {
  const seconds = Math.abs(difference / 1_000).toFixed(1);
  if (Math.abs(difference) <= MAX_DIFFERENCE_MS) {
    return ok(`the database's clock is within ${MAX_DIFFERENCE_MS / 1_000} s of this machine's`);
  }
  const direction = difference > 0 ? 'ahead of' : 'behind';
  return warning(
    `the database's clock is ${seconds} s ${direction} this machine's`,
    'Set both by NTP',
  );
}
