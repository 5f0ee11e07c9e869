import fc from 'fast-check';
import { MAX_ID, parseEntityId } from './entity-id';

describe('parseEntityId', () => {
  it('reads every id as it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_ID }), (id) => {
        expect(parseEntityId(String(id))).toBe(id);
      }),
    );
  });

  it.each(['0', ' 1', '١', '2147483648', '9'.repeat(40)])('does not take %j', (text) =>
    expect(parseEntityId(text)).toBeNull(),
  );

  it('takes nothing but what it would write itself', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.float().map(String), fc.bigInt().map(String)),
        (text) => {
          const id = parseEntityId(text);
          expect(id === null || (String(id) === text && id >= 1 && id <= MAX_ID)).toBe(true);
        },
      ),
    );
  });
});
