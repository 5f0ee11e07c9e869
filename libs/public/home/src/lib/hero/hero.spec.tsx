import { createStore, PageDataContext, storeData, type AppStore } from '@lereng/web-data-access';
import { promotionsApi, type Promotion } from '@lereng/web-data-access/promotions';
import { siteSettingsApi } from '@lereng/web-data-access/site-settings';
import { slidesApi } from '@lereng/web-data-access/slides';
import { socialMediaApi } from '@lereng/web-data-access/social-media';
import { PageEnvironmentContext } from '@lereng/web-feature';
import {
  aPromotion,
  aSetting,
  aSlide,
  aSocialMedia,
  failure,
  fakeApi,
  TEST_ENVIRONMENT,
  TEST_TODAY,
} from '@lereng/web-testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { WelcomeHero } from './lazy-welcome-hero';
import { Hero } from './hero';

const SLIDES = [
  aSlide({ title: 'Pagi di atas kabut', description: 'Kopi hangat dan udara dingin.' }),
  aSlide({ title: 'Petik jeruk sendiri', description: null }),
  aSlide({ title: 'Susuri lereng', description: 'Dari hutan pinus sampai padang abu.' }),
  aSlide({ title: 'Duduk di teras' }),
];

const MAPS_URL = 'https://maps.example/kebun-kabut';
const SETTINGS = [aSetting('maps_url', MAPS_URL)];
const own = [aSetting('site_name', 'Kebun Kabut')];

beforeAll(() => WelcomeHero.preload());

/** What the browser does with a picture that comes next; jsdom has none. */
let decode = jest.fn(() => Promise.resolve());

beforeEach(() => {
  decode = jest.fn(() => Promise.resolve());
  HTMLImageElement.prototype.decode = function decodeImage(this: HTMLImageElement) {
    return decode.call(this);
  };
});

const around = (store: AppStore) => (
  <PageDataContext value={storeData(store)}>
    <PageEnvironmentContext value={TEST_ENVIRONMENT}>
      <MemoryRouter>
        <Hero />
      </MemoryRouter>
    </PageEnvironmentContext>
  </PageDataContext>
);

/** The hero with its data in the store, as the page's `load` leaves it. */
async function heroWith(
  slides: object,
  promotions: readonly Promotion[] = [],
  settings = SETTINGS,
) {
  const { fetchApi } = fakeApi({
    'GET /slides': slides,
    'GET /promotions/featured': promotions,
    'GET /site-settings': settings,
    'GET /social-media': [aSocialMedia({ platform: 'TikTok' })],
  });
  const store = createStore({ fetchApi });
  const once = { subscribe: false };
  await store.dispatch(slidesApi.endpoints.listSlides.initiate(undefined, once));
  await store.dispatch(siteSettingsApi.endpoints.listSiteSettings.initiate(undefined, once));
  await store.dispatch(socialMediaApi.endpoints.listSocialMedia.initiate(undefined, once));
  await store.dispatch(promotionsApi.endpoints.listFeaturedPromotions.initiate(undefined, once));
  return around(store);
}

async function visit(slides: object, promotions?: readonly Promotion[], settings = SETTINGS) {
  const page = await heroWith(slides, promotions, settings);
  jest.useFakeTimers();
  render(page);
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const hero = () => screen.getByRole('region', { name: 'Suasana di tempat kami' });
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const current = () =>
  screen
    .getAllByRole('button', { name: /^Slide \d+$/ })
    .findIndex((dot) => dot.getAttribute('aria-current') === 'true') + 1;
const mainHeadings = () =>
  screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);
const pictures = () => [...hero().querySelectorAll('img')];

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the slides', () => {
  it('show title and description of the current one below one main heading', async () => {
    await visit(SLIDES);
    expect(mainHeadings()).toEqual(['Lereng']);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Pagi di atas kabut');
    expect(screen.getByText('Kopi hangat dan udara dingin.').closest('[inert]')).toBeNull();

    await press('Berikutnya');
    expect(mainHeadings()).toEqual(['Lereng']);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Petik jeruk sendiri');
    expect(screen.getByText('Kopi hangat dan udara dingin.').closest('[inert]')).not.toBeNull();
  });

  it.each([
    ['the name', [], 'Kebun Kabut'],
    ['its tagline', [aSetting('tagline', 'Kopi di tepi danau')], 'Kebun Kabut: Kopi di tepi danau'],
    ["the owner's line", [aSetting('hero_line', 'Warung tepi danau')], 'Warung tepi danau'],
  ])('have %s as the main heading', async (_name, more, heading) => {
    await visit(SLIDES, [], [...own, ...more]);
    expect(mainHeadings()).toEqual([heading]);
  });

  it("hold the owner's line in three lines, so that it never pushes the rest out of the frame", async () => {
    const line = 'Kopi di tepi danau '.repeat(15).trim();
    await visit(SLIDES, [], [...own, aSetting('hero_line', line)]);
    expect(screen.getByRole('heading', { level: 1, name: line })).toHaveClass('line-clamp-3');
    await visit([], [], [...own, aSetting('hero_line', line)]);
    expect(screen.getByText(line, { selector: 'p' })).toHaveClass('slide-text');
  });

  it('advance every 4.5 s', async () => {
    await visit(SLIDES);
    await wait(4_499);
    expect(current()).toBe(1);
    await wait(1);
    expect(current()).toBe(2);
  });

  it('come when their picture is decoded, and the words stay until then', async () => {
    const waits: (() => void)[] = [];
    decode.mockImplementation(() => new Promise((resolve) => waits.push(resolve)));
    await visit(SLIDES);
    const shown = () => screen.getByRole('heading', { level: 2 }).textContent;
    await wait(4_500);
    expect([current(), shown()]).toEqual([1, 'Pagi di atas kabut']);
    expect(decode.mock.contexts).toEqual([pictures()[1]]);
    await wait(60_000);
    expect([current(), shown()]).toEqual([1, 'Pagi di atas kabut']);
    await act(async () => waits.shift()?.());
    expect([current(), shown()]).toEqual([2, 'Petik jeruk sendiri']);

    // A choice in the meantime is the one that counts.
    await press('Slide 4');
    await press('Slide 3');
    await act(async () => waits.forEach((done) => done()));
    expect([current(), shown()]).toEqual([3, 'Susuri lereng']);
  });

  it('come with their words where the picture fails to load', async () => {
    decode.mockRejectedValue(new DOMException('The source image cannot be decoded'));
    await visit(SLIDES);
    await press('Berikutnya');
    expect(current()).toBe(2);
  });

  it('stay where the pointer comes while the next one is prepared', async () => {
    let done: () => void = () => undefined;
    decode.mockImplementation(() => new Promise((resolve) => (done = resolve)));
    await visit(SLIDES);
    await wait(4_500);
    await act(async () => void fireEvent.pointerEnter(hero()));
    await act(async () => done());
    expect(current()).toBe(1);
  });

  it('load the first picture with priority, and the next one afterwards', async () => {
    await visit(SLIDES);
    const sources = () => pictures().map((picture) => picture.getAttribute('src'));
    expect(sources()).toEqual([SLIDES[0]!.image_url]);
    expect(pictures()[0]).toHaveAttribute('loading', 'eager');
    expect(pictures()[0]).toHaveAttribute('fetchpriority', 'high');

    await wait(100);
    expect(sources()).toEqual([0, 1].map((position) => SLIDES[position]!.image_url));
    expect(hero().querySelectorAll('[loading=eager], [fetchpriority]')).toHaveLength(1);
  });

  it.each([
    ['offer the portrait crop to portrait screens first, and the whole picture to others', {}],
    ['offer fewer pixels of the whole picture without a crop', { image_portrait_sources: [] }],
  ])('%s', async (_name, sources) => {
    const slide = aSlide({ image_width: 1600, image_height: 900, ...sources });
    await visit([slide]);
    const offered = [...hero().querySelectorAll('source')].map(({ media, sizes, srcset }) => ({
      media,
      sizes,
      srcset,
    }));
    const portrait = {
      media: '(max-aspect-ratio: 7/10)',
      sizes: '(min-resolution: 1.5x) max(70vw, 41svh), max(100vw, 59svh)',
    };
    const whole = { media: '', sizes: '(min-aspect-ratio: 1/1) 100vw, max(100vw, 92svh)' };
    expect(offered).toEqual([
      ...slide.image_portrait_sources.map(({ srcset }) => ({ ...portrait, srcset })),
      ...slide.image_sources.map(({ srcset }) => ({ ...whole, srcset })),
    ]);
  });

  it('have the visit button, the social links, the menu and the best active promotion', async () => {
    const small = aPromotion({ discount_percent: 10, valid_until: '2026-12-31' });
    const best = aPromotion({ title: 'Panen', discount_percent: 25, valid_until: TEST_TODAY });
    await visit(SLIDES, [small, best]);
    const links = within(hero()).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/promotions', expect.stringMatching(/25%.*Panen/)],
      ['/menu', 'Menu & Harga'],
      [MAPS_URL, 'Kunjungi Kami'],
      [expect.any(String), 'TikTok'],
    ]);
    expect(links[2]).toHaveAttribute('target', '_blank');
  });

  it("are complete in the server's HTML", async () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(await heroWith(SLIDES));
    const shown = container.querySelector('[role=group]:not([inert])')!;
    expect(shown).toHaveTextContent('Pagi di atas kabutKopi hangat dan udara dingin.');
    expect([...container.querySelectorAll('img')].map(({ src }) => new URL(src).pathname)).toEqual([
      SLIDES[0]!.image_url,
    ]);
    expect(container.querySelectorAll('h1')).toHaveLength(1);
    for (const { title } of SLIDES) expect(container).toHaveTextContent(title);
  });

  it('show no other pictures while loading', () => {
    const response = new Promise<never>(() => undefined);
    render(around(createStore({ fetchApi: () => response })));
    expect(pictures()).toEqual([]);
    expect(mainHeadings()).toEqual(['Lereng']);
    expect(within(hero()).getByRole('link', { name: 'Kunjungi Kami' })).toBeVisible();
  });
});

describe('the fallback carousel', () => {
  it.each([
    ['there are no slides', []],
    ['slides fail to load', failure(500)],
  ])('shows a welcome as the main heading where %s', async (_name, response) => {
    await visit(response);
    expect(mainHeadings()).toEqual(['Selamat Datang di Lereng']);
    // The built-in scenes are not pictures of the venue.
    expect(screen.queryByRole('img')).toBeNull();
    const visitButton = within(hero()).getByRole('link', { name: 'Kunjungi Kami' });
    expect(visitButton).toHaveAttribute('href', MAPS_URL);
  });

  it.each([
    ['neutral words', [], 'Mampirlah, duduk santai, dan nikmati waktu bersama kami.'],
    ['its tagline', [aSetting('tagline', 'Kopi di tepi danau')], 'Kopi di tepi danau'],
    ["the owner's line", [aSetting('hero_line', 'Warung tepi danau')], 'Warung tepi danau'],
  ])('welcomes with %s', async (_name, more, line) => {
    await visit([], [], [...own, ...more]);
    expect(mainHeadings()).toEqual(['Selamat Datang di Kebun Kabut']);
    expect(screen.getByText(line)).toBeVisible();
    expect(screen.queryByRole('group', { name: / dari / })).toBeNull();
    expect(screen.getAllByRole('button', { name: /^Slide/ })).toHaveLength(2);
  });

  it('welcomes over the photo of the description', async () => {
    const photo = {
      ...aSetting('home_image', '/uploads/a/1280.jpg'),
      image_url: '/uploads/a/1280.jpg',
      image_width: 1280,
      image_height: 720,
      image_placeholder: null,
      image_sources: [],
    };
    await visit([], [], [...own, photo]);
    expect(screen.getByRole('img', { name: 'Suasana di Kebun Kabut' })).toHaveAttribute(
      'src',
      '/uploads/a/1280.jpg',
    );
    expect(screen.queryByRole('button', { name: /^Slide/ })).toBeNull();
  });

  it('leads to the contact page where the place is not known', async () => {
    await visit([], [], own);
    const visitButton = within(hero()).getByRole('link', { name: 'Kunjungi Kami' });
    expect(visitButton).toHaveAttribute('href', '/contact');
    expect(visitButton).not.toHaveAttribute('target');
  });

  it('advances every 2 s, and ignores clicks within 500 ms of a change', async () => {
    await visit([]);
    await wait(1_999);
    expect(current()).toBe(1);
    await wait(1);
    expect(current()).toBe(2);
    await wait(499);
    await press('Berikutnya');
    expect(current()).toBe(2);
    await wait(1);
    await press('Berikutnya');
    expect(current()).toBe(1);
  });
});
