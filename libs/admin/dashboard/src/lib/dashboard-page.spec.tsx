import { expectAlert, renderAdminPage } from '@lereng/admin-kit/testing';
import {
  aMenuItem,
  aPackage,
  aPromotion,
  aSlide,
  aSocialMedia,
  failure,
  type FakeRoutes,
} from '@lereng/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import DashboardPage from './dashboard-page';
import { DEMO } from './demo-content';
import { entities } from './entities';

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

const emptyLists = Object.fromEntries(
  entities.map(({ path }) => [path.getHref().replace('/admin', 'GET '), []]),
);

const show = (api: FakeRoutes = {}) =>
  renderAdminPage(<DashboardPage />, {
    path: '/admin',
    api: {
      ...emptyLists,
      'GET /slides': [aSlide()],
      'GET /menu-items': [aMenuItem()],
      'GET /packages': [aPackage(), aPackage()],
      'GET /promotions': [aPromotion({ id: 4, title: 'Panen', valid_until: '2026-11-20' })],
      'GET /site-settings': [],
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

  it.each(['tagline', 'accent_color', 'menu_name'])(
    'leave the look out once it has a %s',
    async (key) => {
      show({ ...demo, 'GET /site-settings': [{ key, value: 'x' }] });
      expect(hrefs(await steps(4))).not.toContain('look');
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
      'Tampilan: warna, slogan, dan nama halaman',
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
