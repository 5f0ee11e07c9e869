import { DEFAULT_LOCALE } from '@lereng/shared-domain';
import { useRead } from '@lereng/web-data-access';
import { anImage, aSetting, aSocialMedia, renderPage } from '@lereng/web-testing';
import { waitFor } from '@testing-library/react';
import { PaperFoot } from './paper-foot';

const URL = 'https://lereng.test/menu';
const SETTINGS = [aSetting('address', 'Jalan Kabut 12'), aSetting('opening_hours', 'Setiap hari')];

/** The foot, once the data is there that the server has before it renders. */
function Loaded() {
  const settings = useRead('listSiteSettings');
  const links = useRead('listSocialMedia');
  return settings.data && links.data ? (
    <PaperFoot url={URL} locale={DEFAULT_LOCALE} qrCode="/menu/qr.svg" />
  ) : null;
}

async function linesWith(platform: string, url: string, settings = SETTINGS) {
  const { container } = renderPage(<Loaded />, {
    api: {
      'GET /site-settings': settings,
      'GET /social-media': [aSocialMedia({ platform, url })],
    },
  });
  const lines = () => [...container.querySelectorAll<HTMLElement>('[data-line]')];
  await waitFor(() => expect(lines()).not.toEqual([]));
  expect(container).toHaveTextContent('');
  expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
  return lines().map(({ dataset }) => dataset['line']);
}

describe('the foot of a page on paper', () => {
  it('says where the page is found, where the venue is and when, how to get there, and its number', async () => {
    const settings = [...SETTINGS, aSetting('directions', 'Belok kiri di gapura')];
    expect(await linesWith(' WhatsApp ', 'https://wa.me/6281234567890', settings)).toEqual([
      URL,
      'Jalan Kabut 12',
      'Setiap hari',
      'Belok kiri di gapura',
      'WhatsApp +62 812-3456-7890',
    ]);
  });

  it("has the owner's logo, which is fetched for paper alone", async () => {
    const logo = { ...aSetting('logo_image', '/uploads/logo/1280.jpg'), ...anImage('logo') };
    const { container } = renderPage(<Loaded />, {
      api: { 'GET /site-settings': [...SETTINGS, logo], 'GET /social-media': [] },
    });
    await waitFor(() => expect(container.querySelector('picture img')).not.toBeNull());
    expect(container.querySelector('picture img')).toHaveAttribute('loading', 'lazy');
  });

  it.each([
    ['whatsapp', 'https://wa.me/message/ABC'],
    ['instagram', 'https://www.instagram.com/lereng.agro/'],
  ])('has no line for a number where %s %s holds none', async (platform, url) => {
    expect(await linesWith(platform, url)).toEqual([URL, 'Jalan Kabut 12', 'Setiap hari']);
  });

  it('has no line for what the owner of another venue has not said', async () => {
    const settings = [aSetting('site_name', 'Kebun Kita')];
    expect(await linesWith('instagram', 'https://www.instagram.com/kita/', settings)).toEqual([
      URL,
    ]);
  });
});
