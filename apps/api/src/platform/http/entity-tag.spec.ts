import fc from 'fast-check';
import { entityTag, entityTagOf, matchesEntityTag } from './entity-tag';

const ETAG = entityTagOf({ id: 1 });

describe('entityTag', () => {
  it('is the same for the same bytes alone', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(entityTag(a) === entityTag(b)).toBe(a === b);
        expect(entityTag(Buffer.from(a))).toBe(entityTag(a));
        expect(entityTag(a)).toMatch(/^W\/"[\w-]{27}"$/);
      }),
    );
  });
});

describe('entityTag of a row', () => {
  const INSTANT = '2026-11-20T05:00:00.000Z';

  it('begins with its version, so that other fields change the rest alone', () => {
    const tags = [null, 'sold_out'].map((state) => entityTagOf({ state, updatedAt: INSTANT }));
    expect(new Set(tags).size).toBe(2);
    for (const tag of tags) expect(tag).toMatch(/^W\/"2026-11-20T05:00:00\.000Z-[\w-]{27}"$/);
    const [bytes] = tags.map((tag) => tag.slice(-28, -1));
    expect(entityTag(JSON.stringify({ state: null, updatedAt: INSTANT }))).toContain(bytes);
  });

  it.each([
    `[{"updatedAt":"${INSTANT}"}]`,
    `{"row":{"updatedAt":"${INSTANT}"}}`,
    `{"updatedAt":"${INSTANT}"`,
    '{"updatedAt":"\\" x"}',
    '{"updatedAt":1}',
    '<p>',
    '',
  ])('has none in %s', (body) => {
    expect(entityTag(body)).toMatch(/^W\/"[\w-]{27}"$/);
  });
});

describe('matchesEntityTag', () => {
  const strong = ETAG.slice(2);

  it.each([ETAG, strong, '*', ` ${strong} `, `"x", ${ETAG}`, `${strong},W/"y"`])(
    'finds it in %s',
    (header) => expect(matchesEntityTag(header, ETAG)).toBe(true),
  );

  it.each(['', '"x"', 'W/"x", "y"', strong.slice(1, -1), ETAG.toLowerCase(), `w/${strong}`, '"*"'])(
    'does not find it in %j',
    (header) => expect(matchesEntityTag(header, ETAG)).toBe(false),
  );

  it('finds it in a list exactly where it is in it', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ of: fc.nat(4), weak: fc.boolean() })), (tags) => {
        const tag = (id: number) => entityTagOf({ id });
        const header = tags.map(({ of, weak }) => tag(of).slice(weak ? 0 : 2)).join(', ');
        expect(matchesEntityTag(header, tag(0))).toBe(tags.some(({ of }) => of === 0));
      }),
    );
  });
});
