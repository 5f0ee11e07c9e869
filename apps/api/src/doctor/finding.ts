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

/** `warning  clock: the database is 3 s ahead. Set both clocks by NTP` */
export function lineOf(name: string, { level, what, mend }: Finding): string {
  const text = mend === undefined ? what : `${what}. ${mend}`;
  // Messages of others may have several lines.
  return `${level.padEnd('problem'.length)}  ${name}: ${text.replace(/\s+/g, ' ')}\n`;
}
