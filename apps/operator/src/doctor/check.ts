import type { AppConfig } from '@lereng/api-site/config';
import { messageOf } from '@lereng/api-site/errors';
import type { Site } from '../site/open-site';

/** `problem` keeps the site, or its backups, from working; `warning` may come to that. */
export type Level = 'ok' | 'warning' | 'problem';

/** A line of the report. */
export interface Finding {
  readonly level: Level;
  readonly what: string;
  /** The command or setting that mends it. */
  readonly mend?: string;
}

export const ok = (what: string): Finding => ({ level: 'ok', what });
export const warning = (what: string, mend: string): Finding => ({ level: 'warning', what, mend });
export const problem = (what: string, mend: string): Finding => ({ level: 'problem', what, mend });

/** Ends a check with a problem. */
export class Problem extends Error {
  constructor(
    what: string,
    readonly mend: string,
  ) {
    super(what);
  }
}

/** @throws Problem where `work` fails, with the reason behind `what` */
export async function orProblem<T>(work: () => Promise<T>, what: string, mend: string): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Problem(`${what} (${messageOf(error)})`, mend);
  }
}

/** `warning  clock: the database is 3 s ahead. Set both clocks by NTP` */
export function lineOf(name: string, { level, what, mend }: Finding): string {
  const text = mend === undefined ? what : `${what}. ${mend}`;
  // Messages of others may have several lines.
  return `${level.padEnd('problem'.length)}  ${name}: ${text.replace(/\s+/g, ' ')}\n`;
}

/** The installation that is examined. Only checks that may repair change it. */
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

/** Gives a check up after its time. Never rejects: an error of the check is a problem. */
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
