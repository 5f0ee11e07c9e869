import fc from 'fast-check';
import { UploadedFile } from '../validation/form-field';
import { hashRequest, readIdempotencyKey, readSaveId } from './idempotency-key';

const read = (key?: string | string[]) =>
  readIdempotencyKey({ headers: { ...(key !== undefined && { 'idempotency-key': key }) } });

describe('readIdempotencyKey', () => {
  it('is null without the header', () => expect(read()).toBeNull());

  it('takes 1 to 64 visible ASCII characters', () => {
    const visible = fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code));
    fc.assert(
      fc.property(fc.string({ unit: visible, minLength: 1, maxLength: 64 }), (key) => {
        expect(read(key)).toBe(key);
      }),
    );
  });

  it.each(['', ' ', 'a b', 'a, b', 'x'.repeat(65), 'é', '\t', '\u007f', 'a\n'])(
    'throws 422 for %j',
    (key) => {
      expect(() => read(key)).toThrow(expect.objectContaining({ status: 422 }));
    },
  );
});

describe('readSaveId', () => {
  const readSave = (id?: string) => readSaveId({ headers: { ...(id && { 'save-id': id }) } });

  it('is null without the header', () => expect(readSave()).toBeNull());

  it('takes what is a key', () => {
    expect(readSave('V1StGXR8_Z5jdHi6B-myT')).toBe('V1StGXR8_Z5jdHi6B-myT');
    const error = {
      status: 422,
      message: 'Save-Id harus berupa 1 sampai 64 karakter ASCII tanpa spasi',
    };
    for (const bad of ['a b', 'x'.repeat(65)]) {
      expect(() => readSave(bad)).toThrow(expect.objectContaining(error));
    }
  });
});

const PUT = { method: 'PUT', originalUrl: '/api/slides/1' };
const hashOf = (body: unknown) => hashRequest({ ...PUT, body });
const file = (text: string) => new UploadedFile(Buffer.from(text));

describe('hashRequest', () => {
  it('is the same for the same values, in whatever order the fields came', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (body) => {
        const reversed = Object.fromEntries(Object.entries(body).reverse());
        expect(hashOf(reversed)).toBe(hashOf(body));
        expect(hashOf(JSON.parse(JSON.stringify(body)))).toBe(hashOf(body));
      }),
    );
  });

  it('is another one for other values', () => {
    const body = fc.jsonValue({ maxDepth: 2 });
    fc.assert(
      fc.property(body, body, (a, b) => {
        // Texts of sorted keys are equal exactly where the values are.
        const sorted = (value: unknown): unknown =>
          typeof value !== 'object' || value === null || Array.isArray(value)
            ? value
            : Object.fromEntries(Object.entries(value).sort(([x], [y]) => (x < y ? -1 : 1)));
        const same = (x: unknown) => JSON.stringify(x, (_, value: unknown) => sorted(value));
        expect(hashOf(a) === hashOf(b)).toBe(same(a) === same(b));
      }),
    );
  });

  it.each([
    ['method', { method: 'POST' }],
    ['path', { originalUrl: '/api/slides/2' }],
    ['body', { body: { title: 'Sore' } }],
    ['lack of a body', { body: undefined }],
  ])('covers the %s', (_, other) => {
    const request = { ...PUT, body: { title: 'Pagi' } };
    expect(hashRequest({ ...request, ...other })).not.toBe(hashRequest(request));
  });

  it('leaves the query out, which no write reads', () => {
    expect(hashRequest({ ...PUT, originalUrl: '/api/slides/1?x=1', body: {} })).toBe(hashOf({}));
  });

  it('leaves a password out, which could be guessed by it', () => {
    const body = { title: 'Pagi', password: 'kopi luwak 1' };
    expect(hashOf(body)).toBe(hashOf({ title: 'Pagi', password: 'kopi luwak 2' }));
    expect(hashOf(body)).not.toBe(hashOf({ title: 'Sore', password: 'kopi luwak 1' }));
  });

  it('goes by the bytes of a file', () => {
    expect(hashOf({ image: file('a') })).toBe(hashOf({ image: file('a') }));
    expect(hashOf({ image: file('a') })).not.toBe(hashOf({ image: file('b') }));
    expect(hashOf({ image: file('a') })).not.toBe(hashOf({ image: 'a' }));
  });

  it('mistakes no body for the form in which it is hashed', () => {
    expect(hashOf({ a: 1 })).not.toBe(hashOf([['a', 1]]));
    expect(hashOf({ a: 1 })).not.toBe(hashOf({ fields: [['a', 1]] }));
    expect(hashOf([1])).not.toBe(hashOf({ list: [1] }));
  });
});
