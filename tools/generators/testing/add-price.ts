import type { WorkspaceCopy } from './workspace-copy';

/** What a person writes: texts that are found once, each with what takes its place. */
type Edits = Record<string, readonly (readonly [found: string, replacement: string])[]>;

const MIGRATIONS = 'apps/api/src/platform/database/migrations';
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
  [`${API}/classes.content.ts`]: [
    ["description: 'description' }", "description: 'description', price: 'price' }"],
  ],
  [`${API}/classes.service.ts`]: [
    ['{ name, description = null } = request', '{ name, description = null, price } = request'],
    ['request, () => ({ name, description })', 'request, () => ({ name, description, price })'],
    ['{ name, description } = change', '{ name, description, price } = change'],
    ['ifMatch, () => ({ name, description })', 'ifMatch, () => ({ name, description, price })'],
  ],
  [`${API}/classes.db.spec.ts`]: [
    ['image: content.image() });\n\n', 'image: content.image(), price: 20_000 });\n\n'],
  ],
  [`${API}/dto/class.request.ts`]: [
    ['{ IsText, FormError }', '{ IsRupiah, IsText, FormError }'],
    ['  @IsUploadedImage()', "  @IsRupiah('Harga')\n  price!: number;\n\n  @IsUploadedImage()"],
  ],
  [`${API}/dto/class.response.ts`]: [
    [
      'description!: string | null;',
      "description!: string | null;\n\n  @ApiProperty({ type: 'integer' })\n  price!: number;",
    ],
    ['{ name, description, image } = row', '{ name, description, price, image } = row'],
    ['name, description, ...toImage', 'name, description, price, ...toImage'],
  ],
});

const COLUMN = `  {
    header: words.price,
    place: 'fact',
    align: 'end',
    cell: ({ price }) => <Price amount={price} />,
    sortBy: ({ price }) => price,
  },
];`;

const FIELD = `    rupiah({ name: 'price', label: words.price, required: true }),
    multiline(`;

const DETAIL = `        <Detail label={words.price}>
          <Price amount={row.price} />
        </Detail>
        <DetailDates`;

const ON_SCREEN: Edits = {
  [`${SCREEN}/words.ts`]: [
    ["  none: '–',", "  price: 'Harga',\n  none: '–',"],
    ["'Nama dan gambar harus", "'Nama, gambar, dan harga harus"],
    ["'Nama harus", "'Nama dan harga harus"],
  ],
  [`${SCREEN}/classes-page.tsx`]: [
    ['import { ClassDetail }', "import { Price } from '@lereng/web-ui';\nimport { ClassDetail }"],
    ['];', COLUMN],
  ],
  [`${SCREEN}/class-detail.tsx`]: [
    ['import { words }', "import { Price } from '@lereng/web-ui';\nimport { words }"],
    ['        <DetailDates', DETAIL],
  ],
  [`${SCREEN}/class-form.ts`]: [
    ['  text,\n', '  rupiah,\n  text,\n'],
    ['  description: string;', '  price: number | null;\n  description: string;'],
    ['  description: row?', '  price: row?.price ?? null,\n    description: row?'],
    ['    multiline(', FIELD],
    ["words.rule, fields: ['name']", "words.rule, fields: ['name', 'price']"],
    ["fields: ['name', 'image']", "fields: ['name', 'image', 'price']"],
    ['body: ({ name, description,', 'body: ({ name, price, description,'],
    ['    name,\n    description,', '    name,\n    price: price ?? undefined,\n    description,'],
  ],
  [`${SCREEN}/classes-page.spec.tsx`]: [
    ["  description: 'Saat", "  price: 20_000,\n  description: 'Saat"],
    ["'Saat kabut turun.', '1", "'Saat kabut turun.', 'Rp 20.000', '1"],
    ["' Malam ');", "' Malam ');\n  await user.type(screen.getByLabelText(words.price), '25000');"],
    ["toBe('Malam');", "toBe('Malam');\n  expect((body as FormData).get('price')).toBe('25000');"],
  ],
};

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
