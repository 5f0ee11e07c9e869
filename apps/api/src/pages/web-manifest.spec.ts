import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE } from '@lereng/shared-domain';
import { webManifest } from './web-manifest';

interface Manifest {
  name: string;
  short_name: string;
  description: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
  [member: string]: unknown;
}

const manifestOf = (settings: Record<string, string> = {}, locale = DEFAULT_LOCALE) =>
  JSON.parse(
    webManifest(
      Object.entries(settings).map(([key, value]) => ({ key, value })),
      locale,
    ),
  ) as Manifest;

const PUBLIC = join(__dirname, '../../../web/public');

/** Width and height of a PNG, from its header. */
function pngSize(file: string): string {
  const bytes = readFileSync(join(PUBLIC, file));
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

describe('the web app manifest', () => {
  it('is complete without settings', () => {
    expect(manifestOf()).toMatchObject({
      id: '/',
      name: 'Lereng',
      short_name: 'Lereng',
      description: expect.stringContaining('menyegarkan'),
      lang: 'id',
      start_url: '/',
      display: 'minimal-ui',
      background_color: '#faf7f2',
      theme_color: '#faf7f2',
    });
  });

  it('names its language', () => {
    expect(manifestOf({}, 'en')).toMatchObject({
      lang: 'en',
      description: 'Beautiful views, cool air and a refreshing atmosphere.',
    });
  });

  it("has the venue's colour and words", () => {
    const settings = { site_name: 'Warung Danau', tagline: 'Kopi di tepi air' };
    expect(manifestOf({ ...settings, surface_color: '#eff6ff' })).toMatchObject({
      name: 'Warung Danau',
      description: 'Warung Danau: Kopi di tepi air.',
      background_color: '#eff6ff',
      theme_color: '#eff6ff',
    });
  });

  it("lists the files of the owner's icon, and none of the built-in one", () => {
    const icon = { key: 'icon_image', value: '/x.jpg', image_icons: '/uploads/a/i-1-2-0badcafe' };
    const { icons } = JSON.parse(webManifest([icon], DEFAULT_LOCALE)) as Manifest;
    expect(icons.map(({ src, purpose }) => [src, purpose])).toEqual([
      ['/uploads/a/i-1-2-0badcafe-192.png', 'any'],
      ['/uploads/a/i-1-2-0badcafe-512.png', 'any'],
      ['/uploads/a/i-1-2-0badcafe-maskable-192.png', 'maskable'],
      ['/uploads/a/i-1-2-0badcafe-maskable-512.png', 'maskable'],
    ]);
  });

  it("bears the owner's name and description", () => {
    expect(
      manifestOf({ site_name: 'Kebun "Kita"', site_description: 'Kopi\ndan jeruk' }),
    ).toMatchObject({
      name: 'Kebun "Kita"',
      short_name: 'Kebun "Kita"',
      description: 'Kopi\ndan jeruk',
    });
  });

  it.each([
    ['Kafe Alam dan Agrowisata Lereng', 'Kafe Alam'],
    ['Kopi & Jeruk Pegunungan', 'Kopi & Jeruk'],
    ['Kebun & Pegunungan', 'Kebun'],
    ['Pegununganindah', 'Pegununganin'],
    ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦'.repeat(8), '👨‍👩‍👧‍👦'.repeat(12)],
    ['&', '&'],
  ])('shortens %s to %s', (name, short) => {
    expect(manifestOf({ site_name: name }).short_name).toBe(short);
  });

  it('names icons that are there, in the sizes that it says', () => {
    const { icons } = manifestOf();
    const pictures = icons.filter(({ type }) => type === 'image/png');
    expect(pictures.map(({ src }) => pngSize(src))).toEqual(pictures.map(({ sizes }) => sizes));
    expect(pictures.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual(
      expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512']),
    );
    expect(readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8')).toContain('<svg');
  });
});
