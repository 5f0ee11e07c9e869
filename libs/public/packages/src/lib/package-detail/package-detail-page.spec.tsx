import { shownData } from '@lereng/public-kit';
import { addDays } from '@lereng/shared-domain';
import { LISTED_SPANS_MAX } from '@lereng/shared-domain/prices';
import { useRead } from '@lereng/web-data-access';
import {
  aDayEntry,
  aPackage,
  aPhoto,
  aSetting,
  aSocialMedia,
  failure,
  renderPage,
  TEST_TODAY,
  withPromotion,
  type FakeRoutes,
} from '@lereng/web-testing';
import { screen, waitFor, within } from '@testing-library/react';

import PackageDetailPage from './package-detail-page';
import { PackageView } from './package-view';

const packages = Array.from({ length: 6 }, (_, index) =>
  aPackage({ id: index + 1, name: `Paket ${index + 1}` }),
);
const dawn = aPackage({
  id: 3,
  name: 'Jip & Fajar',
  description: 'Berangkat pagi.\nPulang siang.',
  route: 'Pos → Puncak',
  items: [{ item_name: 'Sopir' }, { item_name: 'Sarapan' }, { item_name: 'Sarapan' }],
});
const reduced = { ...dawn, ...withPromotion({ valid_until: '2026-11-20' }) };

/** As the layout does: settings, links and calendar are requested before the page renders. */
function Frame() {
  useRead('listCalendar');
  useRead('listSiteSettings');
  const { data, error } = useRead('listSocialMedia');
  return !data && !error ? null : <PackageDetailPage />;
}

const visit = (routes: FakeRoutes = {}) =>
  renderPage(<Frame />, {
    path: '/packages/3',
    pattern: '/packages/:id',
    api: {
      'GET /packages/3/others': packages.slice(3),
      'GET /packages/3': dawn,
      'GET /promotions': [],
      'GET /calendar': [],
      'GET /site-settings': [],
      'GET /social-media': [aSocialMedia()],
      ...routes,
    },
  });

const title = () => screen.findByRole('heading', { level: 1, name: 'Jip & Fajar' });
const promotion = () => screen.queryByRole('region', { name: 'Promo Panen Raya' });

describe('package detail', () => {
  it("leads back to the list by the owner's name", async () => {
    visit({ 'GET /site-settings': [aSetting('packages_name', 'Perahu')] });
    expect(await screen.findByRole('link', { name: 'Perahu' })).toHaveAttribute(
      'href',
      '/packages',
    );
  });

  it('shows photo, name, price, description, route, included items and order link', async () => {
    const { container } = visit();
    expect(await title()).toBeVisible();
    expect(screen.getByRole('img', { name: 'Jip & Fajar' })).toHaveAttribute('loading', 'eager');
    expect(container.querySelector('article')).toHaveTextContent('Rp 350.000');
    expect(screen.getByText(/Berangkat pagi\.\s+Pulang siang\./)).toHaveClass(
      'whitespace-pre-line',
    );
    const route = within(screen.getByRole('region', { name: 'Rute' }));
    const stops = route.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(stops).toEqual(['Pos', 'Puncak']);
    const included = within(screen.getByRole('region', { name: 'Termasuk' }));
    expect(included.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Sopir',
      'Sarapan',
      'Sarapan',
    ]);
    expect(promotion()).toBeNull();
    expect(screen.getByRole('link', { name: 'Pesan via WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/6281234567890?text=Halo%2C%20saya%20ingin%20memesan%20Jip%20%26%20Fajar.',
    );
  });

  it.each([
    ['Senin–Kamis 08.00–17.00', ['Tutup hari ini, buka Senin, 23 November pukul 08.00']],
    ['Minggu–Kamis 08.00–17.00', ['Tutup hari ini, buka lusa (Minggu, 22 November) pukul 08.00']],
    ['Setiap hari 08.00–17.00', ['Buka sekarang, sampai 17.00']],
    [
      'Senin–Jumat 08.00–17.00',
      ['Buka sekarang, sampai 17.00', 'Besok tutup (Sabtu, 21 November)'],
    ],
  ])(
    'says above the order button whether the venue is open, and tomorrow where it differs: %s',
    async (hours, expected) => {
      jest.useFakeTimers({
        doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'queueMicrotask', 'nextTick'],
        now: new Date(`${TEST_TODAY}T09:00+07:00`),
      });
      visit({ 'GET /site-settings': [aSetting('opening_hours', hours)] });
      await title();
      const lines = await screen.findAllByText(/^(Tutup|Buka|Besok) /);
      expect(lines.map(({ textContent }) => textContent)).toEqual(expected);
      jest.useRealTimers();
    },
  );

  it.each([
    ['closed today', [aDayEntry()], ['Tutup hari ini']],
    [
      'closed tomorrow',
      [aDayEntry({ from: '2026-11-21', reason: 'hujan abu' })],
      ['Besok tutup (Sabtu, 21 November): hujan abu'],
    ],
    ['closed later', [aDayEntry({ from: '2026-11-22' })], []],
    [
      'full as a venue',
      [aDayEntry({ kind: 'full', until: '2026-11-21' })],
      ['Penuh sampai besok (Sabtu, 21 November)'],
    ],
    [
      'full on coming days, of which three are said',
      ['2026-11-22', '2026-11-24', '2026-11-26', '2026-11-28'].map((from) =>
        aDayEntry({ kind: 'full', from, package_ids: [3] }),
      ),
      ['Lusa penuh (Minggu, 22 November)', 'Penuh 24 November', 'Penuh 26 November'],
    ],
    ['not full itself', [aDayEntry({ kind: 'full', package_ids: [4] })], []],
    [
      'open at other hours',
      [aDayEntry({ kind: 'hours', hours: [{ opens: '08:00', closes: '15:00' }] })],
      ['Buka 08.00–15.00 hari ini'],
    ],
  ])('says on which days it cannot be had: %s', async (_name, calendar, expected) => {
    visit({ 'GET /calendar': calendar });
    await title();
    const order = await screen.findByRole('link', { name: 'Pesan via WhatsApp' });
    if (expected[0]) await screen.findByText(expected[0]);
    const lines = screen.queryAllByText(/^(Tutup|Penuh|Buka|Besok|Lusa) /);
    expect(lines.map(({ textContent }) => textContent)).toEqual(expected);
    for (const line of lines)
      expect(line.compareDocumentPosition(order)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows one photo alone, and several as a strip in its place', async () => {
    const { unmount } = visit();
    await title();
    expect(screen.queryByRole('group', { name: 'Foto Jip & Fajar' })).toBeNull();
    unmount();
    const images = [aPhoto(), aPhoto()];
    visit({ 'GET /packages/3': { ...dawn, images } });
    await title();
    const strip = within(screen.getByRole('group', { name: 'Foto Jip & Fajar' }));
    const urls = strip.getAllByRole('img').map((photo) => photo.getAttribute('src'));
    expect(urls).toEqual(images.map(({ image_url }) => image_url));
  });

  it('says what the price is for, also in the message of an order', async () => {
    const { container } = visit({
      'GET /packages/3': { ...reduced, price_unit: 'per jip', capacity: 4 },
    });
    await title();
    const price = container.querySelector('article .price');
    expect(price).toHaveTextContent('Harga sekarang Rp 315.000 per jip, 4 orang');
    const href = screen.getByRole('link', { name: 'Pesan via WhatsApp' }).getAttribute('href');
    expect(new URL(String(href)).searchParams.get('text')).toBe(
      'Halo, saya ingin memesan Jip & Fajar (Rp 315.000 per jip, 4 orang).',
    );
  });

  it('shows what guests ask before they come', async () => {
    const facts = {
      duration: '3 jam',
      meeting_point: 'Pos jeep',
      meeting_point_url: 'https://maps.app.goo.gl/a',
      minimum_age: '5 tahun',
      what_to_bring: 'Jaket\nTopi',
      terms: 'Uang muka separuh',
    };
    visit({ 'GET /packages/3': { ...dawn, ...facts } });
    await title();
    const info = within(screen.getByRole('region', { name: 'Info Paket' }));
    expect(info.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Durasi',
      'Titik kumpul',
      'Usia minimum',
    ]);
    for (const text of ['3 jam', 'Pos jeep', '5 tahun']) {
      expect(info.getByText(text)).toBeVisible();
    }
    const map = info.getByRole('link', { name: 'Buka peta titik kumpul' });
    expect(map).toHaveAttribute('href', facts.meeting_point_url);
    expect(map).toHaveAttribute('rel', 'noopener');
    const bring = within(screen.getByRole('region', { name: 'Yang Perlu Dibawa' }));
    expect(bring.getByText(/Jaket\s+Topi/)).toHaveClass('whitespace-pre-line');
    const terms = within(screen.getByRole('region', { name: 'Syarat & Ketentuan' }));
    expect(terms.getByText('Uang muka separuh')).toBeVisible();
  });

  it('prints the address of a meeting point that is a link alone', async () => {
    const meeting_point_url = 'https://maps.app.goo.gl/a';
    visit({ 'GET /packages/3': { ...dawn, meeting_point_url } });
    await title();
    expect(screen.getByText(meeting_point_url)).toHaveClass('hidden', 'print:block');
  });

  it('says that it is sold out, and asks when it is there again', async () => {
    const availability = { state: 'sold_out', until: '2026-12-24' };
    visit({ 'GET /packages/3': { ...dawn, availability } });
    await title();
    expect(screen.getByText('Habis sampai 24 Desember 2026')).toBeVisible();
    const href = screen.getByRole('link', { name: 'Tanya via WhatsApp' }).getAttribute('href');
    expect(new URL(String(href)).searchParams.get('text')).toBe(
      'Halo, apakah Jip & Fajar tersedia lagi?',
    );
  });

  describe('with prices of many other days', () => {
    const prices = Array.from({ length: 9 }, (_, index) => {
      const day = addDays(TEST_TODAY, 10 * (index + 1));
      return {
        from: day,
        until: day,
        weekdays: [],
        price: 400_000 + index * 10_000,
        original_price: null,
        name: 'Libur',
      };
    });
    const full = { ...dawn, prices, images: [aPhoto(), aPhoto()], terms: 'Bayar di tempat' };

    it('has them all behind one line, above the order button', async () => {
      const { container } = visit({ 'GET /packages/3': full });
      await title();
      const line = container.querySelector('article summary')!;
      expect(line.textContent).toBe('Harga tanggal lain');
      const order = screen.getByRole('link', { name: 'Pesan via WhatsApp' });
      expect(line.compareDocumentPosition(order)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
      expect(rows).toHaveLength(prices.length);
      expect(rows.at(-1)).toHaveTextContent('18 FebRp 480.000Libur');
      expect(container.textContent.match(/Rp 410\.000/g)).toHaveLength(1);
    });

    it('has nothing beside its photo that the row of a list has not, so nothing moves when it arrives', () => {
      const textOf = (pkg: typeof full) => {
        const { container, unmount } = renderPage(<PackageView package={pkg} />, {
          api: { 'GET /packages/3/others': [], 'GET /social-media': [] },
        });
        const beside = container.querySelector('h1')!.parentElement!;
        for (const details of beside.querySelectorAll('details'))
          details.replaceWith(details.querySelector('summary')!);
        const { textContent } = beside;
        unmount();
        return textContent;
      };
      const page = { path: '/packages', today: TEST_TODAY, search: '' };
      const listed = { ...full, prices: prices.slice(0, LISTED_SPANS_MAX) };
      const [held] = shownData('listPackages', [listed], page) as [typeof full];
      expect(textOf(held)).toBe(textOf(full));
    });
  });

  it('keeps a place for the other packages, which come later than its own row', async () => {
    const { unmount } = renderPage(<PackageView package={dawn} />, {
      api: { 'GET /packages/3/others': packages.slice(3), 'GET /social-media': [] },
    });
    const others = () => screen.queryByRole('region', { name: 'Paket Lainnya' });
    expect(others()).toBeVisible();
    expect(others()!.querySelectorAll('li')).toHaveLength(3);
    expect(await screen.findByRole('heading', { level: 3, name: 'Paket 4' })).toBeVisible();
    expect(others()!.querySelectorAll('li')).toHaveLength(3);
    unmount();
    visit({ 'GET /packages/3/others': failure(503) });
    await title();
    await waitFor(() => expect(others()).toBeNull());
  });

  it('omits missing fields, and has a text for a missing description', async () => {
    visit({ 'GET /packages/3': { ...dawn, description: null, route: null, items: [] } });
    await title();
    expect(screen.getByText('Tidak ada deskripsi untuk paket ini.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Rute' })).toBeNull();
    for (const name of ['Termasuk', 'Info Paket', 'Yang Perlu Dibawa', 'Syarat & Ketentuan']) {
      expect(screen.queryByRole('region', { name })).toBeNull();
    }
  });

  it('shows the active promotion with a link', async () => {
    const { container } = visit({ 'GET /packages/3': reduced });
    await title();
    const block = within(promotion()!);
    expect(block.getByText('Lebih hemat selama panen.')).toBeVisible();
    expect(block.getByText('20 November 2026').parentElement).toHaveTextContent(
      /^Berlaku sampai 20 November 2026$/,
    );
    expect(block.getByRole('link')).toHaveAttribute('href', '/promotions/7');
    const article = container.querySelector('article');
    expect(article?.querySelector('s')).toHaveTextContent('Rp 350.000');
    expect(article).toHaveTextContent('Harga sekarang Rp 315.000');
    expect(article).toHaveTextContent('Hemat 10%');
  });

  it('fetches no promotions before the last day', async () => {
    const lasting = { ...dawn, ...withPromotion({ valid_until: '2026-11-21' }) };
    const page = visit({ 'GET /packages/3': lasting });
    await title();
    expect(promotion()).toBeVisible();
    expect(page.api.log()).not.toContain('GET /promotions');
  });
});
