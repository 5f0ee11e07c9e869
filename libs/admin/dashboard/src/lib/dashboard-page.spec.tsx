import { button, dialog, expectAlert, noButton, renderAdminPage } from '@lereng/admin-kit/testing';
import {
  aMenuItem,
  aPackage,
  aPromotion,
  aPromotionPackage,
  aSetting,
  aSlide,
  aSocialMedia,
  failure,
  type FakeRoutes,
} from '@lereng/web-testing';
import type { HistoryEntry } from '@lereng/web-data-access/history-admin';
import { useListMenuItemsQuery } from '@lereng/web-data-access/menu-items';
import { useListPackagesQuery } from '@lereng/web-data-access/packages';
import { useListPromotionsQuery } from '@lereng/web-data-access/promotions';
import { useListSlidesQuery } from '@lereng/web-data-access/slides';
import { useListSocialMediaQuery } from '@lereng/web-data-access/social-media';
import { paths } from '@lereng/web-feature';
import { screen, waitFor, within } from '@testing-library/react';
import DashboardPage from './dashboard-page';
import { DEMO } from './demo-content';

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
const emptyLists = Object.fromEntries(counted.map(([kind]) => [`GET /${kind}`, []]));

/** What tells rows of the demonstration. */
const HISTORY = 'GET /history?before=101&limit=100';
const TENTH_ENTRY = 'GET /history?before=11&limit=1';

const show = (api: FakeRoutes = {}) =>
  renderAdminPage(<DashboardPage />, {
    path: '/admin',
    kinds,
    api: {
      ...emptyLists,
      'GET /slides': [aSlide()],
      'GET /menu-items': [aMenuItem()],
      'GET /packages': [aPackage(), aPackage()],
      'GET /promotions': [aPromotion({ id: 4, title: 'Panen', valid_until: '2026-11-20' })],
      'GET /site-settings': [aSetting('site_name', 'Kebun Kami')],
      [TENTH_ENTRY]: [],
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
  const link = (url: string) => ({
    'GET /social-media': [aSocialMedia({ platform: 'whatsapp', url })],
  });
  const demo = {
    ...link(DEMO.links.whatsapp),
    'GET /site-settings': [{ key: 'address', value: DEMO.settings.address }],
    'GET /slides': [aSlide({ title: DEMO.slide })],
    'GET /menu-items': [aMenuItem({ description: `${DEMO.menuItem} Lezat.` })],
    'GET /packages': [aPackage({ name: DEMO.package })],
  };
  /** The steps that remain, once there are as many. */
  async function steps(count: number) {
    await screen.findByRole('heading', { name: title });
    const links = () => within(screen.getByRole('group')).getAllByRole('link');
    await waitFor(() => expect(links()).toHaveLength(count));
    return links();
  }
  const hrefs = (links: HTMLElement[]) =>
    links.map((each) => each.getAttribute('href')?.replace('/admin/', ''));

  it('say what of the demonstration content is to be replaced', async () => {
    show(demo);
    expect(hrefs(await steps(6))).toEqual([
      'social-media',
      'site-settings',
      'look',
      'slides',
      'menu-items',
      'packages',
    ]);
    expect(screen.getByText(/pesanan tamu belum sampai/)).toBeInTheDocument();
  });

  it('know a name that only begins like that of the demonstration, and name its promotions', async () => {
    show({
      'GET /site-settings': [{ key: 'site_name', value: 'Lereng Silent' }],
      'GET /promotions': [aPromotion({ title: DEMO.promotion })],
    });
    expect(hrefs(await steps(2))).toEqual(['look', 'promotions']);
  });

  it('name what the default venue has in its place where nothing is stored', async () => {
    show({ ...link('https://wa.me/6281234567891'), 'GET /site-settings': [] });
    expect((await steps(2)).map(({ textContent }) => textContent)).toEqual([
      'Pengaturan: nama situs, deskripsi situs',
      'Tampilan: warna, logo, slogan, dan nama halaman',
    ]);
  });

  it.each(['accent_color', 'menu_name'])(
    'leave the look out once it has a %s',
    async (key) => {
      show({ ...demo, 'GET /site-settings': [{ key, value: 'x' }] });
      // The default name remains.
      expect(hrefs(await steps(5))).not.toContain('look');
    },
  );

  it('name every setting and link that is still the demonstration', async () => {
    const settings = { ...DEMO.settings, home_description: `${DEMO.settings.home_description}…` };
    show({
      'GET /site-settings': Object.entries(settings).map(([key, value]) => ({ key, value })),
      'GET /social-media': Object.entries(DEMO.links).map(([platform, url]) =>
        aSocialMedia({ platform, url }),
      ),
    });
    expect((await steps(3)).map(({ textContent }) => textContent)).toEqual([
      'Tautan: WhatsApp, Instagram, TikTok, Facebook',
      'Pengaturan: nama situs, deskripsi situs, tulisan "Tentang Kami", alamat, jam buka, tautan peta, titik di peta',
      'Tampilan: warna, logo, slogan, dan nama halaman',
    ]);
  });

  it('go one by one, the others stay', async () => {
    show({ ...demo, ...link('https://wa.me/6281234567891'), 'GET /slides': [aSlide()] });
    expect(hrefs(await steps(4))).toEqual(['site-settings', 'look', 'menu-items', 'packages']);
    expect(screen.queryByText(/pesanan tamu belum sampai/)).not.toBeInTheDocument();
  });

  it('are gone once all is replaced', async () => {
    show(link('https://wa.me/6281234567891'));
    expect(await card('Social Media').findByText('1')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument();
  });
});

describe('Hapus isi contoh', () => {
  const name = 'Hapus isi contoh';
  const IMPORTED = '2026-11-19T02:00:00.000Z';
  const LATER = '2026-11-19T02:05:00.000Z';
  const imported = { createdAt: IMPORTED, updatedAt: IMPORTED };

  /** The history has the last change first. */
  let lastId = 0;
  const entry = (kind: string, id: number, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
    id: (lastId += 1),
    kind,
    row_id: String(id),
    action: 'created',
    username: null,
    changed_at: IMPORTED,
    changes: [],
    name: '',
    revertible: false,
    ...more,
  });
  const demo = {
    'GET /promotions': [aPromotion({ id: 1, ...imported })],
    'GET /packages': [aPackage({ id: 1, ...imported }), aPackage({ id: 2, ...imported })],
    'GET /menu-items': [aMenuItem({ id: 1, ...imported })],
    'GET /slides': [aSlide({ id: 1, ...imported })],
  };
  const history = [
    entry('promotions', 1),
    entry('packages', 2),
    entry('packages', 1),
    entry('menu-items', 1),
    entry('slides', 1),
  ];
  const paths = ['promotions/1', 'packages/1', 'packages/2', 'menu-items/1'];
  const deleted = [...paths, 'slides/1'].map((path) => `DELETE /${path}`);
  const gone = { status: 204, body: null };

  const open = (api: FakeRoutes = {}) =>
    show({
      ...demo,
      [TENTH_ENTRY]: history.slice(0, 1),
      [HISTORY]: history,
      ...Object.fromEntries(deleted.map((call) => [call, gone])),
      ...api,
    });
  const deletions = (api: ReturnType<typeof show>['api']) =>
    api.log().filter((call) => call.startsWith('DELETE'));

  async function confirm(user: ReturnType<typeof show>['user']) {
    await user.click(await screen.findByRole('button', { name }));
    await user.click(within(dialog(name)).getByRole('button', { name: 'Hapus' }));
  }

  it('says what it deletes, deletes what refers to others first, and keeps the focus', async () => {
    const { user, api } = open();
    await user.click(await screen.findByRole('button', { name }));
    expect(dialog(name)).toHaveTextContent('Hapus 1 menu, 2 paket, 1 promo, dan 1 slide bawaan?');
    expect(dialog(name)).toHaveTextContent(/Sampah.* 30 hari/);
    await user.click(within(dialog(name)).getByRole('button', { name: 'Hapus' }));
    expect(await screen.findByText('Isi contoh sudah dipindahkan ke Sampah.')).toBeInTheDocument();
    expect(deletions(api)).toEqual(deleted);
    expect(screen.getByRole('region', { name })).toHaveFocus();
    noButton(name);
  });

  it.each<[string, FakeRoutes, string[]]>([
    [
      'changed since the import',
      { 'GET /slides': [aSlide({ id: 1, ...imported, updatedAt: LATER })] },
      ['slides/1'],
    ],
    [
      'touched by the owner by the history',
      {
        [HISTORY]: [entry('slides', 1, { username: 'admin', action: 'restored' }), ...history],
      },
      ['slides/1'],
    ],
    [
      'added by the owner',
      { [HISTORY]: [entry('slides', 1, { username: 'admin' }), ...history.slice(0, -1)] },
      ['slides/1'],
    ],
    [
      'sold out',
      {
        'GET /packages': [
          aPackage({ id: 1, ...imported, availability: { state: 'sold_out', until: null } }),
          aPackage({ id: 2, ...imported }),
        ],
      },
      ['packages/1'],
    ],
    [
      "a package of the owner's promotion",
      {
        'GET /promotions': [
          aPromotion({ id: 1, ...imported }),
          aPromotion({ id: 9, packages: [aPromotionPackage({ id: 2 })] }),
        ],
      },
      ['packages/2'],
    ],
  ])('leaves what is %s', async (_, routes, staying) => {
    const { user, api } = open(routes);
    await confirm(user);
    expect(await screen.findByText('Isi contoh sudah dipindahkan ke Sampah.')).toBeInTheDocument();
    expect(deletions(api)).toEqual(
      deleted.filter((call) => !staying.some((row) => call.endsWith(row))),
    );
  });

  it('leaves what was changed after the page had been opened', async () => {
    const { user, api } = open();
    await screen.findByRole('button', { name });
    api.respondWith({ 'GET /slides': [aSlide({ id: 1, ...imported, updatedAt: LATER })] });
    await confirm(user);
    expect(await screen.findByText('Isi contoh sudah dipindahkan ke Sampah.')).toBeInTheDocument();
    expect(deletions(api)).toEqual(deleted.slice(0, -1));
  });

  it('stops at a failure, says what is left, and goes on from there', async () => {
    const { user, api } = open({ 'DELETE /packages/2': failure(503) });
    await confirm(user);
    expect(
      await screen.findByText('Gagal menghapus semuanya. Masih ada 1 menu, 1 paket, dan 1 slide.'),
    ).toBeInTheDocument();
    expect(deletions(api)).toEqual(deleted.slice(0, 3));
    expect(screen.getByRole('region', { name })).toHaveFocus();

    api.respondWith({
      'GET /promotions': [],
      'GET /packages': demo['GET /packages'].slice(1),
      // Another session has deleted it meanwhile.
      'DELETE /packages/2': failure(404),
    });
    await user.click(button('Coba lagi'));
    expect(await screen.findByText('Isi contoh sudah dipindahkan ke Sampah.')).toBeInTheDocument();
    expect(deletions(api).slice(3)).toEqual(deleted.slice(2));
  });

  it('asks for little of the history where the site began empty', async () => {
    const { api } = open({ [TENTH_ENTRY]: [entry('slides', 1, { username: 'admin' })] });
    await waitFor(() => expect(api.log()).toContain(TENTH_ENTRY));
    await waitFor(() => expect(screen.queryByText('Memeriksa isi situs')).not.toBeInTheDocument());
    expect(api.log()).not.toContain(HISTORY);
    noButton(name);
  });

  it('is not there where no row is of the demonstration', async () => {
    const { api } = open({ [HISTORY]: [entry('menu-items', 7)] });
    await waitFor(() => expect(api.log()).toContain(HISTORY));
    expect(await card('Paket').findByText('2')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Memeriksa isi situs')).not.toBeInTheDocument());
    noButton(name);
  });
});
