import { renderToStaticMarkup } from 'react-dom/server';
import { ownLang, withOwn } from './own-lang';

const row = {
  name: 'Jip',
  price_unit: 'per jip',
  note: null,
  untranslated: ['price_unit', 'note'],
};

describe('texts in another language than the page', () => {
  it('are those that the response names', () => {
    expect(['name', 'price_unit'].map((field) => ownLang(row, field))).toEqual([undefined, 'id']);
    expect(ownLang({}, 'name')).toBeUndefined();
  });

  it('have an element of their own within a sentence', () => {
    const html = (sentence: string, field: keyof typeof row) =>
      renderToStaticMarkup(withOwn(sentence, row, field));
    expect(html('Jip: per jip, 4 people', 'price_unit')).toBe(
      '<span>Jip: </span><span lang="id">per jip</span><span>, 4 people</span>',
    );
    expect(html('Jip: per jip', 'name')).toBe('Jip: per jip');
    expect(html('for 4 people', 'price_unit')).toBe('for 4 people');
  });
});
