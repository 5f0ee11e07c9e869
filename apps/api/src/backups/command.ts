import type { Writable } from 'node:stream';
import { messageOf } from './archive/check-archive';
import type { Manifest } from './archive/manifest';
import { entryParts } from './archive/manifest';

/** What a command uses of its process. */
export interface CommandProcess {
  readonly argv: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly stdout: Writable;
  readonly stderr: Writable;
}

/** @returns the exit code: 1, with one line on standard error, where the work failed */
export async function runCommand(
  { stderr }: CommandProcess,
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

/** Says in words how much an archive has. */
export function contentsOf({ tables, entries }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const files = entries.filter(({ name }) => entryParts(name)?.file !== undefined);
  return `${rows} rows of ${Object.keys(tables).length} tables, ${files.length} files of images`;
}
