import { calendarDateIn } from '@lereng/shared-domain';
import { engines } from '../../../../package.json';
import { withSnapshot } from '../site/open-site';
import type { Snapshot } from '../site/snapshot';
import { type Finding, type Installation, ok, problem, warning } from './check';

/** A server compares times that others have stored, such as expiries, with its own clock. */
const MAX_DIFFERENCE_MS = 2_000;

/** The version of Node.js against those that the product promises to run on. */
export async function checkNode(): Promise<Finding> {
  const { node } = process.versions;
  if (isSupported(node, engines.node)) return ok(`Node.js ${node}`);
  return problem(`Node.js ${node} is not supported`, `Install one of ${engines.node}`);
}

/** @param range caret ranges as in package.json: `^20.19.0 || ^22.14.0` */
export function isSupported(version: string, range: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return range.split('||').some((each) => {
    const [, lowestMajor, lowestMinor] = /\^(\d+)\.(\d+)/.exec(each) ?? [];
    return major === Number(lowestMajor) && minor >= Number(lowestMinor);
  });
}

/** Which day it is for promotions. The zone itself has been checked with the configuration. */
export async function checkTimeZone({
  config: { venueTimeZone },
  now,
}: Installation): Promise<Finding> {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: venueTimeZone, timeStyle: 'short' });
  const day = calendarDateIn(now, venueTimeZone);
  return ok(`it is ${day} ${time.format(now)} in ${venueTimeZone}, by this machine's clock`);
}

/** Whether the clock of PostgreSQL is that of this machine. */
export async function checkClock(installation: Installation): Promise<Finding> {
  if (installation.config.database.kind === 'sqlite') {
    return ok('SQLite has the clock of this machine');
  }
  return clockFinding(await withSnapshot(installation, differenceMs));
}

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
