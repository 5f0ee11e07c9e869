import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pack } from 'tar-stream';
import { MANIFEST, MANIFEST_HASH, type Manifest, manifestHashLine } from '../archive/manifest';
import { readEntries, readWhole } from '../archive/read-entries';
import type { Row } from '../site/connection';
import type { TableName } from '../site/tables';

/** An entry of an archive that a spec changes. */
export interface Entry {
  name: string;
  bytes: Buffer;
  type?: 'symlink';
}

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

export async function unpack(bytes: Buffer): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of readEntries(Readable.from([bytes]))) {
    entries.push({ name: entry.name, bytes: await readWhole(entry, Infinity) });
  }
  return entries;
}

export function packAll(entries: readonly Entry[]): Promise<Buffer> {
  const archive = pack();
  for (const { name, bytes, type } of entries) {
    if (type) archive.entry({ name, type, linkname: '/etc/passwd' });
    else archive.entry({ name, size: bytes.length }, bytes);
  }
  archive.finalize();
  return buffer(archive);
}

/** Changes the rows of a table, which are those of one page, as by hand and with the right hashes; a text is a line. */
export async function withRows(
  bytes: Buffer,
  table: TableName,
  change: (rows: Row[]) => readonly (Row | string)[],
): Promise<Buffer> {
  const entries = await unpack(bytes);
  const find = (name: string) => {
    const entry = entries.find((each) => each.name === name);
    if (!entry) throw new Error(`The archive has no ${name}.`);
    return entry;
  };
  const page = find(`rows/${table}/1.jsonl`);
  const lines = page.bytes.toString().trimEnd().split('\n');
  const rows = change(lines.map((line) => JSON.parse(line) as Row));
  const texts = rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row)));
  page.bytes = Buffer.from(texts.map((text) => `${text}\n`).join(''));
  const hash = sha256(page.bytes);
  const before = JSON.parse(find(MANIFEST).bytes.toString()) as Manifest;
  const tableBefore = before.tables[table];
  const size = page.bytes.length;
  const manifest = {
    ...before,
    tables: { ...before.tables, [table]: { ...tableBefore, rows: rows.length, sha256: hash } },
    entries: before.entries.map((each) =>
      each.name === page.name ? { ...each, size, sha256: hash } : each,
    ),
  };
  find(MANIFEST).bytes = Buffer.from(JSON.stringify(manifest));
  find(MANIFEST_HASH).bytes = Buffer.from(manifestHashLine(sha256(find(MANIFEST).bytes)));
  return packAll(entries);
}
