import * as fc from 'fast-check';

/** The schema of one value in openapi.json. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  example?: unknown;
  enum?: unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

/** Row ids reach as far; rows of a run have the first few. */
const ID_MAX = 2_147_483_647;
const SMALL_ID_MAX = 12;
/** Generated texts are short, but for some that are as long as they may be. */
const SHORT = 40;

/** Values that the document allows. */
export function goodValue(schema: Schema): fc.Arbitrary<unknown> {
  const [type, ...others] = [schema.type ?? 'object'].flat();
  if (others.length > 0) {
    return fc.oneof(...[type, ...others].map((each) => goodValue({ ...schema, type: each ?? '' })));
  }
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return goodNumber(schema);
    case 'array':
      return fc.array(goodValue(schema.items ?? {}), { maxLength: 6 });
    case 'string':
      return goodText(schema);
    default:
      return goodObject(schema);
  }
}

/** Required properties, and any of the others. */
export function goodObject({ properties = {}, required = [] }: Schema) {
  const values = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, goodValue(schema)]),
  );
  return fc.record(values, { requiredKeys: required });
}

function goodNumber({ minimum = -1_000, maximum = 1_000 }: Schema) {
  const max = maximum === ID_MAX ? SMALL_ID_MAX : maximum;
  return fc.oneof(
    fc.integer({ min: minimum, max }),
    fc.integer({ min: minimum, max: Math.min(max, SMALL_ID_MAX) }),
  );
}

function goodText(schema: Schema): fc.Arbitrary<string> {
  const { format, pattern, example, minLength = 0, maxLength = 5_000 } = schema;
  if (format === 'date') return calendarDate;
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const list = typeof example === 'string' && example.startsWith('[') && listLike(example);
  if (list) return list;
  const texts = [
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, SHORT) }),
    fc.lorem({ maxCount: 4 }).map((text) => text.slice(0, maxLength)),
  ];
  if (maxLength <= 5_000)
    texts.push(fc.constantFrom('a', '字', '🍊').map((c) => c.repeat(maxLength)));
  if (typeof example === 'string') texts.push(fc.constant(example), fc.constant(example));
  if (typeof example === 'string' && example.startsWith('http')) {
    texts.push(fc.webUrl({ withQueryParameters: true, withFragments: true }));
  }
  return fc.oneof(...texts);
}

/** Lists as JSON in a text, as their example is one. */
function listLike(example: string): fc.Arbitrary<string> {
  const [first] = JSON.parse(example) as unknown[];
  const item: fc.Arbitrary<unknown> =
    typeof first === 'number'
      ? fc.integer({ min: 1, max: SMALL_ID_MAX })
      : fc.lorem({ maxCount: 2 });
  return fc.array(item, { minLength: 1, maxLength: 5 }).map((list) => JSON.stringify(list));
}

const calendarDate = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const HOSTILE_TEXTS = [
  '',
  '   ',
  '\u0000',
  'a\u0007b',
  '\u200b',
  '\u202e',
  '\ud800',
  '\ufffd',
  '../../etc/passwd',
  "' OR 1=1 --",
  '%00',
  '%',
  '%ff',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '[',
  '[]',
  '[1,1]',
  '["1"]',
  '[[1]]',
  '{}',
  'null',
  'true',
  'NaN',
  '-0',
  '0',
  '-1',
  '1e3',
  '0x10',
  '1.5',
  '9007199254740993',
  '2147483648',
  '9'.repeat(400),
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13',
  'javascript:alert(1)',
  'http://',
  'http://user:pass@host/',
  'https://xn--',
  'http://[::1',
  'a'.repeat(151),
  'a'.repeat(5_001),
  `[${'['.repeat(2_000)}`,
  `[${'1,'.repeat(5_000)}1]`,
];

/** Texts that no rule should take, or that have made programs stumble. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
);

/** Any value of JSON, also one that the document forbids. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  {
    weight: 2,
    arbitrary: fc.constantFrom(null, true, false, 0, -1, 1.5, 1e300, 2 ** 53, -(2 ** 31)),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);
