import { addDays } from '@lereng/shared-domain';
import { useRead } from '@lereng/web-data-access';
import type { SiteSetting } from '@lereng/web-data-access/site-settings';
import {
  aDayEntry,
  aSetting,
  aSocialMedia,
  failure,
  loadPage,
  renderPage,
  TEST_TODAY,
  type FakeRoutes,
} from '@lereng/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import { contactFeature } from './contact-feature';

const YESTERDAY = addDays(TEST_TODAY, -1);
const [route] = contactFeature.routes;
const Page = route!.page;

/** As the layout does: pages find the calendar in the store. */
function Frame() {
  useRead('listCalendar');
  return <Page />;
}

const visit = (routes: FakeRoutes = {}) =>
  renderPage(<Frame />, {
    path: '/contact',
    pattern: route!.path,
    api: { 'GET /social-media': [], 'GET /site-settings': [], 'GET /calendar': [], ...routes },
  });

const cards = async () => within(await screen.findByRole('region', { name: 'Hubungi Kami' }));
const cardOf = async (platform: string) => {
  const heading = (await cards()).getByRole('heading', { level: 3, name: platform });
  return within(heading.closest('li')!);
};

beforeAll(() => Page.preload());

describe('contact channels', () => {
  it.each([
    ['instagram', 'https://www.instagram.com/lereng.agro/?hl=id', 'Instagram', '@lereng.agro'],
    ['WhatsApp', 'https://wa.me/6281234567890', 'WhatsApp', '+62 812-3456-7890'],
    ['Peta Kita', 'https://peta.example/lereng', 'Peta Kita', null],
  ])(
    'has a card for %s, with its handle if any and a link',
    async (platform, url, name, handle) => {
      visit({ 'GET /social-media': [aSocialMedia({ platform, url })] });
      const card = await cardOf(name);
      if (handle) expect(card.getByText(handle)).toBeVisible();
      else expect(card.getAllByText(new RegExp(name, 'i'))).toHaveLength(1);
      const link = card.getByRole('link', { name: `Hubungi lewat ${name}` });
      expect(link).toHaveTextContent(/^Hubungi$/);
      expect(link).toHaveAttribute('href', url);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    },
  );

  it('begins with WhatsApp, and has the others in their order', async () => {
    const platforms = ['instagram', 'Facebook', ' WhatsApp ', 'tiktok'];
    visit({ 'GET /social-media': platforms.map((platform) => aSocialMedia({ platform })) });
    const headings = (await cards()).getAllByRole('heading', { level: 3 });
    const names = headings.map(({ textContent }) => textContent);
    expect(names).toEqual(['WhatsApp', 'Instagram', 'Facebook', 'TikTok']);
  });

  it.each([
    ['there are none', []],
    ['they fail to load', failure(503)],
  ])('shows a hint instead where %s', async (_name, response) => {
    visit({
      'GET /social-media': response,
      'GET /site-settings': [aSetting('address', 'Jalan 1')],
    });
    expect(await screen.findByText('Jalan 1')).toBeVisible();
    expect(screen.getByText(/^Saat ini belum ada kontak/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Hubungi Kami' })).toBeNull();
  });
});

describe('the location', () => {
  afterEach(() => jest.restoreAllMocks());

  it('has address, opening hours, directions and a map', async () => {
    jest.spyOn(window, 'IntersectionObserver').mockImplementation((report) => {
      const observer = { disconnect: jest.fn() } as unknown as IntersectionObserver;
      const near = { isIntersecting: true } as IntersectionObserverEntry;
      return Object.assign(observer, { observe: () => report([near], observer) });
    });
    visit({
      'GET /site-settings': [
        aSetting('site_name', 'Kebun Kita'),
        aSetting('address', 'Jalan Kebun 1\nMalang'),
        aSetting('opening_hours', 'Setiap hari, 07.00–17.00 WIB'),
        aSetting('directions', 'Dari pasar lurus.\nBelok kiri di gapura.'),
        aSetting('maps_url', 'https://maps.example/kebun'),
        aSetting('latitude', '-7.5'),
        aSetting('longitude', '112.25'),
      ],
    });
    const place = within(await screen.findByRole('region', { name: 'Lokasi & Jam Buka' }));
    expect(await place.findByText(/Jalan Kebun 1/)).toHaveTextContent('Jalan Kebun 1 Malang');
    expect(place.getByText('Setiap hari, 07.00–17.00 WIB')).toBeVisible();
    expect(place.getByText('Petunjuk jalan').nextElementSibling).toHaveTextContent(
      /^Dari pasar lurus\.\s+Belok kiri di gapura\.$/,
    );
    expect(place.getByRole('link', { name: 'Buka di peta' })).toHaveAttribute(
      'href',
      'https://maps.example/kebun',
    );
    const map = new URL(place.getByTitle<HTMLIFrameElement>('Peta lokasi Kebun Kita').src);
    expect(map.searchParams.get('marker')).toBe('-7.5,112.25');
  });
});

describe('the calendar', () => {
  const place = () => within(screen.getByRole('region', { name: 'Lokasi & Jam Buka' }));

  it('has what is so today above the channels, and all days with the hours', async () => {
    visit({
      'GET /calendar': [
        aDayEntry({ reason: 'hujan abu' }),
        aDayEntry({
          kind: 'hours',
          from: '2026-12-31',
          hours: [{ opens: '08:00', closes: '15:00' }],
        }),
        aDayEntry({ kind: 'full', from: '2026-12-24', until: '2026-12-25' }),
        aDayEntry({ kind: 'full', from: '2026-12-24', package_ids: [3] }),
      ],
    });
    expect(await screen.findAllByText('Tutup hari ini: hujan abu')).toHaveLength(2);
    const days = within(place().getByRole('region', { name: 'Hari yang berbeda' }));
    expect(days.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Tutup hari ini: hujan abu',
      'Penuh 24–25 Desember',
      'Buka 08.00–15.00 pada 31 Desember',
    ]);
  });

  it.each<['closed' | 'hours', { opens: string; closes: string }[] | null, RegExp]>([
    ['closed', null, /^Tutup hari ini$/],
    ['hours', [{ opens: '08:00', closes: '15:00' }], /^Buka 08.00–15.00 hari ini$/],
  ])('says once above the channels that today is %s', async (kind, hours, text) => {
    visit({ 'GET /calendar': [aDayEntry({ kind, hours })] });
    expect(await screen.findAllByText(text)).toHaveLength(2);
    expect(screen.queryByText(/buka lagi|Buka sekarang|buka pukul|^Tutup, /)).toBeNull();
  });

  afterEach(() => jest.useRealTimers());

  it("knows yesterday's own hours, although the weekly ones are unknown", async () => {
    jest.useFakeTimers({
      // Only the clock: the rest of the page waits as ever.
      doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'queueMicrotask', 'nextTick'],
      now: new Date(`${TEST_TODAY}T02:00+07:00`),
    });
    const evening = { from: YESTERDAY, until: YESTERDAY, kind: 'hours' } as const;
    const entry = aDayEntry({ ...evening, hours: [{ opens: '18:00', closes: '05:00' }] });
    const unknown = aSetting('opening_hours', 'Hubungi kami dulu');
    const routes = { 'GET /site-settings': [unknown], 'GET /calendar': [entry] };
    visit(routes);
    expect(await screen.findByText('Buka sekarang, sampai 05.00')).toBeVisible();
    const { head } = await loadPage(route!.load!, { 'GET /social-media': [], ...routes });
    expect(JSON.stringify(head.structuredData)).toContain(
      `"opens":"18:00","closes":"05:00","validFrom":"${YESTERDAY}"`,
    );
  });

  it('leaves no trace without an entry', async () => {
    visit({ 'GET /site-settings': [aSetting('opening_hours', 'Setiap hari')] });
    expect(await screen.findByText('Setiap hari')).toBeVisible();
    expect(place().queryByRole('region')).toBeNull();
  });
});

describe("the page's words", () => {
  const own = aSetting('site_name', 'Warung Danau');
  const hours = aSetting('opening_hours', 'Setiap hari');
  const place = () => screen.queryByRole('region', { name: 'Lokasi & Jam Buka' });
  const api = (...settings: SiteSetting[]) => ({
    'GET /site-settings': settings,
    'GET /social-media': [aSocialMedia()],
    'GET /calendar': [],
  });

  it("are the owner's", async () => {
    const routes = api(
      aSetting('contact_name', 'Ke Sini'),
      aSetting('contact_introduction', 'Kabari kami dahulu.'),
    );
    visit(routes);
    expect(await screen.findByText('Kabari kami dahulu.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ke Sini');
    const { head } = await loadPage(route!.load!, routes);
    expect(head).toMatchObject({ title: 'Ke Sini | Lereng', description: 'Kabari kami dahulu.' });
    expect(head.structuredData).toMatchObject([
      { name: 'Ke Sini | Lereng' },
      {},
      { itemListElement: [{ name: 'Home' }, { name: 'Ke Sini' }] },
    ]);
  });

  it('say nothing of a place that the owner has not said', async () => {
    visit(api(own));
    await screen.findByRole('region', { name: 'Hubungi Kami' });
    await waitFor(() => expect(place()).toBeNull());
    const { head } = await loadPage(route!.load!, api(own));
    expect(head.description).toBe('Cara menghubungi Warung Danau untuk bertanya atau memesan.');
  });

  it('tell how to get there, even where that is all', async () => {
    visit(api(own, aSetting('directions', 'Ikuti jalan desa sampai habis')));
    expect(await screen.findByText('Ikuti jalan desa sampai habis')).toBeVisible();
  });

  it('promise no address below where there is none', async () => {
    visit({ ...api(own, hours), 'GET /social-media': [] });
    expect(await screen.findByText('Setiap hari')).toBeVisible();
    expect(screen.getByText(/^Saat ini belum ada kontak/)).not.toHaveTextContent('alamat');
    expect(screen.queryByText('Alamat')).toBeNull();
  });
});
