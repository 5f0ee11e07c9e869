import { LIMITS } from '@lereng/shared-domain';
import type { Field, FieldOf } from './field';
import { image, multiline, rupiah, select, text, url } from '.';
import type { PictureValue } from './form-value';
import { isMessageOf, validate, summarize, normalize, type FormError } from './rules';

type Values = {
  name: string;
  notes: string;
  link: string;
  price: number | null;
  kind: string;
  image: PictureValue;
  tags: readonly string[];
};

/** A kind that the kit does not have, as a feature brings it. */
const tags: FieldOf<Values, 'tags', readonly string[]> = {
  name: 'tags',
  label: 'Label',
  initial: [],
  required: true,
  input: () => null,
  normalize: (value) => value.filter(Boolean),
  validate: (value, { name }) => (value.includes(name) ? 'Label tidak boleh sama' : null),
};

const fields: Field<Values>[] = [
  text({ name: 'name', label: 'Nama', required: true, maxLength: 5 }),
  multiline({ name: 'notes', label: 'Catatan', maxLength: 10 }),
  url({ name: 'link', label: 'URL', complete: (typed) => typed.replace(/^@/, 'https://') }),
  rupiah({ name: 'price', label: 'Harga', required: true, min: 1, max: 5_000, step: 1_000 }),
  select({ name: 'kind', label: 'Jenis', placeholder: 'Pilih', choices: [] }),
  image({ name: 'image', label: 'Gambar', required: true, shape: '4/3', crops: [] }),
  tags,
];

const file = (size: number, type = 'image/jpeg') => {
  const picture = new File(['x'], 'foto', { type });
  Object.defineProperty(picture, 'size', { value: size });
  return { picture, focus: null };
};
const none: PictureValue = { picture: null, focus: null };
const good: Values = {
  name: 'Kopi',
  notes: '',
  link: '',
  price: 1_000,
  kind: '',
  image: file(100),
  tags: ['pagi'],
};
const errorOf = (name: keyof Values, value: Values[keyof Values]) =>
  validate(fields, { ...good, [name]: value })[name];

describe('validate', () => {
  it.each<[keyof Values, Values[keyof Values]]>([
    ['name', 'Kopi'],
    // Code points are counted.
    ['name', '🍊🍊🍊🍊🍊'],
    ['notes', 'a\nb\tc'],
    ['link', 'https://lereng.id/menu'],
    ['image', file(LIMITS.imageBytes)],
  ])('accepts as %s %j', (name, value) => expect(errorOf(name, value)).toBeUndefined());

  it.each<[keyof Values, Values[keyof Values]]>([
    ['name', ''],
    ['price', null],
    ['image', none],
    ['tags', []],
  ])('calls the required field %s empty where it has %j', (name, value) => {
    const label = fields.find((field) => field.name === name)?.label;
    expect(errorOf(name, value)).toEqual({ kind: 'missing', message: `${label} harus diisi` });
  });

  const PRICE = 'Harga harus berupa angka bulat dari Rp 1 sampai Rp 5.000';
  it.each<[keyof Values, Values[keyof Values], string]>([
    ['name', '🍊🍊🍊🍊🍊🍊', 'Nama paling banyak 5 karakter'],
    ['notes', 'a\u0000b', 'Catatan berisi karakter yang tidak diizinkan'],
    ['link', 'javascript:alert(1)', 'URL harus berupa alamat http atau https'],
    ...[0, -1, 1.5, NaN, 5_001].map((amount): [keyof Values, number, string] => [
      'price',
      amount,
      PRICE,
    ]),
    // The rule of a field that is not the kit's.
    ['tags', ['pagi', 'Kopi'], 'Label tidak boleh sama'],
  ])('rejects as %s %j: %s', (name, value, message) =>
    expect(errorOf(name, value)).toEqual({ kind: 'invalid', message }),
  );

  it.each(['text/plain', 'application/pdf', 'image/svg+xml', ''])(
    'rejects %p as a picture, after its size',
    (type) => {
      expect(errorOf('image', file(10, type))?.message).toBe('File harus berupa gambar');
      expect(errorOf('image', file(LIMITS.imageBytes + 1, type))?.message).toBe(
        'Ukuran file tidak boleh lebih dari 5MB',
      );
    },
  );

  it("names an empty field by the field's own message, if it has one", () => {
    const requiredMessage = 'Siapa namanya?';
    const own = text({
      name: 'name',
      label: 'Nama',
      required: true,
      requiredMessage,
      maxLength: 5,
    });
    expect(validate<Values>([own], { ...good, name: '' })).toEqual({
      name: { kind: 'missing', message: requiredMessage },
    });
  });
});

it('takes any price where an amount has no limits of its own', () => {
  type Price = { price: number | null };
  const price = rupiah<Price, 'price'>({ name: 'price', label: 'Harga' });
  const accepts = (amount: number) => !validate<Price>([price], { price: amount })['price'];
  const { priceMin, priceMax } = LIMITS;
  const amounts = [priceMin - 1, priceMin, priceMax, priceMax + 1];
  expect(amounts.map(accepts)).toEqual([false, true, true, false]);
});

it('normalizes: trims texts, completes URLs, and does what a field of its own says', () => {
  const values = {
    ...good,
    name: '  Kopi ',
    notes: ' a\n b ',
    link: ' @lereng.id ',
    tags: ['', 'pagi', ''],
  };
  expect(normalize(fields, values)).toEqual({
    ...good,
    name: 'Kopi',
    notes: 'a\n b',
    link: 'https://lereng.id',
  });
});

it.each(['\u000b', '\u2028', '\u2029'])(
  'takes %j, as Word writes it, for a line break',
  (character) => {
    const text = `a${character}b`;
    expect(normalize(fields, { ...good, notes: text, name: text })).toMatchObject({
      notes: 'a\nb',
      name: 'a b',
    });
  },
);

it('treats invisible text as empty', () => {
  for (const invisible of ['\u200B', ' \u200B\u2060 ', '\u3164', '\u00AD']) {
    const values = normalize(fields, { ...good, name: invisible, notes: invisible });
    expect(values).toMatchObject({ name: '', notes: '' });
    expect(validate(fields, values)).toEqual({
      name: { kind: 'missing', message: 'Nama harus diisi' },
    });
  }
  expect(normalize(fields, { ...good, name: '👩‍🌾' }).name).toBe('👩‍🌾');
});

describe('summarize', () => {
  const anyError: FormError<Values> = {
    message: 'Isi dengan benar',
    fields: ['name', 'price'],
    applies: 'invalid',
  };
  const emptyError: FormError<Values> = { ...anyError, message: 'Harus diisi', applies: 'missing' };
  const errors = (values: Partial<Values>) => validate(fields, { ...good, ...values });

  it('uses the form error for the fields it covers', () => {
    expect(summarize(fields, errors({ price: NaN }), anyError)).toBe('Isi dengan benar');
    expect(summarize(fields, errors({ name: '' }), emptyError)).toBe('Harus diisi');
  });

  it('uses the first field error otherwise', () => {
    expect(summarize(fields, errors({ name: 'Kopi Susu' }), emptyError)).toBe(
      'Nama paling banyak 5 karakter',
    );
    expect(summarize(fields, errors({ image: none }), anyError)).toBe('Gambar harus diisi');
    expect(summarize(fields, errors({ name: '' }))).toBe('Nama harus diisi');
  });

  it('says what it said as long as that is true of a field', () => {
    const tooLong = errors({ name: 'Kopi Susu' });
    const missing = errors({ name: '' });
    const message = 'Nama paling banyak 5 karakter';
    expect(isMessageOf(message, { ...tooLong, ...errors({ image: none }) }, emptyError)).toBe(true);
    expect(isMessageOf(message, missing, emptyError)).toBe(false);
    expect(isMessageOf('Harus diisi', missing, emptyError)).toBe(true);
    expect(isMessageOf('Harus diisi', tooLong, emptyError)).toBe(false);
  });
});
