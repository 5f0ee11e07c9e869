import { anImage } from '@lereng/web-testing';
import fc from 'fast-check';
import { pictured } from '../../testing';
import type { Field } from './field';
import { image, lines, text } from '.';
import { sameValue, type PictureValue } from './form-value';
import { changesOf, mergeChosen } from './three-way';

describe('plain fields', () => {
  type Values = { name: string; items: readonly string[] };
  const fields: readonly Field<Values>[] = [
    text({ name: 'name', label: 'Nama', maxLength: 20 }),
    lines({ name: 'items', label: 'Termasuk', max: 2, maxLength: 20 }),
  ];
  const values = fc.record({
    name: fc.constantFrom('Teh', 'Kopi', 'Susu'),
    items: fc.array(fc.constantFrom('a', 'b'), { maxLength: 2 }),
  });

  it('are saved as whoever changed them says, and as the form says or as chosen where both did', () => {
    fc.assert(
      fc.property(values, values, values, fc.boolean(), (base, stored, edited, keeps) => {
        const choice = keeps ? 'edited' : 'stored';
        const states = { base, stored, edited };
        const choices = { name: choice, items: choice } as const;
        const merged = mergeChosen(fields, states, choices);
        for (const { field, by, saved } of changesOf(fields, states, choices)) {
          const { name } = field;
          expect(merged[name]).toEqual({ stored, edited }[saved][name]);
          const [others, form] = [stored, edited].map((side) => !sameValue(side[name], base[name]));
          expect(by).toBe(others && form ? 'both' : others ? 'others' : 'form');
        }
        for (const name of ['name', 'items'] as const) {
          const isEdited = !sameValue(edited[name], base[name]);
          expect(merged[name]).toEqual(isEdited && keeps ? edited[name] : stored[name]);
        }
      }),
    );
  });

  it('are no change where nobody changed them, or both alike', () => {
    fc.assert(
      fc.property(values, values, (base, edited) => {
        expect(changesOf(fields, { base, stored: edited, edited })).toEqual([]);
        const found = changesOf(fields, { base, stored: base, edited });
        expect(found.every(({ by }) => by === 'form')).toBe(true);
      }),
    );
  });
});

describe('a kind of value that a feature brings', () => {
  type Price = { readonly of: number; readonly price: number | null };
  type Values = { prices: readonly Price[] };
  const fields: readonly Field<Values>[] = [
    { name: 'prices', label: 'Harga', initial: [], input: () => null },
  ];
  const priced = (...prices: (number | null)[]): Values => ({
    prices: prices.map((price, of) => ({ of, price })),
  });

  it.each([
    ['by nobody', priced(1, 2), priced(1, 2), []],
    ['by both alike', priced(1, 3), priced(1, 3), []],
    ['by others', priced(1, 3), priced(1, 2), [{ by: 'others', saved: 'stored' }]],
    ['by the form', priced(1, 2), priced(1, null), [{ by: 'form', saved: 'edited' }]],
    ['by both', priced(1), priced(3, 2), [{ by: 'both', saved: 'edited' }]],
  ])('is changed %s', (_, stored, edited, changes) => {
    const states = { base: priced(1, 2), stored, edited };
    expect(changesOf(fields, states)).toMatchObject(changes);
    expect(mergeChosen(fields, states)).toEqual(changes[0]?.saved === 'stored' ? stored : edited);
  });
});

describe('a picture with its focus', () => {
  type Values = { image: PictureValue };
  const fields: readonly Field<Values>[] = [
    image({ name: 'image', label: 'Gambar', shape: '4/3', crops: [], current: anImage('a') }),
  ];
  const base = pictured('a.jpg', [50, 50]);
  const file = pictured(new File(['foto'], 'foto.jpg'));

  it.each([
    ['the stored one, where others have replaced it', pictured('b.jpg'), base, 'others', 'stored'],
    ['the chosen one alone', base, file, 'form', 'edited'],
    ['a choice between two', pictured('b.jpg'), file, 'both', 'edited'],
    [
      'a choice between two points',
      pictured('a.jpg', [9, 9]),
      pictured('a.jpg', [1, 2]),
      'both',
      'edited',
    ],
    [
      'no point that was chosen on another one',
      pictured('b.jpg'),
      pictured('a.jpg', [1, 2]),
      'lost',
      'stored',
    ],
  ])('is %s', (_, stored, edited, by, saved) => {
    const states = { base: { image: base }, stored: { image: stored }, edited: { image: edited } };
    expect(changesOf(fields, states)).toMatchObject([{ by, saved }]);
    expect(mergeChosen(fields, states).image).toBe({ stored, edited }[saved as 'stored']);
    expect(mergeChosen(fields, states, { image: 'stored' }).image).toBe(stored);
  });

  it('is no change where both have moved the focus to the same point', () => {
    const moved = { image: pictured('a.jpg', [1, 2]) };
    expect(changesOf(fields, { base: { image: base }, stored: moved, edited: moved })).toEqual([]);
  });
});
