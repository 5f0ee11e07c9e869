import { LIMITS } from '@lereng/shared-domain';
import type { Field } from './field';
import { findFaults, summarize, tidy, type Sentence } from './rules';

type Values = {
  name: string;
  notes: string;
  link: string;
  price: number | null;
  kind: string;
  image: File | null;
};

const fields: Field<Values>[] = [
  { kind: 'text', name: 'name', label: 'Nama', required: true, maxLength: 5 },
  { kind: 'multiline', name: 'notes', label: 'Catatan', maxLength: 10 },
  {
    kind: 'url',
    name: 'link',
    label: 'URL',
    normalize: (typed) => typed.replace(/^@/, 'https://'),
  },
  {
    kind: 'rupiah',
    name: 'price',
    label: 'Harga',
    required: true,
    min: 1,
    max: 5_000,
    step: 1_000,
  },
  { kind: 'select', name: 'kind', label: 'Jenis', placeholder: 'Pilih', choices: [] },
  { kind: 'image', name: 'image', label: 'Gambar', required: true, shape: '4/3' },
];

const image = (size: number, type = 'image/jpeg') => {
  const file = new File(['x'], 'foto', { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const good: Values = {
  name: 'Kopi',
  notes: '',
  link: '',
  price: 1_000,
  kind: '',
  image: image(100),
};
const faultOf = (name: keyof Values, value: Values[keyof Values]) =>
  findFaults(fields, { ...good, [name]: value })[name];

describe('findFaults', () => {
  it('finds none in good values', () => expect(findFaults(fields, good)).toEqual({}));

  it('finds what is empty', () => {
    expect(faultOf('name', '')).toEqual({ kind: 'empty', message: 'Nama harus diisi' });
    expect(faultOf('price', null)).toEqual({ kind: 'empty', message: 'Harga harus diisi' });
    expect(faultOf('image', null)).toEqual({ kind: 'empty', message: 'Gambar harus diisi' });
  });

  it('counts characters as people do', () => {
    expect(faultOf('name', '🍊🍊🍊🍊🍊')).toBeUndefined();
    expect(faultOf('name', '🍊🍊🍊🍊🍊🍊')?.message).toBe('Nama paling banyak 5 karakter');
  });

  it('refuses control characters, but no line breaks', () => {
    expect(faultOf('notes', 'a\nb\tc')).toBeUndefined();
    expect(faultOf('notes', 'a\u0000b')?.message).toBe(
      'Catatan berisi karakter yang tidak diizinkan',
    );
  });

  it.each([0, -1, 1.5, NaN, 5_001])('refuses the amount %p', (amount) =>
    expect(faultOf('price', amount)).toEqual({
      kind: 'bad',
      message: 'Harga harus berupa angka bulat dari Rp 1 sampai Rp 5.000',
    }),
  );

  it('refuses what is no web address', () => {
    expect(faultOf('link', 'https://lereng.id/menu')).toBeUndefined();
    expect(faultOf('link', 'javascript:alert(1)')?.message).toBe(
      'URL harus berupa alamat http atau https',
    );
  });

  it('takes pictures to the last byte of the limit', () => {
    expect(faultOf('image', image(LIMITS.imageBytes))).toBeUndefined();
    expect(faultOf('image', image(LIMITS.imageBytes + 1))?.message).toBe(
      'Ukuran file tidak boleh lebih dari 5MB',
    );
  });

  it.each(['text/plain', 'application/pdf', 'image/svg+xml', ''])(
    'refuses %p as a picture',
    (type) => expect(faultOf('image', image(10, type))?.message).toBe('File harus berupa gambar'),
  );

  it('judges size before kind', () =>
    expect(faultOf('image', image(LIMITS.imageBytes + 1, 'text/plain'))?.message).toBe(
      'Ukuran file tidak boleh lebih dari 5MB',
    ));
});

describe('tidy', () => {
  it('trims texts and makes addresses whole', () => {
    const values = { ...good, name: '  Kopi ', notes: ' a\n b ', link: ' @lereng.id ' };
    expect(tidy(fields, values)).toEqual({
      ...good,
      name: 'Kopi',
      notes: 'a\n b',
      link: 'https://lereng.id',
    });
  });
});

it('takes a text of invisible characters alone for none', () => {
  for (const invisible of ['\u200B', ' \u200B\u2060 ', '\u3164', '\u00AD']) {
    const values = tidy(fields, { ...good, name: invisible, notes: invisible });
    expect(values).toMatchObject({ name: '', notes: '' });
    expect(findFaults(fields, values)).toEqual({
      name: { kind: 'empty', message: 'Nama harus diisi' },
    });
  }
  expect(tidy(fields, { ...good, name: '👩‍🌾' }).name).toBe('👩‍🌾');
});

describe('summarize', () => {
  const any: Sentence<Values> = {
    message: 'Isi dengan benar',
    fields: ['name', 'price'],
    covers: 'any',
  };
  const empty: Sentence<Values> = { ...any, message: 'Harus diisi', covers: 'empty' };
  const faults = (values: Partial<Values>) => findFaults(fields, { ...good, ...values });

  it('says the sentence for what it covers', () => {
    expect(summarize(fields, faults({ price: NaN }), any)).toBe('Isi dengan benar');
    expect(summarize(fields, faults({ name: '' }), empty)).toBe('Harus diisi');
  });

  it('says the first fault where the sentence does not cover it', () => {
    expect(summarize(fields, faults({ name: 'Kopi Susu' }), empty)).toBe(
      'Nama paling banyak 5 karakter',
    );
    expect(summarize(fields, faults({ image: null }), any)).toBe('Gambar harus diisi');
    expect(summarize(fields, faults({ name: '' }))).toBe('Nama harus diisi');
  });
});
