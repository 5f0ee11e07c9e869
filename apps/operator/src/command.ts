import type { Readable, Writable } from 'node:stream';
import { messageOf } from '@lereng/api-site/errors';

/** The parts of the process that a command uses. */
export interface Command {
  /** Those after its name. */
  readonly args: string[];
  readonly env: NodeJS.ProcessEnv;
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
  /** Aborted when somebody ends it: a command that writes removes what is unfinished then. */
  readonly signal: AbortSignal;
}

/** @returns the exit code: 1, with one line on standard error, where the work failed */
export async function runCommand(
  { stderr }: Command,
  failure: string,
  work: () => Promise<void>,
): Promise<number> {
  try {
    await work();
    return 0;
  } catch (error) {
    stderr.write(`${failure} ${messageOf(error)}.\n`);
    return 1;
  }
}
