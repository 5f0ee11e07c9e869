import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Request } from 'express';
import { ApiError } from '../errors';
import { type Form, InvalidField, UploadedFile } from '../validation/form-field';
import { readForm } from './form-reader';

const MAX_TEXT_BYTES = 64 * 1024;
const tooLarge = () => new ApiError(413, 'Terlalu besar');
const options = { fileField: 'menu', maxFileBytes: 1_000, tooLarge };

let server: Server;
let outcome: Promise<Form>;

beforeAll(async () => {
  server = createServer((request, response) => {
    outcome = readForm(request as Request, options);
    outcome.then(
      () => response.end(),
      () => request.resume() && response.end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => server.close());

/** What becomes of a body. */
async function read(body: FormData | string, type?: string): Promise<Form> {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const headers = type === undefined ? undefined : { 'content-type': type };
  await fetch(url, { method: 'POST', body, headers });
  return outcome;
}

function formOf(...fields: [name: string, value: string | Blob][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

const BOUNDARY = 'multipart/form-data; boundary="b"';

const partOf = (type: string) =>
  `--b\r\nContent-Disposition: form-data; name="menu"\r\nContent-Type: ${type}\r\n\r\nabc\r\n--b--\r\n`;

it('distinguishes texts from the file', async () => {
  const form = await read(formOf(['name', 'Kopi'], ['note', ''], ['menu', new Blob(['abc'])]));
  expect({ ...form }).toEqual({
    name: 'Kopi',
    note: '',
    menu: expect.any(UploadedFile) as unknown,
  });
  expect((form['menu'] as UploadedFile).bytes.toString()).toBe('abc');
});

it('takes each name literally', async () => {
  const names = ['a[b]', 'a[]', '__proto__', 'constructor', 'a.b'];
  const form = await read(formOf(...names.map((name): [string, string] => [name, 'x'])));
  expect(Object.keys(form)).toEqual(names);
});

it.each<[string, string | Blob, string | Blob]>([
  ['two texts', 'a', 'a'],
  ['two files', new Blob(['a']), new Blob(['b'])],
  ['a text and a file', 'a', new Blob(['b'])],
  ['a file and a text', new Blob(['a']), 'b'],
])('marks a field with %s as repeated', async (_name, first, second) => {
  const form = await read(formOf(['menu', first], ['menu', second], ['menu', 'c']));
  expect(form['menu']).toEqual(new InvalidField('repeated'));
});

it('marks a text as too long beyond any limit of a field', async () => {
  const longest = 'x'.repeat(MAX_TEXT_BYTES);
  // Truncated within a character, which is no error of its own.
  const accented = ` ${'é'.repeat(MAX_TEXT_BYTES / 2)}`;
  const form = await read(formOf(['fits', longest], ['not', accented], ['after', 'y']));
  expect({ ...form }).toEqual({ fits: longest, not: new InvalidField('too-long'), after: 'y' });
});

it.each<[string, FormData | string, string, string | undefined]>([
  ['a file in another field', formOf(['name', new Blob(['abc'])]), 'name', undefined],
  ['bytes without a file name', partOf('application/octet-stream'), 'menu', BOUNDARY],
  ['a text in an unknown charset', partOf('text/plain; charset=x'), 'menu', BOUNDARY],
])('marks %s as the wrong kind', async (_name, body, field, type) => {
  expect((await read(body, type))[field]).toEqual(new InvalidField('wrong-kind'));
});

it.each(['menu', 'other'])(
  'throws the error of its route for a larger file in %s',
  async (name) => {
    const larger = new Blob([new Uint8Array(1_001)]);
    await expect(read(formOf([name, larger]))).rejects.toEqual(tooLarge());
  },
);

it('throws 400 for a text with bytes that its charset does not have', async () => {
  await expect(read(formOf(['name', 'Ko\ufffdpi']))).rejects.toMatchObject({ status: 400 });
});

it.each([
  ['ends in a semicolon', 'Content-Disposition: form-data; name="note"; '],
  ['is missing', 'Content-Type: text/plain'],
  ['is of another kind', 'Content-Disposition: attachment; name="note"'],
])('throws 400 for a part whose disposition %s', async (_name, head) => {
  const name = '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nKopi\r\n';
  const part = `--b\r\n${head}\r\n\r\nx\r\n`;
  for (const parts of [name + part, part + name]) {
    const reading = read(`${parts}--b--\r\n`, BOUNDARY);
    await expect(reading).rejects.toMatchObject({ status: 400 });
  }
});
