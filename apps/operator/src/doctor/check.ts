import type { AppConfig } from '@lereng/api-site/config';
import { messageOf } from '@lereng/api-site/errors';
import type { Site } from '../site/open-site';

/** `problem` keeps the site, or its backups, from working; `warning` may come to that. */
export type Level = 'ok' | 'warning' | 'problem';

/** What a check has found, in one line. */
export interface Finding {
  readonly level: Level;
  readonly what: string;
  /** The command or setting that mends it. */
  readonly mend?: string;
}

export const ok = (what: string): Finding => ({ level: 'ok', what });
export const warning = (what: string, mend: string): Finding => ({ level: 'warning', what, mend });
export const problem = (what: string, mend: string): Finding => ({ level: 'problem', what, mend });

/** What a check throws that ends with a problem. */
export class Problem extends Error {
  constructor(
    what: string,
    readonly mend: string,
  ) {
    super(what);
  }
}

/** @throws Problem where `work` fails, in words that have the reason */
export async function orProblem<T>(
  work: () => Promise<T>,
  what: (reason: string) => string,
  mend: string,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Problem(what(messageOf(error)), mend);
  }
}

/** `warning  clock: the database is 3 s ahead. Set both clocks by NTP` */
export function lineOf(name: string, { level, what, mend }: Finding): string {
  const text = mend === undefined ? what : `${what}. ${mend}`;
  // Messages of others may have several lines.
  return `${level.padEnd('problem'.length)}  ${name}: ${text.replace(/\s+/g, ' ')}\n`;
}

/** What is examined. Nothing of it is changed but by a check that may repair. */
export interface Installation extends Site {
  readonly config: AppConfig;
  readonly now: Date;
  readonly mayRepair: boolean;
}

export interface Check {
  readonly name: string;
  /** A check that takes longer is given up. */
  readonly seconds: number;
  /** The checks without whose success it cannot say anything. */
  readonly after?: readonly string[];
  readonly run: (installation: Installation) => Promise<Finding | readonly Finding[]>;
}

/** What a check finds within its time. Never rejects: what it throws is a problem. */
export async function runCheck(
  { run, seconds }: Check,
  installation: Installation,
): Promise<readonly Finding[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Finding>((resolve) => {
    const finding = warning(
      `it was not finished within ${seconds} s`,
      'Try again when less is going on, and look at the disk or network',
    );
    timer = setTimeout(resolve, seconds * 1_000, finding);
  });
  try {
    return [await Promise.race([run(installation), late])].flat();
  } catch (error) {
    const mend = error instanceof Problem ? error.mend : 'See the log of the server';
    return [problem(messageOf(error), mend)];
  } finally {
    clearTimeout(timer);
  }
}
