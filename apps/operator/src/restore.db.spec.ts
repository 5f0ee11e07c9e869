import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kindOfTable } from '@lereng/shared-domain/stored-rows';
import { REFUSED_VALUES } from '@lereng/shared-testing';
import { doctor } from './doctor';
import { backup } from './backup';
import { restore } from './restore';
import { RefusedSite } from './testing/refused-site';
import { run } from './testing/run';
import { imageId, rowsOf } from './testing/test-site';

jest.setTimeout(60_000);

describe('The restore of rows that the rules refuse', () => {
  let source: RefusedSite;
  let folder: string;
  let env: Record<string, string>;

  beforeEach(async () => {
    source = await RefusedSite.open();
    folder = await mkdtemp(join(tmpdir(), 'lereng-restored-'));
    env = { DATA_DIR: join(folder, 'data') };
  });
  afterEach(async () => {
    await source.drop();
    await rm(folder, { recursive: true });
  });

  const rowsOfTarget = () =>
    rowsOf({
      config: { kind: 'sqlite', file: join(env['DATA_DIR'] ?? '', 'lereng.db') },
    } as never);

  it('touches nothing, and names each', async () => {
    await source.spoil({ table: 'calendar_entries', field: 'until_day', value: '9999-12-31' });
    await source.spoil({ table: 'price_periods', field: 'prices', value: '{}' });
    const file = await source.backup();
    for (const args of [[file], [file, '--rehearse']]) {
      expect(await run(restore, args, env)).toEqual({
        code: 1,
        output: '',
        error:
          'rows/calendar_entries/1.jsonl: calendar-entries 7: until_day makes more than 366 days, from from_day on\n' +
          'rows/price_periods/1.jsonl: price-periods 4: prices is not a list of prices of packages\n' +
          'Nothing was restored. The rules refuse 2 of its rows: --leave-out-invalid leaves them out.\n',
      });
      expect(existsSync(env['DATA_DIR'] ?? '')).toBe(false);
    }
  });

  it('leaves out what belongs to a row, and keeps the rest', async () => {
    await source.spoil({ table: 'packages', field: 'items', value: '[' });
    await source.spoil({ table: 'menu_categories', field: 'name', value: '\u200b' });
    const file = await source.backup();
    const { code, output, error } = await run(restore, [file, '--leave-out-invalid'], env);
    expect([code, error]).toEqual([0, '']);
    expect(output.split('\n').slice(0, -2).sort()).toEqual([
      `rows/images/1.jsonl: images ${imageId('b')}: id is that of the image of a row that is left out`,
      `rows/images/1.jsonl: images ${imageId('d')}: id is that of the image of a row that is left out`,
      'rows/menu_categories/1.jsonl: menu-categories 3: name is not a trimmed text of 1 to 50 characters',
      'rows/menu_items/1.jsonl: menu-items 2: category_id refers to a row that is left out',
      'rows/package_images/1.jsonl: package-images 1/1: package_id refers to a row that is left out',
      'rows/packages/1.jsonl: packages 1: items is not a list of up to 50 trimmed texts of 1 to 150 characters',
      'rows/promotion_packages/1.jsonl: promotion-packages 1/1: package_id refers to a row that is left out',
    ]);
    const rows = await rowsOfTarget();
    expect(rows).toMatchObject({ packages: [], package_images: [], promotion_packages: [] });
    expect([rows['promotions']?.length, rows['content_history']?.length]).toEqual([1, 450]);
    expect(rows['menu_items']?.map(({ category_id }) => category_id)).toEqual([null, null]);
    expect((await readdir(join(env['DATA_DIR'] ?? '', 'images'))).sort()).toEqual(
      ['a', 'c', 'e'].map(imageId),
    );

    // A backup of it has nothing that a restore would refuse.
    const again = join(folder, 'again.tar');
    expect(await run(backup, ['--to', again], env)).toMatchObject({ code: 0 });
    expect(await run(restore, [again, '--rehearse'], env)).toMatchObject({ code: 0, error: '' });
  });

  it('has no row that the doctor does not name, however many there are', async () => {
    const ofEachTable = new Map(REFUSED_VALUES.map((refused) => [refused.table, refused]));
    const names: string[] = [];
    for (const refused of ofEachTable.values()) {
      const key = await source.spoil(refused);
      names.push(`${kindOfTable(refused.table)} ${key}: ${refused.field} `);
    }
    const { output } = await run(doctor, [], { DATA_DIR: source.site.folder });
    for (const name of names) expect(output).toContain(`problem  rows: ${name}`);
  });

  it('has no flag that is none', async () => {
    await source.spoil({ table: 'menu_items', field: 'hidden', value: 'x' });
    const { output } = await run(doctor, [], { DATA_DIR: source.site.folder });
    expect(output).toContain('problem  rows: menu-items 2: hidden is not true or false');
    const { error } = await run(restore, [await source.backup()], env);
    expect(error).toContain('rows/menu_items/1.jsonl: menu-items 2: hidden is not true or false');
  });

  it('is what the doctor says to do', async () => {
    const key = await source.spoil({ table: 'images', field: 'widths', value: '{' });
    await source.spoil({ table: 'calendar_entries', field: 'until_day', value: '9999-12-31' });
    const { folder: DATA_DIR } = source.site;
    const { code, output } = await run(doctor, [], { DATA_DIR });
    expect(code).toBe(1);
    const lines = output.split('\n').filter((line) => line.includes(' rows: '));
    expect(lines).toEqual([
      expect.stringMatching(`^problem  rows: images ${key}: widths is not a list .+Correct it in`),
      expect.stringMatching(
        /rows: calendar-entries 7: until_day .+ DELETE \/api\/calendar-entries\/7/,
      ),
    ]);
  });
});
