import fc from 'fast-check';
import { attemptFor } from './attempt';
import { mergeEdits, sameValues } from './merge';

const values = fc.record({
  name: fc.constantFrom('Teh', 'Kopi', 'Susu'),
  price: fc.constantFrom(null, 1, 2),
  items: fc.array(fc.constantFrom('a', 'b'), { maxLength: 2 }),
});

describe('mergeEdits', () => {
  it('takes each field from whoever changed it, and from the editor where both did', () => {
    fc.assert(
      fc.property(values, values, values, (base, edited, stored) => {
        const merged = mergeEdits(base, edited, stored);
        for (const name of ['name', 'price', 'items'] as const) {
          const untouched = JSON.stringify(base[name]) === JSON.stringify(edited[name]);
          expect(merged[name]).toEqual(untouched ? stored[name] : edited[name]);
        }
      }),
    );
  });

  it('changes nothing where nobody else changed anything', () => {
    fc.assert(
      fc.property(values, values, (base, edited) => {
        expect(sameValues(mergeEdits(base, edited, base), edited)).toBe(true);
      }),
    );
  });
});

describe('attemptFor', () => {
  const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg', lastModified: 1 });

  it('repeats an attempt with the same values under the same key', () => {
    const first = attemptFor({ name: 'Teh', image: photo('a.jpg') }, null);
    expect(attemptFor({ name: 'Teh', image: photo('a.jpg') }, first)).toEqual(first);
  });

  it.each([
    { name: 'Kopi', image: photo('a.jpg') },
    { name: 'Teh', image: photo('b.jpg') },
    { name: 'Teh', image: null },
  ])('begins another one for other values', (changed) => {
    const first = attemptFor({ name: 'Teh', image: photo('a.jpg') }, null);
    expect(attemptFor(changed, first).key).not.toBe(first.key);
  });

  it('makes keys that the API takes', () => {
    expect(attemptFor({}, null).key).toMatch(/^[!-~]{1,64}$/);
  });
});
