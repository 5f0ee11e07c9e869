import type { AppConfig } from '@lereng/api-site/config';
import { messageOf } from '@lereng/api-site/errors';
import type { Site } from '../site/open-site';

/** A line of the report. */
export interface Finding {
  /** A problem keeps the site, or its backups, from working; a warning may come to that. */
  readonly level: 'ok' | 'warning' | 'problem';
  readonly what: string;
  /** The command or setting that mends it. */
  readonly mend?: string;
}

/** A check returns it, or throws it where it can go no further. */
class Problem extends Error implements Finding {
  readonly level = 'problem';

  constructor(
    readonly what: string,
    readonly mend: string,
  ) {
    super(what);
  }
}

export const ok = (what: string): Finding => ({ level: 'ok', what });
export const warning = (what: string, mend: string): Finding => ({ level: 'warning', what, mend });
export const problem = (what: string, mend: string) => new Problem(what, mend);

/** @throws a problem where `work` fails, with the reason behind `what` */
export async function orProblem<T>(work: () => Promise<T>, what: string, mend: string): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw problem(`${what} (${messageOf(error)})`, mend);
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
  /** The checks without whose success it cannot say anything. */
  readonly after?: readonly string[];
  readonly run: (installation: Installation) => Promise<Finding | readonly Finding[]>;
}

/** A disk of the network that does not respond has no limit of its own. */
const LIMIT_MS = 5 * 60_000;

/** Gives a check up after its time. Never rejects: an error of the check is a problem. */
export async function runCheck(
  { run }: Check,
  installation: Installation,
): Promise<readonly Finding[]> {
  const late = new Promise<Finding>((resolve) => {
    const finding = warning(
      `it was not finished within ${LIMIT_MS / 1_000} s`,
      'Try again when less is going on, and look at the disk or network',
    );
    setTimeout(resolve, LIMIT_MS, finding).unref();
  });
  try {
    return [await Promise.race([run(installation), late])].flat();
  } catch (error) {
    return [
      error instanceof Problem ? error : problem(messageOf(error), 'See the log of the server'),
    ];
  }
}
