import { anImage } from '@lereng/web-testing';
import fc from 'fast-check';
import type { Field } from './field';
import { image, imageFocus, lines, text, type Focus } from './fields';
import { sameValue } from './merge';
import { changesOf, storedItemsOf, mergeChosen, type ThreeWay } from './three-way';

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
  const statesOf = (base: Values, stored: Values, edited: Values): ThreeWay<Values> => ({
    base: { values: base, storedItems: {} },
    stored: { values: stored, storedItems: {} },
    edited,
  });

  it('are saved as whoever changed them says, and as the form says or as chosen where both did', () => {
    fc.assert(
      fc.property(values, values, values, fc.boolean(), (base, stored, edited, keeps) => {
        const choice = keeps ? 'edited' : 'stored';
        const states = statesOf(base, stored, edited);
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
        expect(changesOf(fields, statesOf(base, edited, edited))).toEqual([]);
        const found = changesOf(fields, statesOf(base, base, edited));
        expect(found.every(({ by }) => by === 'form')).toBe(true);
      }),
    );
  });
});

describe('a picture and its focus', () => {
  type Values = { image: File | null; focus: Focus };
  const fieldsOf = (name: string, x = 50): readonly Field<Values>[] => {
    const current = { ...anImage(name), image_focus_x: x };
    return [
      image({ name: 'image', label: 'Gambar', shape: '4/3', current }),
      imageFocus({ name: 'focus', image: 'image', current, shapes: ['card'] }),
    ];
  };
  const photo = new File(['foto'], 'foto.jpg');
  const values: Values = { image: null, focus: [] };
  const fields = fieldsOf('a');
  const statesOf = (stored: readonly Field<Values>[], edited: Partial<Values>) => ({
    base: { values, storedItems: storedItemsOf(fields) },
    stored: { values, storedItems: storedItemsOf(stored) },
    edited: { ...values, ...edited },
  });
  const changes = (...args: Parameters<typeof statesOf>) =>
    changesOf(fields, statesOf(...args)).map(({ field, by }) => [field.name, by]);
  const merged = (
    stored: readonly Field<Values>[],
    edited: Partial<Values>,
    image: 'stored' | 'edited' = 'edited',
  ) => mergeChosen(fields, statesOf(stored, edited), { image });

  it('are changed by others, although the values of the form are the same', () => {
    expect(changes(fieldsOf('b'), {})).toEqual([['image', 'others']]);
    expect(changes(fieldsOf('a', 10), {})).toEqual([['focus', 'others']]);
    expect(changes(fieldsOf('a'), {})).toEqual([]);
  });

  it('are chosen together where both have another picture', () => {
    const edited = { image: photo, focus: [1, 2] };
    expect(changes(fieldsOf('b', 10), edited)).toEqual([['image', 'both']]);
    expect(merged(fieldsOf('b', 10), edited)).toEqual(edited);
    expect(merged(fieldsOf('b', 10), edited, 'stored')).toEqual(values);
  });

  it('do not let a focus land on a picture that it was not chosen on', () => {
    const edited = { focus: [1, 2] };
    expect(changes(fieldsOf('b'), edited)).toEqual([
      ['image', 'others'],
      ['focus', 'lost'],
    ]);
    expect(merged(fieldsOf('b'), edited)).toEqual(values);
  });

  it('are a choice where both have moved the focus, unless to the same point', () => {
    const edited = { focus: [10, 50] };
    expect(changes(fieldsOf('a', 20), edited)).toEqual([['focus', 'both']]);
    expect(changes(fieldsOf('a', 10), edited)).toEqual([]);
  });
});
