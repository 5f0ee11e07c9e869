import { useRead } from '@lereng/web-data-access';
import {
  aDayEntry,
  aMenuItem,
  anImage,
  aPackage,
  aPromotion,
  aSetting,
  aSlide,
  aSocialMedia,
  failure,
  NO_IMAGE,
  renderPage,
  type FakeRoutes,
} from '@lereng/web-testing';
import { act, screen, waitFor, within } from '@testing-library/react';

import HomePage from './home-page';
import { WelcomeHero } from './hero/lazy-welcome-hero';

beforeAll(() => WelcomeHero.preload());

const menuItems = Array.from({ length: 6 }, (_, index) =>
  aMenuItem({ id: index + 1, name: `Hidangan ${index + 1}` }),
);
const packages = Array.from({ length: 4 }, (_, index) =>
  aPackage({ id: index + 1, name: `Paket ${index + 1}` }),
);
const links = [
  aSocialMedia({ platform: 'Instagram', url: 'https://instagram.com/lereng.agro' }),
  aSocialMedia({ platform: 'facebook', url: 'https://facebook.com/lereng' }),
  aSocialMedia({ platform: 'whatsapp' }),
];

/** As the layout does: pages find the calendar in the store. */
function Frame() {
  useRead('listCalendar');
  return <HomePage />;
}

/** Renders the page and waits for all responses. */
async function visit(routes: FakeRoutes = {}) {
  const page = renderPage(<Frame />, {
    api: {
      'GET /calendar': [],
      'GET /slides': [],
      'GET /site-settings': [],
      'GET /menu-items/featured': menuItems.slice(0, 4),
      'GET /packages/featured': packages.slice(0, 3),
      'GET /promotions/featured': [],
      'GET /promotions': [],
      'GET /social-media': links,
      ...routes,
    },
  });
  const { store } = page;
  await waitFor(() => {
    const calls = Object.values(store.getState().api.queries);
    expect(calls.filter((call) => call?.status === 'pending')).toEqual([]);
  });
  // Pending updates render with the next frame.
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  return page;
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const hrefs = (name: string) =>
  region(name)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the calendar on the home page', () => {
  const linesIn = (name: string) =>
    region(name)
      .queryAllByText(/^(Tutup|Penuh|Buka|Besok) /)
      .map(({ textContent }) => textContent);

  it.each<[name: string, entry: object, ...expected: string[]]>([
    ['closed within a week', aDayEntry({ from: '2026-11-27' }), 'Tutup 27 November'],
    ['closed later', aDayEntry({ from: '2026-11-28' })],
    [
      'full tomorrow',
      aDayEntry({ kind: 'full', from: '2026-11-21' }),
      'Besok penuh (Sabtu, 21 November)',
    ],
    [
      'closed tomorrow',
      aDayEntry({ from: '2026-11-21', reason: 'hujan abu' }),
      'Besok tutup (Sabtu, 21 November): hujan abu',
    ],
    [
      'full from today on',
      aDayEntry({ kind: 'full', until: '2026-11-21' }),
      'Penuh sampai besok (Sabtu, 21 November)',
    ],
  ])('is in the hero: %s', async (_name, entry, ...expected) => {
    await visit({ 'GET /calendar': [entry] });
    expect(linesIn('Suasana di tempat kami')).toEqual(expected);
    // Whenever it is.
    expect(linesIn('Kontak & Lokasi')).toHaveLength(1);
  });

  it('says beside the owner’s line whether the venue is open', async () => {
    await visit({ 'GET /site-settings': [aSetting('opening_hours', 'Buka 24 jam')] });
    expect(linesIn('Suasana di tempat kami')).toEqual(['Buka 24 jam']);
  });
});

describe('the home page', () => {
  it('has its sections in order, and one main heading', async () => {
    await visit({
      'GET /slides': [aSlide({ title: 'Pagi di lereng' })],
      'GET /promotions/featured': [aPromotion()],
    });
    const sections = screen.getAllByRole('heading', { level: 2 });
    expect(sections.map(({ textContent }) => textContent)).toEqual([
      'Pagi di lereng',
      'Tentang Kami',
      'Menu Pilihan',
      'Paket Jeep & Jeruk',
      'Promo',
      'Kontak & Lokasi',
    ]);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('shows the three main platforms only', async () => {
    await visit();
    const icons = within(screen.getByRole('list', { name: 'Media sosial' })).getAllByRole('link');
    expect(icons.map((link) => link.getAttribute('aria-label'))).toEqual(['Instagram', 'whatsapp']);
    expect(screen.queryByRole('link', { name: /facebook/i })).toBeNull();
  });
});

describe('about', () => {
  it("shows the owner's text with line breaks, and picture", async () => {
    await visit({
      'GET /site-settings': [
        aSetting('home_description', 'Dari sebuah warung.\n\nKini sebuah kebun.'),
        { ...aSetting('home_image', '/uploads/home/1280.jpg'), ...anImage('home') },
      ],
    });
    const about = region('Tentang Kami');
    const text = about.getByText(/Dari sebuah warung/);
    expect(text.textContent).toBe('Dari sebuah warung.\n\nKini sebuah kebun.');
    expect(text).toHaveClass('whitespace-pre-line');
    expect(about.getByRole('img', { name: 'Suasana di Lereng' })).toHaveAttribute(
      'src',
      '/uploads/home/1280.jpg',
    );
  });

  it.each([
    ['is set', []],
    ['is available', failure(500)],
  ])('has a default text and picture where nothing %s', async (_name, settings) => {
    await visit({ 'GET /site-settings': settings });
    const about = region('Tentang Kami');
    expect(about.getByText(/^Pemandangan yang indah/)).toBeVisible();
    expect(about.getByRole('presentation')).toHaveAttribute('src');
  });
});

describe('another venue', () => {
  const own = [aSetting('site_name', 'Warung Danau'), aSetting('site_description', 'Tepi danau.')];

  it('is described by its own and by neutral words', async () => {
    await visit({ 'GET /site-settings': own });
    expect(region('Tentang Kami').getByText('Tepi danau.')).toBeVisible();
    for (const line of [/^Pilih paketnya/, /^Mampirlah bersama/]) {
      expect(screen.getByText(line)).toBeVisible();
    }
    const contact = region('Kontak & Lokasi');
    expect(contact.queryByText('Alamat')).toBeNull();
    expect(contact.queryByText('Jam buka')).toBeNull();
    expect(contact.queryByRole('link', { name: 'Buka di peta' })).toBeNull();
  });

  it("has the owner's names and lines of its sections", async () => {
    const names = { menu: 'Dapur', packages: 'Piknik', promotions: 'Hemat', contact: 'Ke Sini' };
    await visit({
      'GET /promotions/featured': [aPromotion()],
      'GET /site-settings': Object.entries(names).flatMap(([page, name]) => [
        aSetting(`${page}_name`, name),
        aSetting(`home_${page}_line`, `Kalimat ${name}`),
      ]),
    });
    for (const name of Object.values(names)) {
      expect(region(name).getByText(`Kalimat ${name}`)).toBeVisible();
    }
  });
});

describe('the first rows, with a link to all', () => {
  it.each([
    ['Menu Pilihan', ['/menu', '/menu/1', '/menu/2', '/menu/3', '/menu/4']],
    ['Paket Jeep & Jeruk', ['/packages', '/packages/1', '/packages/2', '/packages/3']],
  ])('are in the section %s', async (section, expected) => {
    await visit();
    // Before them on a desk, behind them on a phone.
    expect(hrefs(section)).toEqual([...expected, expected[0]]);
  });
});

describe('packages', () => {
  const card = (name: string) =>
    within(screen.getByRole('heading', { level: 3, name }).closest('article')!);
  const included = (name: string) =>
    card(name)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  const items = (...names: string[]) => names.map((item_name) => ({ item_name }));

  it('show up to three included items, and whether there are more', async () => {
    await visit({
      'GET /packages/featured': [
        aPackage({ name: 'Lengkap', items: items('Jip', 'Kopi', 'Jeruk', 'Senter') }),
        aPackage({ name: 'Pas', items: items('Jip', 'Kopi', 'Jeruk') }),
        aPackage({ name: 'Sederhana', items: [], route: null }),
      ],
    });
    expect(included('Lengkap')).toEqual(['Jip', 'Kopi', 'Jeruk', 'Dan lainnya...']);
    expect(included('Pas')).toEqual(['Jip', 'Kopi', 'Jeruk']);
    expect(card('Sederhana').queryByRole('list')).toBeNull();
    expect(card('Sederhana').queryByText('Rute')).toBeNull();
  });
});

describe('promotions', () => {
  const running = (id: number) => aPromotion({ id, title: `Promo ${id}` });
  const over = aPromotion({ id: 1, title: 'Promo 1', valid_until: '2026-11-19' });

  it('are the first two active ones', async () => {
    await visit({ 'GET /promotions/featured': [over, running(2), running(3), running(4)] });
    const [first, ...others] = hrefs('Promo');
    expect([first, ...others]).toEqual(['/promotions', '/promotions/2', '/promotions/3', first]);
    const section = region('Promo');
    expect(section.getAllByText(/^Hemat \d+%$/)).toHaveLength(2);
    expect(section.getAllByText('20 Desember 2026')).toHaveLength(2);
    expect(section.getAllByText('Lebih hemat selama panen.')).toHaveLength(2);
  });

  it('need no picture', async () => {
    const bare = aPromotion({ title: 'Promo Polos', packages: [], ...NO_IMAGE });
    await visit({ 'GET /promotions/featured': [bare] });
    const card = region('Promo').getByRole('link', { name: 'Promo Polos' }).closest('article')!;
    expect(card.querySelector('img')).toBeNull();
    expect(card.querySelector('svg')).not.toBeNull();
  });

  it.each([
    ['there are none', []],
    ['all have expired', [over]],
    ['they fail to load', failure(500)],
  ])('are left out where %s', async (_name, promotions) => {
    await visit({ 'GET /promotions/featured': promotions });
    expect(screen.queryByRole('region', { name: 'Promo' })).toBeNull();
  });
});

describe('contact', () => {
  it('shows address, opening hours and contact channels', async () => {
    await visit({
      'GET /site-settings': [
        aSetting('address', 'Jalan Kabut 7'),
        aSetting('opening_hours', 'Sabtu, 07.00–16.00'),
        aSetting('maps_url', 'https://maps.example/kabut'),
      ],
    });
    const contact = region('Kontak & Lokasi');
    expect(contact.getByText('Jalan Kabut 7')).toBeVisible();
    expect(contact.getByText('Sabtu, 07.00–16.00')).toBeVisible();
    expect(contact.getByRole('link', { name: '+62 812-3456-7890' })).toHaveAttribute(
      'href',
      'https://wa.me/6281234567890',
    );
    expect(contact.getByRole('link', { name: '@lereng.agro' })).toBeVisible();
    expect(contact.getByRole('link', { name: 'Buka di peta' })).toHaveAttribute(
      'href',
      'https://maps.example/kabut',
    );
  });
});

describe('a section whose list is missing', () => {
  it.each([
    ['Menu Pilihan', 'GET /menu-items/featured', []],
    ['Paket Jeep & Jeruk', 'GET /packages/featured', failure(503)],
  ])('is left out: %s after %s', async (name, call, response) => {
    await visit({ [call]: response });
    expect(screen.queryByRole('region', { name })).toBeNull();
    expect(screen.getByRole('region', { name: 'Tentang Kami' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Kontak & Lokasi' })).toBeVisible();
  });
});
