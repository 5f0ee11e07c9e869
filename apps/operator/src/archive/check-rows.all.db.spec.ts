import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describeOnBothDatabases } from '@lereng/api-site/testing';
import type { Row } from '../site/connection';
import type { TableName } from '../site/tables';
import { withRows } from '../testing/entries';
import { RefusedSite } from '../testing/refused-site';
import { imageId, makeSite, rowsOf } from '../testing/test-site';
import { checkArchive } from './check-archive';
import { findRefusedRows, lineOfRefusal } from './check-rows';
import { restoreArchive } from './restore-archive';
import { findUnstorable } from './stored-as-is';

jest.setTimeout(60_000);

/** What a row of an archive was changed to. */
interface Spoiled {
  readonly table: TableName;
  /** How the refusal begins, behind the file and the kind. */
  readonly refusal: string;
  readonly columns: Row;
  /** It is a further row, beside the one that it is like. */
  readonly isAdded?: true;
}

/** Of a type that the column does not store, or of a kind that only a constraint knew. */
const SPOILED: readonly Spoiled[] = [
  { table: 'images', refusal: `${imageId('a')}: state is not`, columns: { state: 'zzz' } },
  { table: 'images', refusal: `${imageId('a')}: state `, columns: { state: 'pending' } },
  {
    table: 'images',
    refusal: `${imageId('a')}: lease_expires_at `,
    columns: { lease_expires_at: 1 },
  },
  { table: 'menu_items', refusal: '2: hidden is not true or', columns: { hidden: 'maybe' } },
  { table: 'menu_items', refusal: '2: hidden is not true or', columns: { hidden: 1 } },
  { table: 'menu_items', refusal: '2: sold_out is not true or', columns: { sold_out: 'yes' } },
  { table: 'menu_items', refusal: '2: price is not a whole', columns: { price: '28000' } },
  { table: 'menu_items', refusal: '2: price is not a whole', columns: { price: 1e300 } },
  { table: 'menu_items', refusal: '2: description is not a text', columns: { description: 5 } },
  { table: 'menu_items', refusal: '2: description is not', columns: { description: '\ud800' } },
  { table: 'menu_items', refusal: '2: description is not a text', columns: { description: [1] } },
  {
    table: 'menu_items',
    refusal: '2: name is not a text',
    // As backups have binary values.
    columns: { name: { type: 'Buffer', data: [255, 254, 65] } },
  },
  { table: 'menu_items', refusal: '2: spicy is no column', columns: { spicy: null } },
  { table: 'menu_items', refusal: '2: position is missing', columns: { position: undefined } },
  { table: 'menu_items', refusal: '2: position is missing', columns: { position: null } },
  { table: 'menu_items', refusal: '12: id is not a whole', columns: { id: '12' } },
  { table: 'menu_items', refusal: '-5: id is not a whole', columns: { id: -5 } },
  { table: 'menu_items', refusal: '1.5: id is not a whole', columns: { id: 1.5 } },
  { table: 'menu_items', refusal: '2147483648: id is not a whole', columns: { id: 2 ** 31 } },
  { table: 'menu_items', refusal: 'line 1: id is not a whole', columns: { id: true } },
  { table: 'menu_items', refusal: 'line 1: id is missing', columns: { id: undefined } },
  { table: 'menu_items', refusal: 'line 1: id is not a whole', columns: { id: '\u009b2J' } },
  { table: 'menu_items', refusal: '2: a column is no column', columns: { '\u009b2J': 1 } },
  { table: 'packages', refusal: '1: minimum_age is not a text', columns: { minimum_age: -3 } },
  { table: 'packages', refusal: '1: items is missing', columns: { items: null } },
  { table: 'app_state', refusal: 'demo-content: value is not', columns: { value: 'a\u0000b' } },
  { table: 'app_state', refusal: 'backups: key is', columns: { key: 'backups' } },
  { table: 'admins', refusal: '1: role is not', columns: { role: 'cook' } },
  { table: 'admins', refusal: '2: username is that of another', columns: { id: 2 }, isAdded: true },
  { table: 'admins', refusal: '1: id is that of another', columns: {}, isAdded: true },
  {
    table: 'menu_items',
    refusal: '9: image_id is that of another',
    columns: { id: 9 },
    isAdded: true,
  },
];

/** Of an image, with a name of a file that the archive does not have. */
const LACKING: readonly Spoiled[] = [
  { refusal: 'widths names the file 7.avif', columns: { widths: '[5,7,10]' } },
  { refusal: 'width names the file 11.jpg', columns: { width: 11 } },
  {
    refusal: 'upright_widths names the file p-1-4.avif',
    columns: { portrait_crop: 'p-1', upright_widths: '[4]' },
  },
  { refusal: 'icons names the file i-1-32.png', columns: { icons: 'i-1' } },
].map(({ refusal, columns }) => ({
  table: 'images',
  refusal: `${imageId('a')}: ${refusal}, which the archive lacks`,
  columns,
}));

/** One of each way to leave a row out. */
const LEFT_OUT = [...SPOILED, ...LACKING].filter(({ refusal }) =>
  /7\.avif|state is not|^2: price|spicy|line 1: id is missing|^backups|^2: id|another/.test(
    refusal,
  ),
);

/** The first row but in `app_state`, whose first one has the login. */
function spoil(rows: readonly Row[], { table, columns, isAdded }: Spoiled): Row[] {
  const index = table === 'app_state' ? 1 : 0;
  const changed = { ...rows[index], ...columns };
  const before = isAdded ? rows : rows.slice(0, index);
  return [...before, changed, ...(isAdded ? [] : rows.slice(index + 1))];
}

const open = (bytes: Buffer) => checkArchive(async () => Readable.from([bytes]));

describe('A row of an archive with a value that no column takes', () => {
  let whole: Buffer;
  let source: RefusedSite;
  let folder: string;

  beforeAll(async () => {
    source = await RefusedSite.open();
    whole = await readFile(await source.backup());
  });
  afterAll(() => source.drop());
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lereng-rows-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is none of a table that is missing, which is said instead', async () => {
    const archive = await open(whole);
    delete archive.manifest.tables.slides;
    const lacks = 'The archive lacks the table slides.';
    await expect(findRefusedRows(archive, folder)).rejects.toThrow(lacks);
  });

  it('is none of those that the product stores', async () => {
    expect(await findRefusedRows(await open(whole), folder)).toEqual([]);
  });

  it.each(['null', '[]', '5', '{x', ''])('is named where it is no row: %j', async (line) => {
    const bytes = await withRows(whole, 'menu_items', (rows) => [...rows, line]);
    const found = await findRefusedRows(await open(bytes), folder);
    expect(found.map(lineOfRefusal)).toEqual([
      expect.stringMatching(/menu_items\/1\.jsonl: menu-items line \d+: category_id is missing/),
    ]);
  });

  it('is named where an image has no id', async () => {
    const without = (rows: Row[]) =>
      rows.map((row, n) => (n === 0 ? { ...row, id: undefined } : row));
    const bytes = await withRows(whole, 'images', without);
    const [first] = await findRefusedRows(await open(bytes), folder);
    expect(first && lineOfRefusal(first)).toContain('images line 1: id is missing');
  });

  it('is named where a trigger would fill a column', () => {
    const columns = new Map([['subject', 'varchar(20)']]);
    expect(findUnstorable('content_history', columns, { subject: null })).toEqual({
      field: 'subject',
      what: 'is missing',
    });
  });

  async function expectNamed(spoiled: Spoiled): Promise<void> {
    const { table, refusal } = spoiled;
    const bytes = await withRows(whole, table, (rows) => spoil(rows, spoiled));
    const found = await findRefusedRows(await open(bytes), folder);
    const own = found.filter(({ isDependent }) => !isDependent).map(lineOfRefusal);
    const kind = table.replaceAll('_', '-');
    expect(own).toEqual([expect.stringContaining(`rows/${table}/1.jsonl: ${kind} ${refusal}`)]);
  }

  it.each(SPOILED)('is named: $table $refusal', expectNamed);

  it.each(LACKING)('is named: $refusal', expectNamed);
});

describeOnBothDatabases('An archive with such rows', (openDatabase) => {
  it.each(LEFT_OUT)('is restored without them: $table $refusal', async (spoiled) => {
    const source = await RefusedSite.open();
    const { table } = spoiled;
    const whole = await readFile(await source.backup());
    const bytes = await withRows(whole, table, (rows) => spoil(rows, spoiled));
    const target = await openDatabase();
    const site = await makeSite(target.config);
    const archive = await open(bytes);
    const refusals = await findRefusedRows(archive, site.folder);
    await restoreArchive(archive, site, undefined, refusals);
    const { images, [table]: left } = await rowsOf(target);
    const before = archive.manifest.tables[table]?.rows ?? 0;
    expect(left).toHaveLength(before - 1);
    const used = refusals.filter((each) => each.table === 'images');
    expect(images).toHaveLength((archive.manifest.tables['images']?.rows ?? 0) - used.length);
    await target.drop();
    await site.remove();
    await source.drop();
  });
});
