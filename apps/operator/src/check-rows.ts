import type { CheckedArchive } from './archive/check-archive';
import { type ArchiveRefusal, findRefusedRows, lineOfRefusal } from './archive/check-rows';
import type { Command } from './command';
import { inTemporaryFolder } from './temporary-folder';
import type { Refusal } from './site/refused-rows';

/**
 * Names the rows of an archive that the rules refuse, each in a line.
 *
 * @returns those that are to be left out
 * @throws Error where there are any, and they are not to be left out
 */
export async function checkRows(
  archive: CheckedArchive,
  { stdout, stderr }: Command,
  leaveOutInvalid: boolean,
): Promise<readonly ArchiveRefusal[]> {
  const refusals = await inTemporaryFolder((folder) => findRefusedRows(archive, folder));
  if (leaveOutInvalid) {
    for (const each of refusals) stdout.write(lineOfRefusal(each));
    return refusals;
  }
  const own = refusals.filter(({ isDependent }) => !isDependent);
  for (const each of own) stderr.write(lineOfRefusal(each));
  if (own.length > 0) {
    throw new Error(
      `The rules refuse ${own.length} of its rows: --leave-out-invalid leaves them out`,
    );
  }
  return [];
}

/** The end of the line that says what was stored. */
export function asTheyWere(refusals: readonly Refusal[]): string {
  const cleared = refusals.filter(({ isCleared }) => isCleared).length;
  const left = refusals.length - cleared;
  if (refusals.length === 0) return 'all as they were';
  return `but for ${left} rows that were left out, and ${cleared} references to them`;
}
