import { render } from '@testing-library/react';
import { siInstagram, siTiktok, siWhatsapp } from 'simple-icons';
import { BrandIcon } from './brand-icon';
import { BRAND_PATHS } from './brand-paths';

const draw = (platform: string) => render(<BrandIcon platform={platform} />).container;

describe('BrandIcon', () => {
  it('keeps the marks that simple-icons has', () => {
    expect(BRAND_PATHS).toEqual({
      instagram: siInstagram.path,
      tiktok: siTiktok.path,
      whatsapp: siWhatsapp.path,
    });
  });

  it.each([
    ['instagram', BRAND_PATHS.instagram],
    ['TikTok', BRAND_PATHS.tiktok],
    [' WHATSAPP ', BRAND_PATHS.whatsapp],
  ])('knows %s by its name in any case', (platform, path) => {
    expect(draw(platform).querySelector('path')).toHaveAttribute('d', path);
  });

  it('shows the sign for sharing where there is no mark, and never says anything', () => {
    const icon = draw('facebook').querySelector('svg');
    expect(icon).toHaveClass('lucide-share-2');
    expect(icon).toHaveAttribute('aria-hidden', 'true');
  });
});
