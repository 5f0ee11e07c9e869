import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Picture, type ResponsiveImage } from './picture';

const image: ResponsiveImage = {
  image_url: '/uploads/a/1280.jpg',
  image_width: 1280,
  image_height: 960,
  image_placeholder: 'data:image/webp;base64,AAAA',
  image_sources: [
    { type: 'image/avif', srcset: '/uploads/a/480.avif 480w, /uploads/a/960.avif 960w' },
    { type: 'image/webp', srcset: '/uploads/a/480.webp 480w', media: '(min-aspect-ratio: 1/1)' },
  ],
};

describe('Picture', () => {
  it('offers every format and width, with its size and a universal fallback', () => {
    const { container } = render(<Picture image={image} alt="Kopi" sizes="50vw" />);
    const img = screen.getByRole('img', { name: 'Kopi' });
    expect(img).toHaveAttribute('src', '/uploads/a/1280.jpg');
    expect(img).toHaveAttribute('width', '1280');
    expect(img).toHaveAttribute('height', '960');
    const sources = [...container.querySelectorAll('source')].map((source) => [
      source.type,
      source.srcset,
      source.sizes,
      source.media,
    ]);
    expect(sources).toEqual([
      ['image/avif', image.image_sources[0]?.srcset, '50vw', ''],
      ['image/webp', image.image_sources[1]?.srcset, '50vw', '(min-aspect-ratio: 1/1)'],
    ]);
  });

  it('shows the placeholder until the picture has loaded', () => {
    const { container } = render(<Picture image={image} alt="" sizes="50vw" />);
    expect(container.querySelector('picture')).toHaveStyle({
      backgroundImage: 'url("data:image/webp;base64,AAAA")',
    });
  });

  it('keeps the focus in view, of the placeholder as well', () => {
    const focused = { ...image, image_focus_x: 20, image_focus_y: 0 };
    const { container } = render(<Picture image={focused} alt="" sizes="50vw" />);
    expect(container.querySelector('img')?.style.objectPosition).toBe('20% 0%');
    expect(container.querySelector('picture')?.style.backgroundPosition).toBe('20% 0%');
  });

  it.each([{ image_focus_x: 50, image_focus_y: 50 }, { image_focus_x: null }, {}])(
    'has no style for the focus %j',
    (focus) => {
      const bare = { ...image, ...focus, image_placeholder: null };
      const html = renderToStaticMarkup(<Picture image={bare} alt="" sizes="50vw" />);
      expect(html).not.toContain('style');
    },
  );
});
