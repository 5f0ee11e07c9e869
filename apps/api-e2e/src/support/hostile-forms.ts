const BOUNDARY = 'x';

/** A body that calls itself a form, by what is wrong with it. */
export interface HostileForm {
  name: string;
  type: string;
  body: string;
}

const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const END = `--${BOUNDARY}--\r\n`;
const part = (head: string, content = 'x') => `--${BOUNDARY}\r\n${head}\r\n\r\n${content}\r\n`;
const field = (name: string, content?: string) =>
  part(`Content-Disposition: form-data; name="${name}"`, content);
const file = (rest: string) => part(`Content-Disposition: form-data; name="image"; ${rest}`);
const namePart = (lines: string) => part(`Content-Disposition: form-data; name="name"${lines}`);
const imagePart = (rest: string, content: string) =>
  part(`Content-Disposition: form-data; name="image"${rest}`, content);
const RIGHT = field('name', 'Kopi') + field('price', '9000');

const nested = (depth: number): string =>
  depth === 0
    ? 'x'
    : `--y${depth}\r\nContent-Type: multipart/mixed; boundary=y${depth - 1}\r\n\r\n${nested(depth - 1)}\r\n--y${depth}--\r\n`;

const form = (name: string, body: string, type = TYPE): HostileForm => ({ name, type, body });

/** Forms that no browser sends. None of them makes a row. */
export const HOSTILE_FORMS: HostileForm[] = [
  form('without a boundary', RIGHT + END, 'multipart/form-data'),
  form('with an empty boundary', RIGHT + END, 'multipart/form-data; boundary=""'),
  form('with another boundary', RIGHT + END, 'multipart/form-data; boundary=other'),
  form(
    'with a boundary of 10,000 characters',
    RIGHT,
    `multipart/form-data; boundary=${'x'.repeat(10_000)}`,
  ),
  form('of another kind of parts', RIGHT + END, `multipart/mixed; boundary=${BOUNDARY}`),
  form('without an end', RIGHT),
  form('that ends in a head', `${RIGHT}--x\r\nContent-Disposition: form-`),
  form('of nothing but its end', END),
  form('of 100,000 boundaries', `--${BOUNDARY}\r\n`.repeat(100_000)),
  form('of 5,000 parts', field('a').repeat(5_000) + END),
  form(
    'of 5,000 fields of other names',
    Array.from({ length: 5_000 }, (_, n) => field(`a${n}`)).join('') + END,
  ),
  form('of 1,000 files', file('filename="x.jpg"').repeat(1_000) + END),
  form(
    'of forms in forms',
    RIGHT + imagePart('\r\nContent-Type: multipart/mixed; boundary=y200', nested(200)) + END,
  ),
  form('with a part without a name', part('Content-Disposition: form-data') + END),
  form('with a part without a head', part('') + END),
  form('with a head of 900 KB', namePart(`\r\nX: ${'x'.repeat(900_000)}`) + END),
  form('with 20,000 lines in a head', namePart('\r\nX: y'.repeat(20_000)) + END),
  form('with a name of 60,000 characters', field('n'.repeat(60_000)) + END),
  form(
    'with names of prototypes',
    field('__proto__', '{"image":1}') + field('constructor') + field('toString') + END,
  ),
  form(
    'with a path as a name of a file',
    RIGHT + file('filename="../../x"; filename*=UTF-8\'\'..%2f..%2fx%00') + END,
  ),
  form(
    'with a control character in a name of a file',
    RIGHT + file('filename="a\u0001\u0007.jpg"') + END,
  ),
  form(
    'with a file in an encoding of mails',
    RIGHT +
      imagePart('; filename="x"\r\nContent-Transfer-Encoding: base64', 'R0lGODlhAQABAAAAACw=') +
      END,
  ),
  form('with lines that end otherwise', (RIGHT + END).replaceAll('\r\n', '\n')),
  form('with 900 KB before it', 'x'.repeat(900_000) + RIGHT + END),
];
