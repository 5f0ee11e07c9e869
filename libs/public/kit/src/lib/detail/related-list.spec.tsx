import { renderPage } from '@lereng/web-testing';
import { screen, within } from '@testing-library/react';
import { RelatedList } from './related-list';

const show = (rows: { id: number }[] | undefined) =>
  renderPage(
    <RelatedList title="Yang Lain" rows={rows}>
      {({ id }, sizes) => <img alt={String(id)} sizes={sizes} />}
    </RelatedList>,
  );

describe('RelatedList', () => {
  it('shows its rows under a heading, and passes sizes to their cards', () => {
    show([{ id: 4 }, { id: 2 }]);
    const section = within(screen.getByRole('region', { name: 'Yang Lain' }));
    const images = section.getAllByRole('img');
    expect(images.map((image) => image.getAttribute('alt'))).toEqual(['4', '2']);
    expect(images[0]).toHaveAttribute('sizes', expect.stringContaining('vw'));
  });

  it.each([
    ['no others', []],
    ['nothing yet', undefined],
  ])('renders nothing where there are %s', (_name, rows) => {
    show(rows);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
