import { renderPage } from '@lereng/web-testing';
import { screen, within } from '@testing-library/react';
import { RelatedList } from './related-list';

const rows = Array.from({ length: 8 }, (_, index) => ({ id: index + 1 }));

const show = (list: { id: number }[] | undefined, seed = 1) =>
  renderPage(
    <RelatedList title="Yang Lain" rows={list} selfId={3}>
      {({ id }, sizes) => <img alt={String(id)} sizes={sizes} />}
    </RelatedList>,
    { environment: { seed } },
  );

const sampledNames = (seed: number) => {
  const { unmount } = show(rows, seed);
  const section = within(screen.getByRole('region', { name: 'Yang Lain' }));
  const names = section.getAllByRole('img').map((image) => image.getAttribute('alt'));
  unmount();
  return names;
};

describe('RelatedList', () => {
  it('shows three others, the same for a seed', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const names = sampledNames(seed);
      expect(new Set(names).size).toBe(3);
      expect(names).not.toContain('3');
      expect(sampledNames(seed)).toEqual(names);
    }
  });

  it('shows others for another seed', () => {
    const samples = Array.from({ length: 20 }, (_, seed) => sampledNames(seed).join());
    expect(new Set(samples).size).toBeGreaterThan(5);
  });

  it.each([
    ['no others', [{ id: 3 }]],
    ['nothing yet', undefined],
  ])('renders nothing where there are %s', (_name, list) => {
    show(list);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('passes sizes to its cards', () => {
    show(rows);
    expect(screen.getAllByRole('img')[0]).toHaveAttribute('sizes', expect.stringContaining('vw'));
  });
});
