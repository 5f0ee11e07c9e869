import {
  button,
  dialog,
  expectAlert,
  NO_CONTENT,
  noButton,
  renderAdminPage,
} from '@lereng/admin-kit/testing';
import {
  aCalendarEntry,
  aMenuItem,
  aPackage,
  aPromotion,
  aSetting,
  aSlide,
  aSocialMedia,
  failure,
  TEST_TODAY,
  withEnglish,
  type FakeRoutes,
} from '@lereng/web-testing';
import type { PriceSpan } from '@lereng/shared-domain/prices';
import { useListMenuItemsQuery } from '@lereng/web-data-access/menu-items';
import { useListPackagesQuery } from '@lereng/web-data-access/packages';
import { useListPromotionsQuery } from '@lereng/web-data-access/promotions';
import { useListSlidesQuery } from '@lereng/web-data-access/slides';
import { useListSocialMediaQuery } from '@lereng/web-data-access/social-media';
import { paths } from '@lereng/web-feature';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import DashboardPage from './dashboard-page';

const card = (name: string) => {
  const item = screen.getByRole('link', { name }).closest('li');
  if (!item) throw new Error(`No card ${name}`);
  return within(item);
};

const account = {
  username: 'admin',
  password_changed_at: null,
  password_generated: false,
  new_devices: [],
  disk_low: false,
};

/** As their features bring them. */
const counted = [
  ['slides', 'Slides', useListSlidesQuery],
  ['menu-items', 'Menu', useListMenuItemsQuery],
  ['packages', 'Paket', useListPackagesQuery],
  ['promotions', 'Promo', useListPromotionsQuery],
  ['social-media', 'Social Media', useListSocialMediaQuery],
] as const;
const kinds = new Map(
  counted.map(([kind, title, useList]) => {
    const path = paths.admin.content(kind);
    return [kind, { kind, title, label: title, path, useList }];
  }),
);

const NO_DEMO = { kinds: [], unchanged_settings: [], unchanged_links: [] };

const show = (api: FakeRoutes = {}) =>
  renderAdminPage(<DashboardPage />, {
    path: '/admin',
    kinds,
    api: {
      ...NO_CONTENT,
      'GET /slides': [aSlide()],
      'GET /menu-items': [aMenuItem()],
      'GET /packages': [aPackage(), aPackage()],
      'GET /promotions': [aPromotion({ id: 4, title: 'Panen', valid_until: '2026-11-20' })],
      'GET /site-settings': [aSetting('site_name', 'Kebun Kami')],
      'GET /demo-content': NO_DEMO,
      'GET /history?limit=3': [],
      'GET /backups': { body: { status: 'ok', last_backup_at: null }, status: 200 },
      'GET /auth/account': account,
      ...api,
    },
  });

it('leads to what is so today first of all', () => {
  show();
  expect(screen.getAllByRole('link')[0]).toHaveAccessibleName('Hari Ini');
  expect(screen.getByRole('link', { name: 'Hari Ini' })).toHaveAttribute('href', '/admin/today');
});

describe('what is so today', () => {
  beforeEach(() => {
    // Only the clock: the rest of the page waits as ever.
    jest.useFakeTimers({
      doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'queueMicrotask', 'nextTick'],
      now: new Date(`${TEST_TODAY}T09:00+07:00`),
    });
  });
  afterEach(() => jest.useRealTimers());

  /** The rows of today, with where they lead. */
  async function facts(api: FakeRoutes) {
    show(api);
    const today = within(screen.getByRole('region', { name: 'Hari ini' }));
    const [opening] = await today.findAllByRole('link', { name: /^(?:Buka|Tutup|Jam buka)/ });
    return within(opening!.closest('ul')!)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')?.replace('/admin/', '')]);
  }
  const hours = [aSetting('opening_hours', 'Setiap hari 08.00–17.00')];
  const soldOut = (until: string) => ({ availability: { state: 'sold_out' as const, until } });
  const price = (amount: number, more: Partial<PriceSpan> = {}): PriceSpan => ({
    from: '2026-11-21',
    until: '2026-11-22',
    weekdays: [],
    name: 'Akhir Pekan',
    price: amount,
    original_price: null,
    ...more,
  });

  it('comes first, each with the way to change it', async () => {
    const menuItems = ['Kopi', 'Teh', 'Soto', 'Sate'].map((name) =>
      aMenuItem({ name, ...soldOut('2026-11-20') }),
    );
    const jeep = aPackage({ name: 'Jeep', price: 350_000, prices: [price(400_000)] });
    expect(
      await facts({
        'GET /site-settings': hours,
        'GET /menu-items': [aMenuItem(soldOut('2026-11-19')), ...menuItems],
        'GET /packages': [jeep, aPackage({ prices: [price(1)], hidden: true })],
        'GET /calendar-entries': [
          aCalendarEntry({ id: 8, from: '2026-12-31', until: '2026-12-31' }),
          aCalendarEntry({ id: 7, from: '2026-12-25', until: '2026-12-25' }),
        ],
      }),
    ).toEqual([
      ['Buka sekarang, sampai 17.00', 'today'],
      ['Habis: Kopi, Teh, Soto, 1 lagi', 'today'],
      ['Tutup 25 Desember: Libur Natal', 'calendar-entries?edit=7'],
      ['Besok Jeep Rp 400.000, hari ini Rp 350.000', 'price-periods'],
    ]);
  });

  // TEST_TODAY is a Friday.
  it.each([
    ['Minggu–Jumat 08.00–17.00', [['Besok tutup (Sabtu, 21 November)', 'site-settings']]],
    ['Selasa–Minggu 08.00–17.00', [['Tutup 23 November', 'site-settings']]],
    [
      'Senin–Jumat 08.00–17.00, Sabtu 07.00–20.00',
      [
        ['Besok buka 07.00–20.00 (Sabtu, 21 November)', 'site-settings'],
        ['Lusa tutup (Minggu, 22 November)', 'site-settings'],
      ],
    ],
  ])('says what the weekly hours %s make of the next days', async (text, expected) => {
    const days = await facts({
      'GET /site-settings': [aSetting('opening_hours', text)],
      'GET /calendar-entries': [aCalendarEntry({ id: 7, from: '2026-12-25', until: '2026-12-25' })],
    });
    const holiday = ['Tutup 25 Desember: Libur Natal', 'calendar-entries?edit=7'];
    expect(days.slice(2)).toEqual([...expected, holiday]);
  });

  it('says what is not so, too, and nothing of prices that stay', async () => {
    const later = price(400_000, { from: '2026-11-22' });
    expect(
      await facts({
        'GET /site-settings': hours,
        'GET /packages': [aPackage({ prices: [later] })],
        'GET /calendar-entries': [aCalendarEntry({ from: TEST_TODAY, until: TEST_TODAY })],
      }),
    ).toEqual([
      ['Tutup, buka besok (21 Nov) pukul 08.00', 'today'],
      ['Tidak ada yang habis', 'today'],
    ]);
  });

  it('leads to promotions where one of them ends or begins, and counts several packages', async () => {
    const span = price(350_000, { name: null });
    const offered = { price: 300_000, original_price: 350_000, prices: [span] };
    const packages = ['Jeep', 'Kemah'].map((name) => aPackage({ name, ...offered }));
    const all = await facts({ 'GET /packages': packages });
    expect(all[0]).toEqual(['Jam buka hari ini belum diketahui', 'today']);
    expect(all.at(-1)).toEqual(['Besok 2 paket berubah harga: Jeep, Kemah', 'promotions']);
  });

  it('ends with the last changes, each with the way to where it is now', async () => {
    const entry = (id: number, more: object) => ({
      id,
      kind: 'menu-items',
      row_id: '7',
      name: 'Soto Ayam',
      action: 'updated',
      username: 'admin',
      changed_at: '2026-11-19T07:05:00.000Z',
      changes: [],
      revertible: true,
      ...more,
    });
    show({
      'GET /history?limit=3': [
        entry(3, { username: 'Bu Siti' }),
        entry(2, { kind: 'packages', row_id: '4', name: 'Jeep', action: 'deleted' }),
        entry(1, { name: null, row_id: null, action: 'reordered', username: null }),
      ],
    });
    const changes = within(await screen.findByRole('list', { name: 'Perubahan terakhir' }));
    await waitFor(() => expect(changes.getAllByRole('listitem')).toHaveLength(3));
    expect(
      changes
        .getAllByRole('listitem')
        .map((item) => [item.textContent, within(item).getByRole('link').getAttribute('href')]),
    ).toEqual([
      ['Soto AyamDiubah oleh Bu Siti, 19 November 2026 pukul 14.05', '/admin/menu-items?edit=7'],
      ['JeepDihapus oleh admin, 19 November 2026 pukul 14.05', '/admin/trash'],
      ['Urutan MenuDiurutkan ulang, 19 November 2026 pukul 14.05', '/admin/menu-items'],
    ]);
  });

  it('can be loaded again where it was not', async () => {
    const { user, api } = show({ 'GET /calendar-entries': failure(500) });
    await screen.findByText('Keadaan hari ini belum dapat ditampilkan');
    api.respondWith({ 'GET /calendar-entries': [] });
    await user.click(button('Coba lagi'));
    expect(await screen.findByText('Tidak ada yang habis')).toBeInTheDocument();
  });
});

it('shows each count with a link, and what of it is hidden', async () => {
  show({ 'GET /menu-items': [aMenuItem(), aMenuItem({ hidden: true }), aMenuItem()] });
  for (const [name, count, href] of [
    ['Slides', '1', '/admin/slides'],
    ['Menu', '3', '/admin/menu-items'],
    ['Paket', '2', '/admin/packages'],
    ['Promo', '1', '/admin/promotions'],
    ['Social Media', '0', '/admin/social-media'],
  ] as const) {
    expect(await card(name).findByText(count)).toBeInTheDocument();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  expect(card('Menu').getByText('disembunyikan').parentElement).toHaveTextContent(/^1/);
  expect(card('Paket').queryByText(/disembunyikan/)).not.toBeInTheDocument();
});

it('lists what needs attention, each with the way to mend it', async () => {
  const { api } = show();
  const attention = within(screen.getByRole('region', { name: 'Perlu perhatian' }));
  expect(await attention.findByText('Promo "Panen" berakhir hari ini.')).toBeInTheDocument();
  expect(
    await attention.findByRole('link', { name: /^Tambah: Belum ada tautan WhatsApp/ }),
  ).toHaveAttribute('href', '/admin/social-media');
  expect(attention.getByRole('link', { name: /^Ubah: Password/ })).toHaveAttribute(
    'href',
    '/admin/account',
  );
  await waitFor(() => expect(attention.queryByText('Memeriksa isi situs')).not.toBeInTheDocument());
  // The counts and the checks share their requests.
  expect(api.log().filter((call) => call === 'GET /packages')).toHaveLength(1);
});

it.each([
  ['2 teks belum berbahasa Inggris.', [aSetting('address', 'Desa')]],
  [null, [aSetting('english', 'hidden')]],
])('counts what has no English text: %s', async (text, settings) => {
  show({
    'GET /slides': [withEnglish(aSlide(), { title: 'Morning', description: 'Mist' })],
    'GET /menu-items': [aMenuItem()],
    'GET /packages': [],
    'GET /promotions': [],
    'GET /site-settings': settings,
  });
  await screen.findByText('Belum ada tautan WhatsApp, jadi tamu belum bisa memesan.');
  await waitFor(() => expect(screen.queryByText('Memeriksa isi situs')).not.toBeInTheDocument());
  const found = screen.queryByRole('link', { name: /berbahasa Inggris/ });
  expect(found?.getAttribute('aria-label') ?? null).toBe(text && `Lengkapi: ${text}`);
  if (text) expect(found).toHaveAttribute('href', '/admin/translations');
});

it('says so where all is well', async () => {
  show({
    'GET /promotions': [],
    'GET /social-media': [aSocialMedia()],
    'GET /site-settings': ['address', 'opening_hours', 'latitude', 'longitude'].map((key) => ({
      key,
      value: '1',
    })),
    'GET /auth/account': { ...account, password_changed_at: '2026-11-01T00:00:00.000Z' },
  });
  expect(await screen.findByText('Semua sudah beres.')).toBeInTheDocument();
});

it.each([
  ['ok', '2026-11-19T20:01:00.000Z', 'Cadangan otomatis terakhir: 20 November 2026 pukul 03.01.'],
  ['ok', null, 'Cadangan otomatis pertama dibuat malam nanti.'],
  ['off', null, 'Cadangan otomatis dimatikan di server.'],
])('says of backups that are %s, the last at %s: %s', async (status, last_backup_at, text) => {
  show({ 'GET /backups': { status: 200, body: { status, last_backup_at } } });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Cadangan/ })).not.toBeInTheDocument();
});

it('warns of backups that fail, and says only there when the last one was', async () => {
  const last_backup_at = '2026-11-17T20:01:00.000Z';
  show({ 'GET /backups': { status: 200, body: { status: 'failing', last_backup_at } } });
  const name = /^Unduh: Cadangan otomatis gagal, yang terakhir 18 November 2026/;
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/admin/account');
  expect(screen.queryByText(/^Cadangan otomatis terakhir/)).not.toBeInTheDocument();
});

it('keeps the other counts when one fails, and retries that one', async () => {
  const { user, api } = show({ 'GET /menu-items': failure(500) });
  await expectAlert('Gagal memuat data menu. Silakan coba lagi.');
  expect(await card('Paket').findByText('2')).toBeInTheDocument();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(card('Menu').getByText('–')).toBeInTheDocument();

  api.respondWith({ 'GET /menu-items': [aMenuItem()] });
  await user.click(screen.getByRole('button', { name: 'Coba lagi: Menu' }));
  expect(await card('Menu').findByText('1')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('the first steps', () => {
  const title = 'Situs ini masih berisi contoh: apa yang perlu diganti?';
  const links = ['facebook', 'instagram', 'whatsapp'].map((platform, at) =>
    aSocialMedia({ id: at + 1, platform }),
  );
  const settings = ['site_name', 'tagline', 'address', 'latitude', 'longitude'];
  const left = (kind: string, removable: number) => ({ kind, removable, kept: 1 });
  const demo = {
    kinds: ['promotions', 'packages', 'menu-items', 'slides'].map((kind) => left(kind, 2)),
    unchanged_settings: settings,
    unchanged_links: [1, 2, 3],
  };
  const open = (content: object = {}, stored = settings) =>
    show({
      'GET /demo-content': { ...demo, ...content },
      'GET /social-media': links,
      'GET /site-settings': stored.map((key) => aSetting(key, 'x')),
    });
  /** The steps that remain, once there are as many. */
  async function steps(count: number) {
    await screen.findByRole('heading', { name: title });
    const all = () => within(screen.getByRole('group')).getAllByRole('link');
    await waitFor(() => expect(all()).toHaveLength(count));
    return all();
  }
  const hrefs = (all: HTMLElement[]) =>
    all.map((each) => each.getAttribute('href')?.replace('/admin/', ''));

  it('say what of the demonstration content is to be replaced', async () => {
    open();
    const all = await steps(7);
    expect(hrefs(all)).toEqual([
      'social-media',
      'site-settings',
      'look',
      'slides',
      'menu-items',
      'packages',
      'promotions',
    ]);
    expect(all.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
      'Tautan: WhatsApp, Instagram, Facebook',
      'Pengaturan: nama situs, alamat, titik di peta',
    ]);
    expect(screen.getByText(/pesanan tamu belum sampai/)).toBeInTheDocument();
  });

  it('name what every site has until its owner sets it', async () => {
    open({ kinds: [], unchanged_settings: [], unchanged_links: [] }, []);
    expect((await steps(2)).map(({ textContent }) => textContent)).toEqual([
      'Pengaturan: nama situs, deskripsi situs',
      'Tampilan: warna, logo, slogan, dan nama halaman',
    ]);
  });

  it.each(['tagline', 'accent_color', 'menu_name'])(
    'leave the look out once it has a %s of the owner',
    async (key) => {
      const unchanged = settings.filter((each) => each !== key);
      open({ unchanged_settings: unchanged }, [...unchanged, key]);
      expect(hrefs(await steps(6))).not.toContain('look');
    },
  );

  /** The steps with a tick. */
  const ticked = () =>
    within(screen.getByRole('group'))
      .getAllByRole('listitem')
      .filter((item) => item.textContent.endsWith(' (selesai)'))
      .map(({ textContent }) => textContent.replace(' (selesai)', ''));

  it('are open with ticks and progress until orders reach the owner, and closed then', async () => {
    open({ kinds: [left('packages', 1)], unchanged_settings: [], unchanged_links: [3] });
    await steps(2);
    expect(screen.getByRole('group')).toHaveAttribute('open');
    expect(ticked()).toEqual([
      'Pengaturan',
      'Tampilan: warna, logo, slogan, dan nama halaman',
      'Foto besar di bagian atas situs',
      'Menu: hidangan dan harganya',
    ]);
    expect(screen.getByRole('progressbar', { name: '4 dari 6 langkah selesai' })).toHaveAttribute(
      'value',
      '4',
    );
  });

  it('are closed and without ticks once the number is the owner’s', async () => {
    open({ kinds: [left('packages', 1)], unchanged_links: [1] });
    await steps(4);
    expect(screen.getByRole('group')).not.toHaveAttribute('open');
    expect(ticked()).toEqual([]);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('are those of an empty site, too', async () => {
    show({ 'GET /slides': [], 'GET /menu-items': [], 'GET /packages': [], 'GET /promotions': [] });
    expect(await screen.findByRole('heading', { name: 'Langkah pertama' })).toBeInTheDocument();
    expect(screen.getByText(/Nomor WhatsApp Anda belum ada/)).toBeInTheDocument();
    expect(hrefs(within(screen.getByRole('group')).getAllByRole('link'))).toEqual([
      'social-media',
      'look',
      'slides',
      'menu-items',
      'packages',
    ]);
    expect(screen.getByText('Tautan: WhatsApp')).toBeInTheDocument();
  });

  it('go one by one, the others stay', async () => {
    open({ kinds: [left('packages', 1), left('slides', 0)], unchanged_links: [1] });
    expect(hrefs(await steps(4))).toEqual(['social-media', 'site-settings', 'look', 'packages']);
    expect(screen.queryByText(/pesanan tamu belum sampai/)).not.toBeInTheDocument();
  });

  it('are gone once all is replaced', async () => {
    open({ kinds: [left('slides', 0)], unchanged_settings: [], unchanged_links: [] });
    expect(await card('Social Media').findByText('3')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument();
  });
});

describe('Hapus isi contoh', () => {
  const name = 'Hapus isi contoh';
  const left = (...counts: [string, number][]) => ({
    ...NO_DEMO,
    kinds: counts.map(([kind, removable]) => ({ kind, removable, kept: 0 })),
  });
  const WHOLE = left(['promotions', 1], ['packages', 2], ['menu-items', 1], ['slides', 1]);
  const gone = { status: 204, body: null };

  async function confirm(user: ReturnType<typeof show>['user']) {
    await user.click(await screen.findByRole('button', { name }));
    await user.click(within(dialog(name)).getByRole('button', { name: 'Hapus' }));
  }

  it('says what goes, has the server remove it, and keeps the focus', async () => {
    const { user, api } = show({ 'GET /demo-content': WHOLE, 'DELETE /demo-content': gone });
    await user.click(await screen.findByRole('button', { name }));
    expect(dialog(name)).toHaveTextContent('Hapus 1 menu, 2 paket, 1 promo, dan 1 slide bawaan?');
    expect(dialog(name)).toHaveTextContent(/Sampah.* 30 hari/);
    api.respondWith({ 'GET /demo-content': left() });
    await user.click(within(dialog(name)).getByRole('button', { name: 'Hapus' }));
    expect(await screen.findByText('Isi contoh sudah dipindahkan ke Sampah.')).toBeInTheDocument();
    expect(api.log().filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE /demo-content']);
    expect(screen.getByRole('region', { name })).toHaveFocus();
    noButton(name);
  });

  it('says what is left while the server works', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    let end: (response: typeof gone) => void = () => undefined;
    const { api } = show({
      'GET /demo-content': WHOLE,
      'DELETE /demo-content': () =>
        new Promise<typeof gone>((resolve) => {
          end = resolve;
        }),
    });
    const wait = (duration: number) => act(() => jest.advanceTimersByTimeAsync(duration));
    await wait(100);
    fireEvent.click(button(name));
    fireEvent.click(within(dialog(name)).getByRole('button', { name: 'Hapus' }));
    await wait(100);
    expect(screen.getByText(/^Menghapus isi contoh, masih 1 menu, 2 paket/)).toBeVisible();
    api.respondWith({ 'GET /demo-content': left(['slides', 1]) });
    await wait(1_000);
    expect(screen.getByText('Menghapus isi contoh, masih 1 slide...')).toBeVisible();
    end(gone);
    await wait(100);
    expect(screen.getByText('Isi contoh sudah dipindahkan ke Sampah.')).toBeVisible();
    jest.useRealTimers();
  });

  it('says what is left after a failure, and goes on from there', async () => {
    const { user, api } = show({
      'GET /demo-content': WHOLE,
      'DELETE /demo-content': failure(503),
    });
    await screen.findByRole('button', { name });
    api.respondWith({ 'GET /demo-content': left(['packages', 2], ['slides', 1]) });
    await confirm(user);
    expect(
      await screen.findByText('Gagal menghapus semuanya. Masih ada 2 paket dan 1 slide.'),
    ).toBeInTheDocument();
    api.respondWith({ 'DELETE /demo-content': gone, 'GET /demo-content': left() });
    await user.click(button('Coba lagi'));
    expect(await screen.findByText('Isi contoh sudah dipindahkan ke Sampah.')).toBeInTheDocument();
  });

  it('is not there where nothing of the demonstration can be removed', async () => {
    show({ 'GET /demo-content': left(['slides', 0]) });
    expect(await card('Paket').findByText('2')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Memeriksa isi situs')).not.toBeInTheDocument());
    noButton(name);
  });
});
