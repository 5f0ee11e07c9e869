import { kindOfTable, TABLE_RULES } from '@lereng/shared-domain/stored-rows';
import { withSnapshot } from '../site/open-site';
import { findRefused, type Refusal, refusalText } from '../site/refused-rows';
import { type Finding, type Installation, ok, problem } from './check';

const TRASH_COLUMN = 'deleted_at';

const MEND =
  'Correct it in the database, or restore a backup into an empty site with --leave-out-invalid';

/**
 * Whether the rules take every stored row. The server leaves the others out, and a restore refuses them. Each is named,
 * as the line of the log about one of them says.
 */
export async function checkStoredRows(installation: Installation): Promise<readonly Finding[]> {
  const found = await withSnapshot(installation, (snapshot) => findRefused(snapshot));
  const own = found.filter(({ isDependent }) => !isDependent);
  if (own.length === 0) return [ok('the rules take every row')];
  return own.map((each) =>
    problem(`${refusalText(each)}, and is left out by the server`, mendOf(each)),
  );
}

/** What the trash takes, the owner's API has by its id. */
function mendOf({ table, key }: Refusal): string {
  if (!(TRASH_COLUMN in (TABLE_RULES[table]?.columns ?? {}))) return MEND;
  const path = `/api/${kindOfTable(table)}/${key}`;
  return `${MEND}, or delete it by DELETE ${path} with the owner's token`;
}
