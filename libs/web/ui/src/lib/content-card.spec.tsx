import { render, screen } from '@testing-library/react';
import { ContentCard } from './content-card';
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
  it('is one link with the name of what it shows', () => {
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
    // The picture is named by the title beside it.
    expect(screen.queryByRole('img')).toBeNull();
  });
});
