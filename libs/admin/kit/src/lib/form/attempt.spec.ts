import { attemptFor } from './attempt';

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
