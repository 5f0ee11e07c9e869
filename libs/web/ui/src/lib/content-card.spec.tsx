import { render, screen } from '@testing-library/react';
import { ContentCard } from './content-card';
import { DiscountBadge } from './discount-badge';
import type { LinkComponent } from './link-component';

const RouterLink: LinkComponent = ({ to, children, ...rest }) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

const image = {
  image_url: '/uploads/a/480.jpg',
  image_width: 480,
  image_height: 360,
  image_placeholder: null,
  image_sources: [],
};

describe('ContentCard', () => {
  it('is one link with its title as the name', () => {
    render(
      <ContentCard
        href="/menu/3"
        link={RouterLink}
        image={image}
        title="Soto Ayam"
        text="Kuah kunyit"
        price={25_000}
        sizes="50vw"
      />,
    );
    const [link, ...others] = screen.getAllByRole('link');
    expect(others).toEqual([]);
    expect(link).toHaveAccessibleName('Soto Ayam');
    expect(link).toHaveAttribute('href', '/menu/3');
    expect(screen.getByRole('heading', { level: 3, name: 'Soto Ayam' })).toBeVisible();
    expect(screen.getByText('Rp 25.000')).toBeVisible();
    // The title beside it names the picture.
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('shows a badge, the original price and its children', () => {
    const { container } = render(
      <ContentCard
        href="/packages/3"
        link={RouterLink}
        image={image}
        title="Jip Fajar"
        price={0}
        originalPrice={350_000}
        badge={<DiscountBadge percent={100} />}
        level={2}
        sizes="50vw"
      >
        <p>Termasuk sarapan</p>
      </ContentCard>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Jip Fajar' })).toBeVisible();
    expect(screen.getByText('Termasuk sarapan')).toBeVisible();
    expect(container.querySelector('s')).toHaveTextContent('Rp 350.000');
    expect(container).toHaveTextContent('Hemat 100%');
    // Neither is part of the link's name.
    expect(screen.getByRole('link')).toHaveAccessibleName('Jip Fajar');
  });
});
