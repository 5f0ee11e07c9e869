import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { MIGRATION_NAMES } from '@lereng/api-site/database/migrations';
import { openTestSqlite, type TestDatabase } from '@lereng/api-site/testing';
import { type Entry, packAll, sha256, unpack } from '../testing/entries';
import { fillSite, imageId, makeSite, type TestSite } from '../testing/test-site';
import { checkArchive } from './check-archive';
import type { Manifest } from './manifest';
import { writeArchive } from './write-archive';

/** Hundreds of flushed files take seconds on a busy machine. */
jest.setTimeout(60_000);

const check = (bytes: Buffer) => checkArchive(async () => Readable.from([bytes]));

describe('The check of an archive', () => {
  let source: TestDatabase;
  let site: TestSite;
  let whole: Buffer;
  let entries: Entry[];

  beforeAll(async () => {
    source = await openTestSqlite();
    site = await makeSite(source.config);
    await fillSite(source.database, site);
    whole = await buffer(writeArchive(site, 'operator').stream);
  });
  afterAll(async () => {
    await source.drop();
    await site.remove();
  });
  beforeEach(async () => {
    entries = await unpack(whole);
  });

  const at = (start: string) => entries.findIndex(({ name }) => name.startsWith(start));

  /** Packs the entries with a manifest that was changed, and with the hash of that. */
  async function withManifest(change: (manifest: Manifest) => void): Promise<Buffer> {
    const index = at('manifest.json');
    const manifest = JSON.parse(entries[index]!.bytes.toString()) as Manifest;
    change(manifest);
    const bytes = Buffer.from(JSON.stringify(manifest));
    entries[index] = { name: 'manifest.json', bytes };
    const line = Buffer.from(`${sha256(bytes)}  manifest.json\n`);
    entries[index + 1] = { name: 'manifest.sha256', bytes: line };
    return packAll(entries);
  }

  /** Adds an entry that the manifest names, as in an archive that was made by hand. */
  function withNamedEntry(name: string, type?: 'symlink'): Promise<Buffer> {
    const bytes = Buffer.from('x');
    entries.unshift({ name, bytes, ...(type && { type }) });
    return withManifest((manifest) => {
      manifest.entries.unshift({ name, size: 1, sha256: sha256(bytes) });
    });
  }

  it('finds a whole one so, also if it was packed again', async () => {
    const { manifest, files } = await check(whole);
    expect(manifest).toMatchObject({ format: 1, migration: MIGRATION_NAMES.at(-1) });
    expect(manifest.tables).toMatchObject({
      content_history: { rows: 450, last_id: 450 },
      images: { rows: 5, last_id: 0 },
      slides: { rows: 0, last_id: 4 },
    });
    // Each has five files; one has a crop for phones, and one the icons of devices.
    expect(files.size).toBe(5 * 5 + 2 + 6);
    expect((await check(await packAll(entries))).manifest).toEqual(manifest);
  });

  it('finds every flipped byte of an entry or its header', async () => {
    const tried: string[] = [];
    let offset = 0;
    for (const { name, bytes } of entries) {
      // One byte of the name, one of the header's other fields, the first and the last of the content.
      for (const place of [0, 100, 512, 512 + bytes.length - 1]) {
        const damaged = Buffer.from(whole);
        damaged[offset + place]! ^= 1;
        await expect(check(damaged)).rejects.toThrow(/^The archive /);
        tried.push(name);
      }
      offset += 512 + Math.ceil(bytes.length / 512) * 512;
    }
    expect(tried).toHaveLength(entries.length * 4);
  });

  it('finds one that was cut off, wherever', async () => {
    const end = whole.length - 2 * 512;
    for (let length = 0; length < end; length += Math.ceil(end / 97)) {
      await expect(check(whole.subarray(0, length))).rejects.toThrow(/^The archive is damaged/);
    }
    await expect(check(whole.subarray(0, end - 512))).rejects.toThrow('The archive is damaged');
    await expect(check(Buffer.from('no archive'.repeat(100)))).rejects.toThrow('is damaged');
  });

  it.each([
    ['images/', /is not named there|is missing/],
    ['rows/packages/', /is not named there/],
    ['rows/content_history/2', /not named there/],
    ['rows/app_state/', /is missing/],
    ['manifest.json', /damaged/],
    ['manifest.sha256', /before its manifest/],
  ])('finds that %s is missing', async (start, reason) => {
    entries.splice(at(start), 1);
    await expect(check(await packAll(entries))).rejects.toThrow(reason);
  });

  it.each([
    [`images/${imageId('9')}/5.avif`, 0, /not named there/],
    ['rows/slides/1.jsonl', 0, /no end|JSON/],
    [`images/${imageId('a')}/6.avif`, 1, /not named there/],
    ['README', 0, /no name of an entry/],
    [`images/${imageId('a')}/5.avif`, -1, /behind its end/],
  ])('finds that %s is too much', async (name, index, reason) => {
    const place = index < 0 ? entries.length : index;
    entries.splice(place, 0, { name, bytes: Buffer.from('x') });
    await expect(check(await packAll(entries))).rejects.toThrow(reason);
  });

  it.each([
    '../x',
    '/etc/passwd',
    'rows/../../x.jsonl',
    'rows/images/0.jsonl',
    'rows/sqlite_master/1.jsonl',
    `images/${imageId('a')}/..avif`,
    `images/../${imageId('a')}/5.avif`,
    `images/${imageId('a')}/../../x.avif`,
    `/images/${imageId('a')}/5.avif`,
  ])('refuses the name %s, also with a manifest that has it', async (name) => {
    await expect(check(await withNamedEntry(name))).rejects.toThrow(/^The archive is damaged: /);
  });

  it('refuses what is no file, and an entry twice', async () => {
    const link = await withNamedEntry(`images/${imageId('9')}/5.avif`, 'symlink');
    await expect(check(link)).rejects.toThrow('is not a file but a symlink');
    entries = await unpack(whole);
    const twice = await withNamedEntry(`images/${imageId('a')}/5.avif`);
    await expect(check(twice)).rejects.toThrow('an entry twice');
  });

  it.each<[string, (manifest: Manifest) => void, RegExp]>([
    ['another count', ({ tables }) => (tables.packages!.rows = 2), /packages has other rows/],
    ['another hash', ({ tables }) => (tables.packages!.sha256 = '0'.repeat(64)), /other rows/],
    ['no table', ({ tables }) => delete tables.packages, /other rows/],
    ['another size', ({ entries: [first] }) => (first!.size += 1), /another size/],
    ['another entry', ({ entries: [first] }) => (first!.name = 'x'), /not named there/],
    ['another format', (manifest) => ((manifest.format as number) = 2), /format/],
    ['an id that no row may have', ({ tables }) => (tables.slides!.last_id = 2 ** 31), /last_id/],
    ['a newer version', (made) => (made.migration = 'Later1'), /newer version \(.+Later1\)/],
  ])('refuses a manifest with %s', async (_, change, reason) => {
    await expect(check(await withManifest(change))).rejects.toThrow(reason);
  });

  const line = (row: object) => `${JSON.stringify(row)}\n`;
  it.each<[string, string, RegExp]>([
    ['30,000 empty rows', '{}\n'.repeat(30_000), /too many rows/],
    ['a row of 3 MB', line({ name: 'x'.repeat(3_000_000) }), /a row that is too large/],
    ['a row of 500 columns', line({ ...Array(500).fill(1) }), /a line is no row/],
    ['65 MB', `${' '.repeat(65 * 2 ** 20)}{}\n`, /too large/],
  ])('refuses a page with %s', async (_, rows, reason) => {
    entries[at('rows/packages/')]!.bytes = Buffer.from(rows);
    await expect(check(await packAll(entries))).rejects.toThrow(reason);
  });

  it('refuses a manifest that is larger than its entries need, and a file that is no picture of the product', async () => {
    const padded = withManifest((manifest) => (manifest.version = 'x'.repeat(2_000_000)));
    await expect(check(await padded)).rejects.toThrow(/manifest.json" is too large/);
    entries[at('images/')]!.bytes = Buffer.alloc(33 * 2 ** 20);
    await expect(check(await packAll(entries))).rejects.toThrow(/images.*too large/);
  });
});
