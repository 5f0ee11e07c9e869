import 'reflect-metadata';
import { PartialType } from '@nestjs/swagger';
import fc from 'fast-check';
import { ApiError } from '../errors';
import { InvalidField } from './form-field';
import {
  DtoListPipe,
  DtoPipe,
  FormError,
  IsCalendarDate,
  IsFlag,
  IsIdList,
  IsJsonList,
  IsRupiah,
  IsWeekdays,
  IsText,
  IsWebUrl,
  IsWholeNumber,
  normalizeLine,
  textCheck,
} from '.';

@FormError('Nama dan harga harus benar', ['name', 'price'], 'invalid')
class Row {
  @IsText({ label: 'Nama', max: 5 })
  name!: string;

  @IsText({ label: 'Deskripsi', max: 5, optional: true, multiline: true })
  description?: string | null;

  @IsRupiah('Harga')
  price!: number;

  @IsCalendarDate('Sampai', { clearable: false })
  until!: string;

  @IsWholeNumber({ label: 'Urutan', min: -1_000, max: 1_000, empty: 0 })
  order?: number | null;

  @IsFlag('Disembunyikan', 'Hidden')
  hidden?: boolean;

  @IsJsonList({
    label: 'Termasuk',
    optional: true,
    max: 3,
    normalize: normalizeLine,
    entry: textCheck('Termasuk', 5),
    description: 'Names',
    example: '[]',
  })
  items?: string[] | null;

  @IsJsonList({
    label: 'Paket',
    min: 1,
    tooFew: 'Pilih minimal 1 paket',
    entry: (id) => (typeof id === 'number' ? null : 'Paket tidak ditemukan'),
    description: 'Ids',
    example: '[1]',
  })
  packages!: number[];

  @IsIdList('Daftar', { description: 'Ids' })
  ids!: number[];

  @IsWeekdays('Hari')
  weekdays?: number[] | null;
}

class RowChange extends PartialType(Row, { skipNullProperties: false }) {}

@FormError('Tautan dan diskon harus diisi', ['url', 'discount'], 'missing')
class Offer {
  @IsWebUrl('URL', { optional: false })
  url!: string;

  @IsWholeNumber({
    label: 'Diskon',
    min: 1,
    max: 100,
    outOfRange: 'Diskon 1 sampai 100 harus diisi',
  })
  discount!: number;
}

const ROW = { name: 'Teh', price: '5', until: '2026-11-20', packages: '[1]', ids: [1] };
const OFFER = { url: 'https://example.com', discount: '10' };

const REPEATED = new InvalidField('repeated');
const TOO_LONG = new InvalidField('too-long');
const WRONG_KIND = new InvalidField('wrong-kind');

const pipe = new DtoPipe();
const read = <T>(form: new () => T, body: unknown): Promise<T> =>
  pipe.transform(body, { type: 'body', metatype: form }) as Promise<T>;

async function refusal(form: new () => object, body: unknown): Promise<ApiError> {
  const outcome: unknown = await read(form, body).catch((error: unknown) => error);
  if (outcome instanceof ApiError) return outcome;
  throw new Error(`Taken: ${JSON.stringify(body)}`);
}

const WORD_BREAKS = ['\u000b', '\u2028', '\u2029'];

type Field = keyof RowChange;
const taken = async (field: Field, value: unknown) =>
  (await read(RowChange, { [field]: value }))[field];
const faults = async (field: Field, value: unknown) =>
  (await refusal(RowChange, { [field]: value })).fields;

describe('DtoPipe', () => {
  it('drops what the form does not name', async () => {
    const more = '"id":7,"__proto__":{"admin":true},"constructor":{"a":1},"toString":1}';
    const body: unknown = JSON.parse(JSON.stringify(ROW).replace(/\}$/, `,${more}`));
    const dto = await read(Row, body);
    expect(Object.keys(dto).sort()).toEqual(Object.keys(ROW).sort());
    expect((dto as unknown as Record<string, unknown>)['admin']).toBeUndefined();
    expect(dto).toBeInstanceOf(Row);
  });

  it('leaves absent fields of a change absent', async () => {
    expect(Object.keys(await read(RowChange, {}))).toEqual([]);
  });

  it('throws 422 with the sentence of the form and a message for each invalid field', async () => {
    const fields = {
      name: 'Nama harus diisi',
      price: 'Harga harus berupa angka bulat dari 1 sampai 1000000000',
    };
    expect((await refusal(Row, { ...ROW, name: ' ', price: 'x' })).getResponse()).toEqual({
      statusCode: 422,
      error: 'Unprocessable Entity',
      message: 'Nama dan harga harus benar',
      fields,
    });
  });

  it('says of each field that a row needs it, and takes a missing body for an empty one', async () => {
    expect((await refusal(Row, undefined)).fields).toEqual({
      name: 'Nama harus diisi',
      price: 'Harga harus diisi',
      until: 'Sampai harus diisi',
      packages: 'Pilih minimal 1 paket',
      ids: 'Daftar harus diisi',
    });
  });

  it('says that a field was sent more than once', async () => {
    const fields = ['name', 'description', 'price', 'until', 'order', 'hidden', 'items'] as const;
    const twice = Object.fromEntries(fields.map((field) => [field, REPEATED]));
    const message = expect.stringMatching(/^[A-Z][a-z]+ dikirim lebih dari sekali$/) as string;
    const expected = Object.fromEntries(fields.map((field) => [field, message]));
    expect((await refusal(RowChange, twice)).fields).toEqual(expected);
  });

  it.each<[new () => object, object, string]>([
    [Row, { ...ROW, description: 'terlalu panjang' }, 'Deskripsi paling banyak 5 karakter'],
    [Offer, { ...OFFER, url: undefined }, 'Tautan dan diskon harus diisi'],
    [Offer, { ...OFFER, url: '  ' }, 'Tautan dan diskon harus diisi'],
    [Offer, { ...OFFER, url: '\u200b' }, 'Tautan dan diskon harus diisi'],
    [Offer, { ...OFFER, discount: ' ' }, 'Tautan dan diskon harus diisi'],
    [Offer, { ...OFFER, url: 'mailto:a@b.c' }, 'URL harus berupa alamat http atau https'],
    [Offer, { ...OFFER, url: REPEATED }, 'URL dikirim lebih dari sekali'],
    [Offer, { ...OFFER, discount: '101' }, 'Diskon 1 sampai 100 harus diisi'],
  ])("uses the form's sentence for what it is about alone: %p %j", async (form, body, message) => {
    expect((await refusal(form, body)).message).toBe(message);
  });
});

describe('DtoListPipe', () => {
  const list = new DtoListPipe(Offer);

  it('names the first 20 errors alone, however many there are', async () => {
    const elements: object[] = [OFFER, ...Array.from({ length: 30_000 }, () => ({}))];
    const { message, fields } = await list
      .transform(elements)
      .then(() => new ApiError(200, 'Taken'))
      .catch((error: ApiError) => error);
    expect(message).toBe('URL harus diisi');
    const names = Object.keys(fields ?? {});
    expect(names).toHaveLength(20);
    expect(names.slice(0, 3)).toEqual(['1.url', '1.discount', '2.url']);
  });

  it('makes its DTO of each element', async () => {
    const url = 'http://example.com';
    const dtos = await list.transform([OFFER, { ...OFFER, url: ` ${url} ` }]);
    expect(dtos).toEqual([expect.any(Offer), expect.objectContaining({ url })]);
  });
});

/** The domain's specs have every other text that is no day, and every character that is not allowed. */
it.each<[Field, message: string, ...values: unknown[]]>([
  ['name', 'Nama harus diisi', null, '\u200b', ' \u2060\ufeff ', '\u00ad', '\u200e', '\ufe0f'],
  ['name', 'Nama harus berupa teks', 1, true, [], ['Teh'], {}, { length: 2 }, WRONG_KIND],
  ['name', 'Nama paling banyak 5 karakter', 'abcdef', TOO_LONG],
  // Even where trimming would take the character away.
  [
    'name',
    'Nama berisi karakter yang tidak diizinkan',
    'a\u0000',
    'a\u000c',
    '\u0085a',
    'a\u007f',
    'a\ud800',
    '\udc00a',
  ],
  ['description', 'Deskripsi harus berupa teks', WRONG_KIND],
  ['description', 'Deskripsi paling banyak 5 karakter', TOO_LONG],
  ['price', 'Harga harus diisi', '', ' ', null],
  [
    'price',
    'Harga harus berupa angka bulat dari 1 sampai 1000000000',
    '0',
    '-1',
    '1000000001',
    '350.000',
    true,
    ['5'],
    {},
    1.5,
    TOO_LONG,
    WRONG_KIND,
  ],
  ['until', 'Sampai harus diisi', '', ' ', null],
  [
    'until',
    'Sampai harus berupa tanggal (tahun-bulan-hari)',
    '2026-02-29',
    20261120,
    [],
    {},
    TOO_LONG,
    WRONG_KIND,
  ],
  ['order', 'Urutan harus berupa angka bulat dari -1000 sampai 1000', '--1', '1.0', 'x', [], {}],
  ['hidden', 'Disembunyikan harus berupa true atau false', 'yes', '1', 'True', 1, {}],
  [
    'items',
    'Termasuk harus berupa daftar',
    '[',
    'null',
    '{"0":"a","length":1}',
    '"a"',
    'a,b',
    [],
    ['a'],
    TOO_LONG,
    WRONG_KIND,
  ],
  ['items', 'Termasuk paling banyak 3', '["a","b","c","d"]'],
  ['items', 'Termasuk harus diisi', '["a",""]', '["\\u200b"]', '[null]'],
  ['items', 'Termasuk harus berupa teks', '[1]', '[["a"]]'],
  ['items', 'Termasuk paling banyak 5 karakter', '["abcdef"]'],
  ['items', 'Termasuk berisi karakter yang tidak diizinkan', '["\\u000ca"]'],
  ['packages', 'Pilih minimal 1 paket', '', '[]'],
  ['packages', 'Paket harus berupa daftar', 'null'],
  ['packages', 'Paket tidak ditemukan', '["1"]', '[1,null]'],
  ['ids', 'Daftar harus diisi', null],
  ['ids', 'Daftar harus berupa daftar id', 1, '1,2', '[1]', { 0: 1 }],
  ['ids', 'Daftar harus berupa daftar id', ['1'], [0], [-1], [1.5], [2 ** 31], [null], [[1]]],
  ['ids', 'Daftar paling banyak 1000', Array(1_001).fill(1), Array(30_000).fill(1)],
  ['packages', 'Paket paling banyak 1000', `[${Array(1_001).fill(1).join()}]`],
  ['weekdays', 'Hari paling banyak 1000', Array(1_001).fill(7)],
])('refuses %s: %s', async (field, message, ...values) => {
  for (const value of values) {
    expect([value, await faults(field, value)]).toEqual([value, { [field]: message }]);
  }
});

it.each<[Field, expected: unknown, ...values: unknown[]]>([
  ['name', 'Teh', ' \n Teh\t '],
  // As Word writes line breaks, which are spaces in a text of one line.
  ['name', 'ab cd', ...WORD_BREAKS.map((each) => `${each}ab${each}cd`)],
  ['description', 'ab\ncd', ...WORD_BREAKS.map((each) => `${each}ab${each}cd`)],
  // Characters count, not code units, and a CRLF once, which is preserved.
  ['name', '🍊🍊🍊🍊🍊', '🍊🍊🍊🍊🍊'],
  ['name', 'ab\r\ncd', 'ab\r\ncd'],
  [
    'description',
    null,
    '',
    '  \n ',
    null,
    '\u200b',
    ' \u2060\ufeff ',
    '\u00ad',
    '\u200e',
    '\ufe0f',
  ],
  ['order', 0, '-0', '', '  ', '\u200b'],
  ['hidden', true, 'true', true],
  ['hidden', false, 'false', false, ' '],
  ['items', ['Sopir', 'Jip'], '[" Sopir","Jip "]'],
  ['items', ['a'], ' ["a"]\n'],
  ['items', ['a b'], ...WORD_BREAKS.map((each) => JSON.stringify([`a${each}b`]))],
  ['items', [], '', '  ', '[]'],
  ['ids', Array(1_000).fill(1), Array(1_000).fill(1)],
])('reads %s as %j', async (field, expected, ...values) => {
  for (const value of values) {
    expect([value, await taken(field, value)]).toEqual([value, expected]);
  }
});

/** Whether a field takes exactly those values of which this is true. */
const expectTaken = <T>(field: Field, values: fc.Arbitrary<T>, expected: (value: T) => unknown) =>
  fc.assert(
    fc.asyncProperty(values, async (value) => {
      expect(await taken(field, value)).toEqual(expected(value));
    }),
  );

describe('The rules, of generated values,', () => {
  it('takes or refuses every text, and never more than the limit', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (name) => {
        const outcome = await taken('name', name).catch((error: unknown) => error);
        if (typeof outcome === 'string') expect([...outcome].length).toBeLessThanOrEqual(10);
        else expect(outcome).toBeInstanceOf(ApiError);
      }),
    );
  });

  it('reads every number of its range', async () => {
    const prices = fc.integer({ min: 1, max: 1_000_000_000 });
    await expectTaken('price', prices.map(String), Number);
    await expectTaken('order', fc.integer({ min: -1_000, max: 1_000 }).map(String), Number);
  });

  it('refuses every number outside of it', async () => {
    const outside = fc.oneof(fc.bigInt({ min: 1_001n }), fc.bigInt({ max: -1_001n }));
    await fc.assert(
      fc.asyncProperty(outside, async (value) => {
        const message = 'Urutan harus berupa angka bulat dari -1000 sampai 1000';
        expect(await faults('order', String(value))).toEqual({ order: message });
      }),
    );
  });

  it('takes every day that there is, and no other text', async () => {
    const days = fc
      .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    await expectTaken('until', days, (day) => day);
    const others = fc.oneof(fc.string(), fc.stringMatching(/^\d{4}-\d{2}-\d{2}.+$/));
    await fc.assert(
      fc.asyncProperty(others, async (text) => {
        expect(await faults('until', text)).toHaveProperty('until');
      }),
    );
  });

  it('takes a list of good entries, and refuses all other JSON', async () => {
    const isGood = (value: unknown) =>
      Array.isArray(value) &&
      value.length <= 3 &&
      value.every((each) => textCheck('x', 5)(normalizeLine(each)) === null);
    const some = fc.oneof(fc.jsonValue(), fc.array(fc.string({ maxLength: 7 }), { maxLength: 4 }));
    await fc.assert(
      fc.asyncProperty(some, async (value) => {
        const outcome = await taken('items', JSON.stringify(value)).catch(
          (error: unknown) => error,
        );
        if (isGood(value)) expect(outcome).toEqual((value as string[]).map(normalizeLine));
        else expect(outcome).toBeInstanceOf(ApiError);
      }),
    );
  });

  it('takes every list of ids as it is, with repeats', async () => {
    const ids = fc.array(fc.integer({ min: 1, max: 2_147_483_647 }));
    await expectTaken('ids', ids, (each) => each);
  });
});
