import { MAX_ID } from '@lereng/shared-domain';
import { findFault, readJsonColumns } from '@lereng/shared-domain/stored-rows';
import * as z from 'zod';
import { IMAGE_ID, imageFileNames } from '@lereng/api-site/images';
import type { Row } from '../site/connection';
import { TABLE_NAMES } from '../site/tables';

export const MANIFEST = 'manifest.json';

/** Has the hash of the manifest, which has those of all other entries. */
export const MANIFEST_HASH = 'manifest.sha256';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().nonnegative();

const manifestSchema = z.strictObject({
  format: z.literal(1),
  /** Of the product. */
  version: z.string(),
  created_at: z.iso.datetime(),
  /** The newest one of the database. */
  migration: z.string(),
  tables: z.partialRecord(
    z.enum(TABLE_NAMES),
    z.strictObject({ rows: count, last_id: count.max(MAX_ID), sha256 }),
  ),
  /** In their order in the archive. */
  entries: z.array(z.strictObject({ name: z.string(), size: count, sha256 })),
});

/** The contents of a backup, with the hashes that show that they are unchanged. */
export type Manifest = z.output<typeof manifestSchema>;
export type ManifestEntry = Manifest['entries'][number];
export type ManifestTable = NonNullable<Manifest['tables'][keyof Manifest['tables']]>;

/** @throws Error where it is none */
export function parseManifest(text: string): Manifest {
  const result = manifestSchema.safeParse(JSON.parse(text));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${issue?.path.join('.')}: ${issue?.message}`);
}

/** The text of the entry `MANIFEST_HASH`, in the form of `sha256sum`. */
export const manifestHashLine = (hash: string): string => `${hash}  ${MANIFEST}\n`;

export const rowsEntry = (table: string, page: number): string => `rows/${table}/${page}.jsonl`;
export const imageEntry = (id: string, file: string): string => `images/${id}/${file}`;

export interface EntryParts {
  readonly table?: string;
  readonly id?: string;
  readonly file?: string;
}

const ROWS = /^rows\/(?<table>[a-z_]+)\/[1-9]\d{0,8}\.jsonl$/;
const IMAGE = new RegExp(
  `^images/(?<id>${IMAGE_ID.source.slice(1, -1)})/(?<file>[a-z0-9][a-z0-9-]{0,40}\\.(?:avif|webp|jpg|png))$`,
);

/** The parts of the name of an entry; null for every other name, as paths are made of them. */
export function entryParts(name: string): EntryParts | null {
  return (ROWS.exec(name) ?? IMAGE.exec(name))?.groups ?? null;
}

/** The names of the entries that the row of an image needs; none of one that the rules refuse. */
export function entriesOfImage(row: Row): string[] {
  const columns = readJsonColumns('images', row);
  if (typeof row['id'] !== 'string' || findFault('images', columns)) return [];
  const widths = (name: string) => columns[name] as number[];
  const names = imageFileNames({
    width: Number(row['width']),
    widths: widths('widths'),
    portraitCrop: row['portrait_crop'] as string | null,
    portraitWidths: widths('upright_widths'),
    // An archive of an older release has no such column.
    icons: (row['icons'] as string | undefined) ?? null,
  });
  return names.map((name) => imageEntry(String(row['id']), name));
}

/** The column of an image that names a file, by its name there. */
export function columnOfFile(file: string): string {
  if (file.endsWith('.png')) return 'icons';
  if (file.endsWith('.jpg')) return 'width';
  return /^\d+\./.test(file) ? 'widths' : 'upright_widths';
}

/** A page of rows as JSON Lines. */
export function linesOf(rows: readonly Row[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}

/** Says in words how much an archive has. */
export function contentsOf({ tables, entries }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const files = entries.filter(({ name }) => entryParts(name)?.file !== undefined);
  return `${rows} rows of ${Object.keys(tables).length} tables, ${files.length} files of images`;
}
