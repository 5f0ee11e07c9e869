import * as fc from 'fast-check';
import { tinyPicture } from '@lereng/api-testing';
import { openApi } from '@lereng/shared-contract';
import { goodObject, goodValue, hostileText, hostileValue, type Schema } from './inputs';

/** A file by what it is, so that a request can be printed and sent again. */
export type FileKind = 'picture' | 'page' | 'empty' | 'beginning' | 'noise';

export interface Part {
  name: string;
  text?: string;
  file?: FileKind;
  filename?: string;
}

/** A body as plain data. */
export type Body =
  { kind: 'none' } | { kind: 'text'; type: string; text: string } | { kind: 'form'; parts: Part[] };

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';

export const withReferences = (schema: Schema): Schema => {
  const name = schema.$ref?.split('/').at(-1);
  const schemas = openApi.components.schemas as Record<string, object>;
  const found = name === undefined ? schema : ((schemas[name] ?? {}) as Schema);
  return found.items ? { ...found, items: withReferences(found.items) } : found;
};

/** Bodies of one operation: most that the document allows, some with a fault, some that are none. */
export function bodyOf(content: Record<string, { schema: Schema }>): fc.Arbitrary<Body> {
  const [type = '', media] = Object.entries(content)[0] ?? [];
  if (!media) return fc.oneof({ weight: 9, arbitrary: none }, { weight: 1, arbitrary: brokenBody });
  const schema = withReferences(media.schema);
  const [good, faulty] =
    type === FORM_TYPE
      ? [goodForm(schema), faultyForm(schema)]
      : [jsonText(goodValue(schema)), jsonText(faultyJson(schema))];
  return fc.oneof(
    { weight: 6, arbitrary: good },
    { weight: 3, arbitrary: faulty },
    { weight: 1, arbitrary: brokenBody },
  );
}

const none: fc.Arbitrary<Body> = fc.constant({ kind: 'none' });

const jsonText = (value: fc.Arbitrary<unknown>): fc.Arbitrary<Body> =>
  value.map((each) => ({ kind: 'text', type: JSON_TYPE, text: JSON.stringify(each) }));

/** An object that the document allows, but for one property; or another kind of value. */
function faultyJson(schema: Schema): fc.Arbitrary<unknown> {
  const names = [...Object.keys(schema.properties ?? {}), '__proto__', 'unknown'];
  const changed = fc
    .tuple(goodObject(schema), fc.constantFrom(...names), hostileValue)
    .map(([value, name, bad]) => Object.fromEntries([...Object.entries(value), [name, bad]]));
  const list = fc.array(schema.items ? faultyItem(schema.items) : hostileValue, { maxLength: 5 });
  return fc.oneof(
    { weight: 5, arbitrary: schema.items ? list : changed },
    { weight: 1, arbitrary: hostileValue },
  );
}

const faultyItem = (schema: Schema) =>
  fc.oneof(goodValue(schema), schema.properties ? faultyJson(schema) : hostileValue);

const isFile = ({ format }: Schema) => format === 'binary';

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** One part for each property that is there. */
function goodForm(schema: Schema): fc.Arbitrary<Body> {
  const { properties = {}, required = [] } = schema;
  const parts = Object.entries(properties).map(([name, property]): fc.Arbitrary<Part[]> => {
    const part: fc.Arbitrary<Part> = isFile(property)
      ? fc.constant({ name, file: 'picture', filename: 'foto.jpg' })
      : goodValue(property).map((value) => ({ name, text: asText(value) }));
    const list: fc.Arbitrary<Part[]> = part.map((each) => [each]);
    return required.includes(name) ? list : fc.oneof(list, fc.constant<Part[]>([]));
  });
  return fc.tuple(...parts).map((lists) => ({ kind: 'form', parts: lists.flat() }));
}

/** A form that the document allows, with parts that it does not. */
function faultyForm(schema: Schema): fc.Arbitrary<Body> {
  const names = fc.constantFrom(
    ...Object.keys(schema.properties ?? {}),
    'unknown',
    '__proto__',
    'a[b]',
  );
  const text = fc.record({ name: fc.oneof(names, hostileText), text: hostileText });
  const file = fc.record({
    name: names,
    file: fc.constantFrom<FileKind>('picture', 'page', 'empty', 'beginning', 'noise'),
    filename: fc.oneof(fc.constantFrom('foto.jpg', '../../x.php', ''), hostileText),
  });
  const added = fc.array(fc.oneof<fc.Arbitrary<Part>[]>(text, file), {
    minLength: 1,
    maxLength: 3,
  });
  return fc.tuple(goodForm(schema), added, fc.boolean()).map(([form, bad, instead]) => {
    const good = form.kind === 'form' ? form.parts : [];
    const kept = good.filter(({ name }) => !instead || !bad.some((part) => part.name === name));
    return { kind: 'form', parts: [...kept, ...bad] };
  });
}

/** Texts that cannot be read as any body, or of another type than the route takes. */
const brokenBody: fc.Arbitrary<Body> = fc.record({
  kind: fc.constant('text' as const),
  type: fc.constantFrom(
    JSON_TYPE,
    'application/json; charset=utf-16',
    'application/json; charset=x',
    'APPLICATION/JSON',
    'application/problem+json',
    FORM_TYPE,
    'multipart/form-data; boundary=x',
    'multipart/form-data; boundary=""',
    'multipart/mixed; boundary=x',
    'application/x-www-form-urlencoded',
    'text/plain',
    'x',
  ),
  text: fc.oneof(
    hostileText,
    fc.constantFrom(
      '{',
      '{"name":',
      '"',
      '{"a":1}{"a":2}',
      '{"name":"a","name":"b"}',
      `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
      `{"value":"${'x'.repeat(102_400)}"}`,
      '--x',
      '--x--',
      '--x\r\n\r\n',
      '--x\r\nContent-Disposition: form-data\r\n\r\nx\r\n--x--\r\n',
      '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nx',
      '--x\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\nx\r\n--x--\r\n',
    ),
  ),
});

const FILES: Record<FileKind, () => Promise<Blob>> = {
  picture: () => (picture ??= tinyPicture()),
  page: async () => new Blob(['<!doctype html><script>alert(1)</script>'], { type: 'image/png' }),
  empty: async () => new Blob([]),
  beginning: async () => (await FILES.picture()).slice(0, 200),
  noise: async () => new Blob([new Uint8Array(3_000).map((_, index) => (index * 7_919) % 256)]),
};
let picture: Promise<Blob> | undefined;

/** The body and its content type for `fetch`. */
export async function encoded(
  body: Body,
): Promise<{ body?: string | FormData; headers: Record<string, string> }> {
  if (body.kind === 'none') return { headers: {} };
  if (body.kind === 'text') return { body: body.text, headers: { 'content-type': body.type } };
  const form = new FormData();
  for (const { name, text = '', file, filename = 'foto.jpg' } of body.parts) {
    if (file === undefined) form.append(name, text);
    else form.append(name, await FILES[file](), filename);
  }
  return { body: form, headers: {} };
}
