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
const RIGHT = field('name', 'Kopi') + field('price', '9000');

const nested = (depth: number): string =>
  depth === 0
    ? 'x'
    : `--y${depth}\r\nContent-Type: multipart/mixed; boundary=y${depth - 1}\r\n\r\n${nested(depth - 1)}\r\n--y${depth}--\r\n`;

/** Forms that no browser sends. None of them makes a row. */
export const HOSTILE_FORMS: HostileForm[] = [
  { name: 'without a boundary', type: 'multipart/form-data', body: RIGHT + END },
  { name: 'with an empty boundary', type: 'multipart/form-data; boundary=""', body: RIGHT + END },
  { name: 'with another boundary', type: 'multipart/form-data; boundary=other', body: RIGHT + END },
  {
    name: 'with a boundary of 10,000 characters',
    type: `multipart/form-data; boundary=${'x'.repeat(10_000)}`,
    body: RIGHT,
  },
  {
    name: 'of another kind of parts',
    type: `multipart/mixed; boundary=${BOUNDARY}`,
    body: RIGHT + END,
  },
  { name: 'without an end', type: TYPE, body: RIGHT },
  { name: 'that ends in a head', type: TYPE, body: `${RIGHT}--x\r\nContent-Disposition: form-` },
  { name: 'of nothing but its end', type: TYPE, body: END },
  { name: 'of 100,000 boundaries', type: TYPE, body: `--${BOUNDARY}\r\n`.repeat(100_000) },
  { name: 'of 5,000 parts', type: TYPE, body: field('a').repeat(5_000) + END },
  {
    name: 'of 5,000 fields of other names',
    type: TYPE,
    body: Array.from({ length: 5_000 }, (_, n) => field(`a${n}`)).join('') + END,
  },
  { name: 'of 1,000 files', type: TYPE, body: file('filename="x.jpg"').repeat(1_000) + END },
  {
    name: 'of forms in forms',
    type: TYPE,
    body:
      RIGHT +
      part(
        'Content-Disposition: form-data; name="image"\r\nContent-Type: multipart/mixed; boundary=y200',
        nested(200),
      ) +
      END,
  },
  {
    name: 'with a part without a name',
    type: TYPE,
    body: part('Content-Disposition: form-data') + END,
  },
  { name: 'with a part without a head', type: TYPE, body: part('') + END },
  {
    name: 'with a head of 900 KB',
    type: TYPE,
    body: part(`Content-Disposition: form-data; name="name"\r\nX: ${'x'.repeat(900_000)}`) + END,
  },
  {
    name: 'with 20,000 lines in a head',
    type: TYPE,
    body: part(`Content-Disposition: form-data; name="name"${'\r\nX: y'.repeat(20_000)}`) + END,
  },
  { name: 'with a name of 60,000 characters', type: TYPE, body: field('n'.repeat(60_000)) + END },
  {
    name: 'with names of prototypes',
    type: TYPE,
    body: field('__proto__', '{"image":1}') + field('constructor') + field('toString') + END,
  },
  {
    name: 'with a path as a name of a file',
    type: TYPE,
    body: RIGHT + file('filename="../../x"; filename*=UTF-8\'\'..%2f..%2fx%00') + END,
  },
  {
    name: 'with a control character in a name of a file',
    type: TYPE,
    body: RIGHT + file('filename="a\u0001\u0007.jpg"') + END,
  },
  {
    name: 'with a file in an encoding of mails',
    type: TYPE,
    body:
      RIGHT +
      part(
        'Content-Disposition: form-data; name="image"; filename="x"\r\nContent-Transfer-Encoding: base64',
        'R0lGODlhAQABAAAAACw=',
      ) +
      END,
  },
  {
    name: 'with lines that end otherwise',
    type: TYPE,
    body: (RIGHT + END).replaceAll('\r\n', '\n'),
  },
  { name: 'with 900 KB before it', type: TYPE, body: 'x'.repeat(900_000) + RIGHT + END },
];
