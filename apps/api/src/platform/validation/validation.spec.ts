import 'reflect-metadata';
import { PartialType } from '@nestjs/swagger';
import fc from 'fast-check';
import { ApiError } from '../errors';
import { InvalidField, type InvalidReason } from '../multipart/form-field';
import { DtoListPipe, DtoPipe } from './dto.pipe';
import { IsCalendarDate } from './is-calendar-date.decorator';
import { IsFlag } from './is-flag.decorator';
import { IsIdList } from './is-id-list.decorator';
import { IsJsonList } from './is-json-list.decorator';
import { IsRupiah } from './is-rupiah.decorator';
import { IsText, textCheck, normalizeText } from './is-text.decorator';
import { IsWebUrl } from './is-web-url.decorator';
import { IsWholeNumber } from './is-whole-number.decorator';
import { FormError } from './form-error.decorator';

@FormError('Nama dan harga harus benar', ['name', 'price'])
class MenuItem {
  @IsText({ label: 'Nama', max: 5 })
  name!: string;

  @IsText({ label: 'Deskripsi', max: 5, optional: true })
  description?: string | null;

  @IsRupiah('Harga')
  price!: number;
}

@FormError('Tautan harus diisi', ['url'], 'missing')
class Link {
  @IsWebUrl('URL')
  url!: string;
}

@FormError('Periode dan diskon harus diisi', ['until', 'discount'], 'missing')
class Offer {
  @IsCalendarDate('Berlaku sampai')
  until!: string;

  @IsWholeNumber({ label: 'Diskon', min: 1, max: 100, outOfRange: 'Diskon dari 1 sampai 100' })
  discount!: number;
}

class Place {
  @IsWholeNumber({ label: 'Urutan', min: -1_000, max: 1_000, empty: 0 })
  order?: number | null;
}

class Shown {
  @IsFlag('Disembunyikan', 'Hidden')
  hidden?: boolean;
}

class Package {
  @IsJsonList({
    label: 'Termasuk',
    optional: true,
    max: 3,
    normalize: normalizeText,
    entry: textCheck('Termasuk', 5),
    description: 'Names',
    example: '[]',
  })
  items?: string[] | null;
}

class Choice {
  @IsJsonList({
    label: 'Paket',
    min: 1,
    tooFew: 'Pilih minimal 1 paket',
    entry: (id) => (typeof id === 'number' ? null : 'Paket tidak ditemukan'),
    description: 'Ids',
    example: '[1]',
  })
  ids!: number[];
}

class ChoiceChange extends PartialType(Choice, { skipNullProperties: false }) {}

class Order {
  @IsIdList('Urutan', { description: 'Ids' })
  ids!: number[];
}

class MenuItemChange extends PartialType(MenuItem, { skipNullProperties: false }) {}

const REPEATED = new InvalidField('repeated');

const pipe = new DtoPipe();
const read = <T>(form: new () => T, body: unknown): Promise<T> =>
  pipe.transform(body, { type: 'body', metatype: form }) as Promise<T>;

async function refusal(form: new () => object, body: unknown): Promise<ApiError> {
  const outcome: unknown = await read(form, body).catch((error: unknown) => error);
  if (outcome instanceof ApiError) return outcome;
  throw new Error(`Taken: ${JSON.stringify(body)}`);
}

const menuItem = { name: 'Teh', price: '5000' };

describe('DtoPipe', () => {
  it('drops what the form does not name', async () => {
    const body: unknown = JSON.parse(
      '{"name":"Teh","price":"5","id":7,"__proto__":{"admin":true},"constructor":{"a":1},"toString":1}',
    );
    const dto = await read(MenuItem, body);
    expect(Object.keys(dto)).toEqual(['name', 'price']);
    expect((dto as unknown as Record<string, unknown>)['admin']).toBeUndefined();
    expect(dto).toBeInstanceOf(MenuItem);
  });

  it('throws 422 with the sentence of the form and a message for each invalid field', async () => {
    const error = await refusal(MenuItem, { name: ' ', price: 'x' });
    expect(error.getResponse()).toEqual({
      statusCode: 422,
      error: 'Unprocessable Entity',
      message: 'Nama dan harga harus benar',
      fields: {
        name: 'Nama harus diisi',
        price: 'Harga harus berupa angka bulat dari 1 sampai 1000000000',
      },
    });
  });

  it("throws the field's own message where the sentence is about others", async () => {
    const error = await refusal(MenuItem, { ...menuItem, description: 'terlalu panjang' });
    expect(error.message).toBe('Deskripsi paling banyak 5 karakter');
  });

  it('uses a sentence about missing fields for missing fields alone', async () => {
    expect((await refusal(Link, { url: '  ' })).message).toBe('Tautan harus diisi');
    expect((await refusal(Link, { url: 'mailto:a@b.c' })).message).toBe(
      'URL harus berupa alamat http atau https',
    );
    const offer = { until: '2026-11-20', discount: '10' };
    for (const missing of [undefined, '', ' ']) {
      for (const field of ['until', 'discount']) {
        const error = await refusal(Offer, { ...offer, [field]: missing });
        expect(error.message).toBe('Periode dan diskon harus diisi');
      }
    }
    expect((await refusal(Offer, { ...offer, discount: '101' })).message).toBe(
      'Diskon dari 1 sampai 100',
    );
    expect((await refusal(Offer, { ...offer, until: REPEATED })).message).toBe(
      'Berlaku sampai dikirim lebih dari sekali',
    );
  });

  it('takes a missing body for an empty one', async () => {
    expect(Object.keys((await refusal(MenuItem, undefined)).fields ?? {})).toEqual([
      'name',
      'price',
    ]);
  });

  it('leaves absent fields of a change absent, and checks those that are named', async () => {
    expect(Object.keys(await read(MenuItemChange, {}))).toEqual([]);
    expect((await refusal(MenuItemChange, { name: null })).fields).toEqual({
      name: 'Nama harus diisi',
    });
    expect(await read(MenuItemChange, { description: '' })).toEqual({ description: null });
  });
});

describe('DtoListPipe', () => {
  it('names the first 20 errors alone, however many there are', async () => {
    const elements: object[] = [menuItem, ...Array.from({ length: 30_000 }, () => ({}))];
    const refused = await new DtoListPipe(MenuItem)
      .transform(elements)
      .catch((error: ApiError) => error);
    const { message, fields = {} } = refused as ApiError;
    expect(message).toBe('Nama harus diisi');
    expect(Object.keys(fields)).toHaveLength(20);
    expect(Object.keys(fields).slice(0, 3)).toEqual(['1.name', '1.price', '2.name']);
  });

  it('makes its DTO of each element', async () => {
    const list = await new DtoListPipe(MenuItem).transform([
      menuItem,
      { ...menuItem, name: ' Teh ' },
    ]);
    expect(list).toEqual([expect.any(MenuItem), expect.objectContaining({ name: 'Teh' })]);
  });
});

describe('IsText', () => {
  const texts = async (name: unknown) => (await read(MenuItem, { ...menuItem, name })).name;

  it('trims', async () => expect(await texts(' \n Teh\t ')).toBe('Teh'));

  it.each(['\u000b', '\u2028', '\u2029'])(
    'takes %j, as Word writes it, for a line break',
    async (character) => {
      expect(await texts(`${character}ab${character}cd`)).toBe('ab\ncd');
      const package_ = await read(Package, { items: JSON.stringify([`a${character}b`]) });
      expect(package_).toEqual({ items: ['a\nb'] });
    },
  );

  it('counts characters, not code units, and a CRLF once, which is preserved', async () => {
    expect(await texts('🍊🍊🍊🍊🍊')).toBe('🍊🍊🍊🍊🍊');
    expect(await texts('ab\r\ncd')).toBe('ab\r\ncd');
    expect((await refusal(MenuItem, { ...menuItem, name: 'abcdef' })).fields).toEqual({
      name: 'Nama paling banyak 5 karakter',
    });
  });

  it.each([1, true, null, [], ['Teh'], {}, { length: 2 }])(
    'refuses %p, which is no text',
    async (name) => {
      expect((await refusal(MenuItem, { ...menuItem, name })).fields).toHaveProperty('name');
    },
  );

  it.each(['a\u0000', 'a\u000c', '\u0085a', 'a\u007f', 'a\ud800', '\udc00a'])(
    'refuses %j even where trimming would take the character away',
    async (name) => {
      expect((await refusal(MenuItem, { ...menuItem, name })).fields).toEqual({
        name: 'Nama berisi karakter yang tidak diizinkan',
      });
    },
  );

  it.each(['\u200b', ' \u2060\ufeff ', '\u00ad', '\u200e', '\ufe0f'])(
    'takes %j, of which nothing is visible, for an empty text',
    async (text) => {
      expect((await refusal(MenuItem, { ...menuItem, name: text })).fields).toEqual({
        name: 'Nama harus diisi',
      });
      expect((await read(MenuItem, { ...menuItem, description: text })).description).toBeNull();
      expect((await refusal(Link, { url: text })).message).toBe('Tautan harus diisi');
    },
  );

  it('says that a field was sent more than once', async () => {
    const twice = { name: REPEATED, description: REPEATED, price: REPEATED };
    expect((await refusal(MenuItem, twice)).fields).toEqual({
      name: 'Nama dikirim lebih dari sekali',
      description: 'Deskripsi dikirim lebih dari sekali',
      price: 'Harga dikirim lebih dari sekali',
    });
  });

  it('has a message of each rule for a field without a value', async () => {
    const fieldsWith = async (reason: InvalidReason) => {
      const value = new InvalidField(reason);
      return {
        ...(await refusal(MenuItem, { name: value, description: value, price: value })).fields,
        ...(await refusal(Offer, { until: value, discount: '1' })).fields,
        ...(await refusal(Package, { items: value })).fields,
      };
    };
    const others = {
      price: 'Harga harus berupa angka bulat dari 1 sampai 1000000000',
      until: 'Berlaku sampai harus berupa tanggal (tahun-bulan-hari)',
      items: 'Termasuk harus berupa daftar',
    };
    expect(await fieldsWith('too-long')).toEqual({
      name: 'Nama paling banyak 5 karakter',
      description: 'Deskripsi paling banyak 5 karakter',
      ...others,
    });
    expect(await fieldsWith('wrong-kind')).toEqual({
      name: 'Nama harus berupa teks',
      description: 'Deskripsi harus berupa teks',
      ...others,
    });
  });

  it.each(['', '  \n ', null, undefined])(
    'makes an optional text without content null or absent: %j',
    async (text) => {
      expect(
        (await read(MenuItem, { ...menuItem, description: text })).description ?? null,
      ).toBeNull();
    },
  );

  it('takes or refuses every text, and never more than the limit', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (name) => {
        const outcome = await read(MenuItem, { ...menuItem, name }).catch(
          (error: unknown) => error,
        );
        if (outcome instanceof MenuItem) expect([...outcome.name].length).toBeLessThanOrEqual(10);
        else expect(outcome).toBeInstanceOf(ApiError);
      }),
    );
  });
});

describe('IsRupiah', () => {
  it('reads every price in decimal digits', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 1_000_000_000 }), async (price) => {
        expect((await read(MenuItem, { ...menuItem, price: String(price) })).price).toBe(price);
      }),
    );
  });

  it.each(['0', '-1', '1000000001', '350.000', '', ' ', null, true, ['5'], {}, 1.5])(
    'refuses %p',
    async (price) => {
      expect((await refusal(MenuItem, { ...menuItem, price })).fields).toHaveProperty('price');
    },
  );
});

describe('IsWholeNumber', () => {
  const order = async (value: unknown) => (await read(Place, { order: value })).order;

  it('reads every number of its range, with a minus where the range begins below zero', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: -1_000, max: 1_000 }), async (value) => {
        expect(await order(String(value))).toBe(value);
      }),
    );
    expect(Object.is(await order('-0'), 0)).toBe(true);
  });

  it('refuses every number outside of it', async () => {
    const outside = fc.oneof(fc.bigInt({ min: 1_001n }), fc.bigInt({ max: -1_001n }));
    await fc.assert(
      fc.asyncProperty(outside, async (value) => {
        expect((await refusal(Place, { order: String(value) })).fields).toEqual({
          order: 'Urutan harus berupa angka bulat dari -1000 sampai 1000',
        });
      }),
    );
  });

  it.each(['--1', '1.0', 'x', REPEATED, [], {}])('refuses %p', async (value) => {
    expect((await refusal(Place, { order: value })).fields).toHaveProperty('order');
  });

  it('takes an empty field for what it stands for, and leaves an absent one absent', async () => {
    for (const empty of ['', '  ', '\u200b']) expect(await order(empty)).toBe(0);
    expect(Object.keys(await read(Place, {}))).toEqual([]);
  });
});

describe('IsFlag', () => {
  it.each([
    ['true', true],
    ['false', false],
    [true, true],
    [false, false],
    [' ', false],
  ])('reads %j as %j', async (value, hidden) => {
    expect(await read(Shown, { hidden: value })).toEqual({ hidden });
  });

  it('leaves an absent one absent', async () => {
    expect(Object.keys(await read(Shown, {}))).toEqual([]);
  });

  it.each(['yes', '1', 'True', 1, {}, REPEATED])('refuses %p', async (hidden) => {
    const { fields } = await refusal(Shown, { hidden });
    expect(fields?.['hidden']).toMatch(/^Disembunyikan (harus berupa|dikirim lebih)/);
  });
});

describe('IsCalendarDate', () => {
  const until = async (value: unknown) => (await read(Offer, { until: value, discount: 1 })).until;

  it('takes every day that there is', async () => {
    const day = fc
      .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    await fc.assert(
      fc.asyncProperty(day, async (date) => {
        expect(await until(date)).toBe(date);
      }),
    );
  });

  it('takes no other text', async () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^\d{4}-\d{2}-\d{2}.+$/));
    await fc.assert(
      fc.asyncProperty(text, async (value) => {
        expect((await refusal(Offer, { until: value, discount: 1 })).fields).toHaveProperty(
          'until',
        );
      }),
    );
  });

  // The domain's own spec has every other text that is no day.
  it.each(['2026-02-29', 20261120, [], {}])('refuses %p', async (value) => {
    expect((await refusal(Offer, { until: value, discount: 1 })).fields).toEqual({
      until: 'Berlaku sampai harus berupa tanggal (tahun-bulan-hari)',
    });
  });
});

describe('IsJsonList', () => {
  const items = async (value: unknown) => (await read(Package, { items: value })).items;

  it('returns the list in its order, its texts normalized', async () => {
    expect(await items('[" Sopir","Jip "]')).toEqual(['Sopir', 'Jip']);
    expect(await items(' ["a"]\n')).toEqual(['a']);
  });

  it('takes an empty text for an empty list, and leaves an absent field absent', async () => {
    for (const empty of ['', '  ', '[]']) expect(await items(empty)).toEqual([]);
    expect(Object.keys(await read(Package, {}))).toEqual([]);
    expect(Object.keys(await read(ChoiceChange, {}))).toEqual([]);
  });

  it.each([
    ['[', 'Termasuk harus berupa daftar'],
    ['null', 'Termasuk harus berupa daftar'],
    ['{"0":"a","length":1}', 'Termasuk harus berupa daftar'],
    ['"a"', 'Termasuk harus berupa daftar'],
    ['a,b', 'Termasuk harus berupa daftar'],
    [[], 'Termasuk harus berupa daftar'],
    [['a'], 'Termasuk harus berupa daftar'],
    [REPEATED, 'Termasuk dikirim lebih dari sekali'],
    ['["a","b","c","d"]', 'Termasuk paling banyak 3'],
    ['["a",""]', 'Termasuk harus diisi'],
    ['["\\u200b"]', 'Termasuk harus diisi'],
    ['[null]', 'Termasuk harus diisi'],
    ['[1]', 'Termasuk harus berupa teks'],
    ['[["a"]]', 'Termasuk harus berupa teks'],
    ['["abcdef"]', 'Termasuk paling banyak 5 karakter'],
    ['["\\u000ca"]', 'Termasuk berisi karakter yang tidak diizinkan'],
  ])('refuses %p', async (value, message) => {
    expect((await refusal(Package, { items: value })).fields).toEqual({ items: message });
  });

  it.each([
    [undefined, 'Pilih minimal 1 paket'],
    ['', 'Pilih minimal 1 paket'],
    ['[]', 'Pilih minimal 1 paket'],
    ['null', 'Paket harus berupa daftar'],
    ['["1"]', 'Paket tidak ditemukan'],
    ['[1,null]', 'Paket tidak ditemukan'],
  ])('requires the fewest entries: %p', async (value, message) => {
    expect((await refusal(Choice, { ids: value })).fields).toEqual({ ids: message });
    if (value === undefined) return;
    expect((await refusal(ChoiceChange, { ids: value })).fields).toEqual({ ids: message });
  });

  it('takes a list of good entries and refuses all other JSON', async () => {
    const isGood = (value: unknown) =>
      Array.isArray(value) &&
      value.length <= 3 &&
      value.every((each) => textCheck('x', 5)(normalizeText(each)) === null);
    const some = fc.oneof(fc.jsonValue(), fc.array(fc.string({ maxLength: 7 }), { maxLength: 4 }));
    await fc.assert(
      fc.asyncProperty(some, async (value) => {
        const outcome = await items(JSON.stringify(value)).catch((error: unknown) => error);
        if (isGood(value)) expect(outcome).toEqual((value as string[]).map(normalizeText));
        else expect(outcome).toBeInstanceOf(ApiError);
      }),
    );
  });
});

describe('IsIdList', () => {
  it('takes every list of ids as it is, with repeats', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 2_147_483_647 })), async (ids) => {
        expect(await read(Order, { ids })).toEqual({ ids });
      }),
    );
  });

  it.each([[undefined], [null]])('says that %s is none', async (ids) => {
    const fields = { ids: 'Urutan harus diisi' };
    await expect(read(Order, { ids })).rejects.toMatchObject({ status: 422, fields });
  });

  it.each([
    '1',
    '"1,2"',
    '"[1]"',
    '{"0":1}',
    '["1"]',
    '[0]',
    '[-1]',
    '[1.5]',
    '[2147483648]',
    '[null]',
    '[[1]]',
  ])('refuses %s', async (json) => {
    const fields = { ids: 'Urutan harus berupa daftar id' };
    await expect(read(Order, { ids: JSON.parse(json) as unknown })).rejects.toMatchObject({
      status: 422,
      fields,
    });
  });
});
