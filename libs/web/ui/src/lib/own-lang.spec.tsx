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
    const html = (...[sentence, of, ...fields]: Parameters<typeof withOwn<typeof row>>) =>
      renderToStaticMarkup(withOwn(sentence, of, ...fields));
    expect(html('Jip: per jip, 4 people', row, 'name', 'note', 'price_unit')).toBe(
      '<span>Jip: </span><span lang="id">per jip</span><span>, 4 people</span>',
    );
    const all = { ...row, untranslated: ['name', 'price_unit'] };
    expect(html('2 × Jip per jip', all, 'name', 'price_unit')).toBe(
      '<span>2 × </span><span lang="id">Jip</span><span><span> </span><span lang="id">per jip</span></span>',
    );
    expect(html('for 4 people', row, 'price_unit')).toBe('for 4 people');
  });
});
