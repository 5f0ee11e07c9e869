import type { WorkspaceCopy } from './workspace-copy';

/** What a person writes: texts that are found once, each with what takes its place. */
type Edits = Record<string, readonly (readonly [found: string, replacement: string])[]>;

const MIGRATIONS = 'libs/api/site/src/lib/database/migrations';
const API = 'apps/api/src/content/classes';
const SCREEN = 'libs/admin/classes/src/lib';

const inApi = (migration: string): Edits => ({
  [`${MIGRATIONS}/${migration}.ts`]: [
    [
      '        image_id varchar',
      '        price integer NOT NULL CONSTRAINT classes_price CHECK (price > 0),\n        image_id varchar',
    ],
  ],
  [`${API}/class.entity.ts`]: [
    [
      'description!: string | null;',
      "description!: string | null;\n\n  @Column({ name: 'price', type: 'integer' })\n  price!: number;",
    ],
  ],
  [`${API}/class.dto.ts`]: [
    ['{ FormError, IsText }', '{ FormError, IsRupiah, IsText }'],
    ['  @IsUploadedImage()', "  @IsRupiah('Harga')\n  price!: number;\n\n  @IsUploadedImage()"],
    [
      'description!: string | null;',
      "description!: string | null;\n\n  @ApiProperty({ type: 'integer' })\n  price!: number;",
    ],
    ['{ name, description, image } = row', '{ name, description, price, image } = row'],
    ['name, description, ...toImage', 'name, description, price, ...toImage'],
  ],
  [`${API}/classes.db.spec.ts`]: [
    ['image: content.image() });\n\n', 'image: content.image(), price: 20_000 });\n\n'],
  ],
});

const COLUMN = `  {
    header: fields.price,
    place: 'fact',
    align: 'end',
    cell: ({ price }) => <Price amount={price} />,
    sortBy: ({ price }) => price,
  },
];`;

const FIELD = `    rupiah({ name: 'price', label: fields.price, value: row?.price, required: true }),
    multiline({`;

const DETAIL = `        <Detail label={fields.price}>
          <Price amount={row.price} />
        </Detail>
        <DetailDates`;

const ON_SCREEN: Edits = {
  [`${SCREEN}/words.ts`]: [
    ["    description: 'Deskripsi',", "    description: 'Deskripsi',\n    price: 'Harga',"],
    ["'Nama dan gambar harus", "'Nama, gambar, dan harga harus"],
    ["'Nama harus", "'Nama dan harga harus"],
  ],
  [`${SCREEN}/classes-page.tsx`]: [
    ['  text,\n', '  rupiah,\n  text,\n'],
    ['import { words }', "import { Price } from '@lereng/web-ui';\nimport { words }"],
    ['];', COLUMN],
    ['    multiline({', FIELD],
    ["words.rule, fields: ['name']", "words.rule, fields: ['name', 'price']"],
    ["fields: ['name', 'image']", "fields: ['name', 'image', 'price']"],
    ['        <DetailDates', DETAIL],
  ],
  [`${SCREEN}/classes-page.spec.tsx`]: [
    ["  description: 'Saat", "  price: 20_000,\n  description: 'Saat"],
    ["'Saat kabut turun.', '1", "'Saat kabut turun.', 'Rp 20.000', '1"],
    [
      "' Malam ');",
      "' Malam ');\n  await user.type(screen.getByLabelText(words.fields.price), '25000');",
    ],
    ["toBe('Malam');", "toBe('Malam');\n  expect((body as FormData).get('price')).toBe('25000');"],
  ],
};

/** The files that a column is written in, apart from the sample rows of the specs. */
export const PLACES_OF_A_COLUMN = Object.keys({ ...inApi('any'), ...ON_SCREEN }).filter(
  (file) => !file.includes('.spec.'),
);

/** Gives the generated classes a price in the API, as a developer does before the contract is made anew. */
export async function addPriceToApi(copy: WorkspaceCopy): Promise<void> {
  const list = await copy.read(`${MIGRATIONS}/index.ts`);
  await write(copy, inApi(/'\.\/(\d+-classes)'/.exec(list)?.[1] ?? 'no migration'));
}

/**
 * The same on their screen: a column, a field with its rules, a fact and what the spec says of them.
 * @returns the lines that were written or changed by hand
 */
export const addPriceToScreen = (copy: WorkspaceCopy): Promise<number> => write(copy, ON_SCREEN);

async function write(copy: WorkspaceCopy, edits: Edits): Promise<number> {
  const counts = Object.entries(edits).map(async ([file, replacements]) => {
    const before = await copy.read(file);
    const after = replacements.reduce((text, [found, replacement]) => {
      if (text.split(found).length !== 2) throw new Error(`${file} holds not one "${found}"`);
      return text.replace(found, () => replacement);
    }, before);
    await copy.write(file, after);
    return linesIn(after, before);
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** How many lines of `after` are not in `before`. */
function linesIn(after: string, before: string): number {
  const known = before.split('\n');
  return after.split('\n').filter((line) => {
    const at = known.indexOf(line);
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  }).length;
}
