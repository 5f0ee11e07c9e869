import 'reflect-metadata';
import { PartialType } from '@nestjs/swagger';
import fc from 'fast-check';
import { ApiError } from '../errors';
import { DtoPipe } from './dto.pipe';
import { IsRupiah } from './is-rupiah.decorator';
import { IsText } from './is-text.decorator';
import { IsWebUrl } from './is-web-url.decorator';
import { REPEATED } from './repeated';
import { Sentence } from './sentence.decorator';

@Sentence('Nama dan harga harus benar', ['name', 'price'])
class Dish {
  @IsText({ label: 'Nama', max: 5 })
  name!: string;

  @IsText({ label: 'Deskripsi', max: 5, optional: true })
  description?: string | null;

  @IsRupiah('Harga')
  price!: number;
}

@Sentence('Tautan harus diisi', ['url'], 'missing')
class Link {
  @IsWebUrl('URL')
  url!: string;
}

class DishChange extends PartialType(Dish, { skipNullProperties: false }) {}

const pipe = new DtoPipe();
const read = <T>(form: new () => T, body: unknown): Promise<T> =>
  pipe.transform(body, { type: 'body', metatype: form }) as Promise<T>;

async function refusal(form: new () => object, body: unknown): Promise<ApiError> {
  const outcome: unknown = await read(form, body).catch((error: unknown) => error);
  if (outcome instanceof ApiError) return outcome;
  throw new Error(`Taken: ${JSON.stringify(body)}`);
}

const dish = { name: 'Teh', price: '5000' };

describe('DtoPipe', () => {
  it('drops what the form does not name', async () => {
    const body: unknown = JSON.parse(
      '{"name":"Teh","price":"5","id":7,"__proto__":{"admin":true},"constructor":{"a":1},"toString":1}',
    );
    const dto = await read(Dish, body);
    expect(Object.keys(dto)).toEqual(['name', 'price']);
    expect((dto as unknown as Record<string, unknown>)['admin']).toBeUndefined();
    expect(dto).toBeInstanceOf(Dish);
  });

  it('answers 422 with the sentence of the form and a message for each bad field', async () => {
    const error = await refusal(Dish, { name: ' ', price: 'x' });
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

  it("answers with the field's own message where the sentence is about others", async () => {
    const error = await refusal(Dish, { ...dish, description: 'terlalu panjang' });
    expect(error.message).toBe('Deskripsi paling banyak 5 karakter');
  });

  it('keeps a sentence about missing fields for fields that are missing', async () => {
    expect((await refusal(Link, { url: '  ' })).message).toBe('Tautan harus diisi');
    expect((await refusal(Link, { url: 'mailto:a@b.c' })).message).toBe(
      'URL harus berupa alamat http atau https',
    );
  });

  it('takes a missing body for an empty one', async () => {
    expect(Object.keys((await refusal(Dish, undefined)).fields ?? {})).toEqual(['name', 'price']);
  });

  it('leaves absent fields of a change absent, and checks those that are named', async () => {
    expect(Object.keys(await read(DishChange, {}))).toEqual([]);
    expect((await refusal(DishChange, { name: null })).fields).toEqual({
      name: 'Nama harus diisi',
    });
    expect(await read(DishChange, { description: '' })).toEqual({ description: null });
  });
});

describe('IsText', () => {
  const texts = async (name: unknown) => (await read(Dish, { ...dish, name })).name;

  it('trims', async () => expect(await texts(' \n Teh\t ')).toBe('Teh'));

  it('counts characters, not code units, and a CRLF once, which it keeps', async () => {
    expect(await texts('🍊🍊🍊🍊🍊')).toBe('🍊🍊🍊🍊🍊');
    expect(await texts('ab\r\ncd')).toBe('ab\r\ncd');
    expect((await refusal(Dish, { ...dish, name: 'abcdef' })).fields).toEqual({
      name: 'Nama paling banyak 5 karakter',
    });
  });

  it.each([1, true, null, [], ['Teh'], {}, { length: 2 }])(
    'refuses %p, which is no text',
    async (name) => {
      expect((await refusal(Dish, { ...dish, name })).fields).toHaveProperty('name');
    },
  );

  it.each(['a\u0000', 'a\u000b', '\u0085a', 'a\u007f', 'a\ud800', '\udc00a'])(
    'refuses %j even where trimming would take the character away',
    async (name) => {
      expect((await refusal(Dish, { ...dish, name })).fields).toEqual({
        name: 'Nama berisi karakter yang tidak diizinkan',
      });
    },
  );

  it.each(['\u200b', ' \u2060\ufeff ', '\u00ad', '\u200e', '\ufe0f'])(
    'takes %j, in which nobody sees anything, for an empty text',
    async (text) => {
      expect((await refusal(Dish, { ...dish, name: text })).fields).toEqual({
        name: 'Nama harus diisi',
      });
      expect((await read(Dish, { ...dish, description: text })).description).toBeNull();
      expect((await refusal(Link, { url: text })).message).toBe('Tautan harus diisi');
    },
  );

  it('says that a field was sent more than once', async () => {
    const twice = { name: REPEATED, description: REPEATED, price: REPEATED };
    expect((await refusal(Dish, twice)).fields).toEqual({
      name: 'Nama dikirim lebih dari sekali',
      description: 'Deskripsi dikirim lebih dari sekali',
      price: 'Harga dikirim lebih dari sekali',
    });
  });

  it.each(['', '  \n ', null, undefined])(
    'makes an optional text without content null or absent: %j',
    async (text) => {
      expect((await read(Dish, { ...dish, description: text })).description ?? null).toBeNull();
    },
  );

  it('takes or refuses every text, and never more than the limit', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (name) => {
        const outcome = await read(Dish, { ...dish, name }).catch((error: unknown) => error);
        if (outcome instanceof Dish) expect([...outcome.name].length).toBeLessThanOrEqual(10);
        else expect(outcome).toBeInstanceOf(ApiError);
      }),
    );
  });
});

describe('IsRupiah', () => {
  it('reads every price in decimal digits', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 1_000_000_000 }), async (price) => {
        expect((await read(Dish, { ...dish, price: String(price) })).price).toBe(price);
      }),
    );
  });

  it.each([
    '0',
    '-1',
    '1000000001',
    '350.000',
    '1,5',
    '1e3',
    '0x10',
    '+5',
    'Rp 5',
    '٥',
    '9'.repeat(400),
    '',
    ' ',
    null,
    true,
    [],
    ['5'],
    {},
    1.5,
    Number.NaN,
  ])('refuses %p', async (price) => {
    expect((await refusal(Dish, { ...dish, price })).fields).toHaveProperty('price');
  });
});
