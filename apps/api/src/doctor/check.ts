import type { AppConfig } from '@lereng/api-site/config';
import type { ImageStore } from '@lereng/api-site/images';
import { messageOf } from '../backups/archive/check-archive';
import type { Snapshot } from '../backups/database/snapshot';
import { type Finding, problem, warning } from './finding';

/** What is examined. Nothing of it is changed but by a check that may repair. */
export interface Installation {
  readonly config: AppConfig;
  readonly now: Date;
  readonly mayRepair: boolean;
  readonly store: ImageStore;
  /** The rows of this moment, on a connection of its own. @throws where there is no database */
  openSnapshot(): Promise<Snapshot>;
  /** Says `ok`, or what is damaged in the file of SQLite. */
  quickCheck(file: string): Promise<string>;
}

export interface Check {
  readonly name: string;
  /** A check that takes longer is given up. */
  readonly limitMs: number;
  /** What it is left out without: a database at all, or one with the tables of this version. */
  readonly needs?: 'database' | 'tables';
  run(installation: Installation): Promise<Finding | readonly Finding[]>;
}

/** What a check finds within its time. Never rejects: what it throws is a problem. */
export async function runCheck(
  check: Check,
  installation: Installation,
): Promise<readonly Finding[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Finding>((resolve) => {
    const seconds = check.limitMs / 1_000;
    const finding = warning(
      `it was not finished within ${seconds} s`,
      'Try again when less is going on, and look at the disk or network',
    );
    timer = setTimeout(resolve, check.limitMs, finding);
  });
  try {
    const found = await Promise.race([check.run(installation), late]);
    return [found].flat();
  } catch (error) {
    return [problem(messageOf(error), 'See the log of the server')];
  } finally {
    clearTimeout(timer);
  }
}

/** Works on a snapshot, which is closed at the end. */
export async function withSnapshot<T>(
  installation: Installation,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const snapshot = await installation.openSnapshot();
  try {
    return await work(snapshot);
  } finally {
    await snapshot.close();
  }
}
