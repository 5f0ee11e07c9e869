import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  describeOnBothDatabases,
  openTestSqlite,
  type TestDatabase,
} from '@lereng/api-site/testing';
import { REFUSED_VALUES } from '@lereng/shared-testing';
import { doctor } from './doctor';
import { restore } from './restore';
import { RefusedSite } from './testing/refused-site';
import { run } from './testing/run';
import { rowsOf } from './testing/test-site';

jest.setTimeout(60_000);

/** One for each kind of row. */
const OF_EACH_TABLE = REFUSED_VALUES.filter(
  ({ table }, index) => REFUSED_VALUES.findIndex((each) => each.table === table) === index,
);

function declareRestores(openDatabase: () => Promise<TestDatabase>) {
  const test = {} as { source: RefusedSite; target: TestDatabase; env: Record<string, string> };
  let folder: string;

  beforeEach(async () => {
    test.source = await RefusedSite.open();
    test.target = await openDatabase();
    folder = await mkdtemp(join(tmpdir(), 'lereng-restored-'));
    const { config } = test.target;
    test.env = { DATA_DIR: join(folder, 'data') };
    if (config.kind === 'postgres') test.env['DATABASE_URL'] = config.url;
  });
  afterEach(async () => {
    await test.source.drop();
    await test.target.drop();
    await rm(folder, { recursive: true });
  });
  return test;
}

const lineOf = (table: string, key: string, field: string) =>
  `rows/${table}/1.jsonl: ${table.replaceAll('_', '-')} ${key}: ${field} `;

describe('The restore of a refused row', () => {
  const test = declareRestores(openTestSqlite);

  it.each(REFUSED_VALUES)('is refused by one line: $table $field (%#)', async (refused) => {
    const { table, field } = refused;
    const key = await test.source.spoil(refused);
    const refusal = await run(restore, [await test.source.backup()], test.env);
    expect(refusal).toMatchObject({ code: 1, output: '' });
    const [first, last, ...others] = refusal.error.trimEnd().split('\n');
    expect(first).toContain(lineOf(table, key, field));
    expect(last).toMatch(/^Nothing was restored\. The rules refuse 1 of its rows: --leave-out-inv/);
    expect(others).toEqual([]);
    expect(existsSync(test.env['DATA_DIR'] ?? '')).toBe(false);
  });
});

describeOnBothDatabases('The restore of an archive with one', (openDatabase) => {
  const test = declareRestores(openDatabase);

  it.each(OF_EACH_TABLE)('leaves it out: $table', async (refused) => {
    const { table, field } = refused;
    const { target, env } = test;
    const key = await test.source.spoil(refused);
    const file = await test.source.backup();
    expect((await run(restore, [file], env)).code).toBe(1);
    if (target.config.kind === 'postgres') {
      expect(Object.values(await rowsOf(target)).flat()).toEqual([]);
    }
    const done = await run(restore, [file, '--leave-out-invalid'], env);
    expect(done).toMatchObject({ code: 0, error: '' });
    expect(done.output).toContain(lineOf(table, key, field));
    expect(done.output).toMatch(/was restored: \d+ rows .+, but for \d+ rows that were left out/);
    const { output } = await run(doctor, [], env);
    expect(output).toContain('ok       rows: the rules take every row\n');
    expect(output).toContain('ok       files: every row has its files, and no file is left over\n');
  });
});
