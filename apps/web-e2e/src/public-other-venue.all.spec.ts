import { DEFAULT_PALETTE } from '@lereng/shared-domain/look';
import { SMALL_DEMO_PICTURES } from '@lereng/shared-testing';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { FAILED_REQUESTS } from './support/console-guard';
import { expect } from './support/expect';
import { openHydrated } from './support/hydrated';
import type { Colour } from './support/photos';
import { DESK, PHONE, useSite } from './support/site';
import { usesOf } from './support/used-colours';

/** What the product's own venue is called, where it is, and what there is. */
const LEFTOVERS = new RegExp(
  [
    'lereng',
    'gunung',
    'punggung',
    'kawah',
    'puncak',
    'lembah',
    'kabut',
    'tanjakan',
    'jip',
    'jeep',
    'jeruk',
    'petik',
    'kebun',
    'kafe alam',
    'agrowisata',
    'Selorejo',
    '\\bDau\\b',
    'Malang',
    '-7\\.93',
    '112\\.54',
  ].join('|'),
  'gi',
);

/** Names of the program, which nobody reads: custom properties, and keys of what a browser stores. */
const NAMES = /--palette-[a-z-]+|\blereng-(?:order|order-changed|closed-notice)\b/g;

const colourOf = (tone: string) =>
  [1, 3, 5].map((at) => parseInt(tone.slice(at, at + 2), 16)) as Colour;

/** Text is of the same dark in every palette. */
const { inverse, inverseRaised, accentBright, ...TONES } = DEFAULT_PALETTE;
const DARKS = [inverse, inverseRaised].map(colourOf);
const SUN = colourOf(accentBright);
/** The accent of the other venue. */
const ACCENT = colourOf('#0b6e7d');

const WORKSPACE = join(__dirname, '../../..');

/** The files of the product's own icons. */
const ICONS = join(WORKSPACE, 'apps/web/public');

/** The drawn logo. */
const DRAWINGS = ['libs/web/ui/src/lib/logo.tsx'];

/** Tailwind's stand-in where a browser cannot mix colours: nearly white, on the dark of the foot, for any venue. */
const OF_OLD_BROWSERS = /\.text-inverse-muted\\\/85\{color:[^}]+\}/g;

const site = useSite(undefined, {
  env: { DEMO_CONTENT: 'warung' },
  preload: [SMALL_DEMO_PICTURES],
});

const textOf = async (path: string) => (await fetch(new URL(path, site().origin))).text();

/** Every page that search engines are told of, and others that a visitor may see. */
async function pages(): Promise<string[]> {
  const sitemap = [...(await textOf('/sitemap.xml')).matchAll(/<loc>([^<]+)/g)];
  const listed = sitemap.map(([, url = '']) => new URL(url).pathname);
  expect(listed).toHaveLength(5 + 8 + 3 + 1);
  return [
    ...listed,
    '/menu?q=durian',
    '/packages?q=durian',
    '/promotions?q=durian',
    '/menu?q=kopi',
    '/order',
    '/order?m1=2&p1=1&people=4',
    '/order/unknown',
    '/unknown',
    '/menu/999999',
    '/packages/999999',
    '/promotions/999999',
    '/admin/login',
  ];
}

/** Where a page has the default colours. The drawn sun, and what it shines on, is warm in every palette. */
async function usesOfDefault(page: Page, media?: 'screen' | 'print'): Promise<string[]> {
  const tones = await usesOf(page, Object.values(TONES).map(colourOf));
  const suns = await usesOf(page, [SUN]);
  // On paper what is white on dark becomes as dark as text.
  const darks = media === 'print' ? [] : await usesOf(page, DARKS);
  return [
    ...tones,
    ...suns.filter((use) => !/: (?:fill|stroke)$/.test(use)),
    ...darks.filter((use) => use.includes(': background')),
  ];
}

/** The leftovers of a text, each with the words around it. */
const leftoversOf = (text: string): string[] => {
  const shown = text.replace(NAMES, '');
  return [...shown.matchAll(LEFTOVERS)].map(({ index }) =>
    shown.slice(Math.max(0, index - 40), index + 40).replace(/\s+/g, ' '),
  );
};

/** The leftovers of several texts, each once, with the places where it is. */
class Leftovers {
  private readonly places = new Map<string, string[]>();

  add(place: string, found: readonly string[]): void {
    for (const each of new Set(found)) {
      this.places.set(each, [...(this.places.get(each) ?? []), place]);
    }
  }

  expectNone(): void {
    const list = [...this.places].map(([each, places]) => `${each} (${places.join(' ')})`);
    expect(list).toEqual([]);
  }
}

test('no page of another venue arrives with a word of the default one, in text, attributes or head', async () => {
  const leftovers = new Leftovers();
  for (const path of await pages()) leftovers.add(path, leftoversOf(await textOf(path)));
  for (const path of ['/robots.txt', '/sitemap.xml', '/site.webmanifest'])
    leftovers.add(path, leftoversOf(await textOf(path)));
  leftovers.expectNone();
});

test('no page of another venue gets a word or a colour of the default one by scripts', async () => {
  site().allow(...FAILED_REQUESTS);
  const page = await site().newPage({ viewport: PHONE, reducedMotion: true });
  const leftovers = new Leftovers();
  for (const path of await pages()) {
    await openHydrated(page, path);
    leftovers.add(path, [...leftoversOf(await page.content()), ...(await usesOfDefault(page))]);
  }
  leftovers.expectNone();
});

test('no page of another venue has a colour of the default one without scripts, or on paper', async () => {
  site().allow(...FAILED_REQUESTS);
  const page = await site().newPage({ viewport: DESK, javaScript: false });
  const leftovers = new Leftovers();
  for (const path of await pages()) {
    await page.goto(path);
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      leftovers.add(`${media}:${path}`, await usesOfDefault(page, media));
    }
  }
  expect(await usesOf(page, [ACCENT])).not.toEqual([]);
  leftovers.expectNone();
});

test('no style sheet of another venue has a colour of the default one but as what its palette replaces', async () => {
  const styles = [...(await textOf('/')).matchAll(/<style[^>]*>([^<]*)|href="([^"]+\.css)"/g)];
  expect(styles).not.toEqual([]);
  const tones = new RegExp(Object.values(TONES).join('|'), 'gi');
  const leftovers = new Leftovers();
  for (const [, text, href] of styles) {
    const rules = (text ?? (await textOf(href!)))
      .replace(/--palette-[a-z-]+:[^;}]+/g, '')
      .replace(OF_OLD_BROWSERS, '');
    const found = [...rules.matchAll(tones)].map(({ index }) => rules.slice(index - 60, index + 7));
    leftovers.add(href ?? 'style', found);
  }
  leftovers.expectNone();
});

test('what a visitor opens on a page of another venue has no word or colour of the default one', async () => {
  const leftovers = new Leftovers();
  const page = await site().visitHydrated('/', { viewport: PHONE, reducedMotion: true });
  const note = async (place: string) => {
    leftovers.add(place, [...leftoversOf(await page.content()), ...(await usesOfDefault(page))]);
  };
  await page.getByRole('button', { name: 'Buka navigasi' }).click();
  await note('navigation');
  await page.getByRole('banner').getByRole('link', { name: 'Kopi & Makanan' }).click();
  await expect(page).toHaveURL('/menu');
  await note('a page that scripts opened');
  await page.getByRole('searchbox').fill('durian');
  await expect(page).toHaveURL('/menu?q=durian');
  await note('search');
  leftovers.expectNone();
});

test('no page of another venue has the drawn logo', async () => {
  const leftovers = new Leftovers();
  for (const file of DRAWINGS) {
    const [, shape = ''] =
      /\bd="(M[^"]+)"/.exec(await readFile(join(WORKSPACE, file), 'utf8')) ?? [];
    expect(shape).not.toBe('');
    for (const path of await pages())
      leftovers.add(path, (await textOf(path)).includes(shape) ? [file] : []);
  }
  leftovers.expectNone();
});

test("no preview image of another venue has the product's mark", async () => {
  const images = new Map<string, string>();
  for (const path of await pages()) {
    const [, image] = /property="og:image" content="([^"]+)"/.exec(await textOf(path)) ?? [];
    if (image) images.set(new URL(image).pathname, path);
  }
  expect(images.size).toBeGreaterThan(12);
  const leftovers: string[] = [];
  for (const [image, path] of images) {
    const response = await fetch(new URL(image, site().origin));
    const bytes = Buffer.from(await response.arrayBuffer());
    // The mark's corner, of which its sun is a twentieth.
    const corner = { left: 64, top: 64, width: 104, height: 104 };
    const pixels = await sharp(bytes).extract(corner).removeAlpha().raw().toBuffer();
    let sun = 0;
    for (let at = 0; at < pixels.length; at += 3) {
      const isSun = SUN.every((channel, each) => Math.abs(channel - pixels[at + each]!) < 24);
      if (isSun) sun += 1;
    }
    if (sun > 200) leftovers.push(`${path}: ${image}`);
  }
  expect(leftovers).toEqual([]);
});

test("no icon of another venue is the product's own", async () => {
  const own = await Promise.all(
    (await readdir(ICONS)).map(async (name) => ({
      name,
      bytes: await readFile(join(ICONS, name)),
    })),
  );
  const page = await site().visit('/', { javaScript: false });
  const linked = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => (links as HTMLLinkElement[]).map(({ href }) => href));
  const manifest = JSON.parse(await textOf('/site.webmanifest')) as { icons: { src: string }[] };
  const urls = [...linked, ...manifest.icons.map(({ src }) => src), '/favicon.ico'];
  expect(urls.length).toBeGreaterThan(4);
  const leftovers: string[] = [];
  for (const url of urls) {
    const response = await fetch(new URL(url, site().origin));
    const bytes = Buffer.from(await response.arrayBuffer());
    const same = own.find((each) => each.bytes.equals(bytes));
    if (same) leftovers.push(`${url} is ${same.name}`);
  }
  expect(leftovers).toEqual([]);
});
