import {
  aMenuItem,
  aPackage,
  aPromotion,
  aSetting,
  aSlide,
  aSocialMedia,
} from '@lereng/web-testing';
import { findAttention, type SiteContent } from './attention';

const TODAY = '2026-11-20';

const whole: Required<SiteContent> = {
  slides: [aSlide()],
  menuItems: [aMenuItem()],
  packages: [aPackage({ description: 'Naik jeep', route: 'Pos 1' })],
  promotions: [aPromotion({ valid_until: '2026-12-31' })],
  socialMedia: [aSocialMedia({ platform: 'WhatsApp', url: 'https://wa.me/6281234567890' })],
  settings: [
    aSetting('address', 'Desa'),
    aSetting('opening_hours', 'Setiap hari'),
    aSetting('latitude', '-7.9'),
    aSetting('longitude', '112.5'),
  ],
  account: {
    username: 'admin',
    password_changed_at: '2026-11-01T00:00:00.000Z',
    password_generated: false,
    new_devices: [],
    disk_low: false,
  },
  backups: { status: 'ok', last_backup_at: '2026-11-19T20:01:00.000Z' },
  untranslated: 0,
};

const found = (changes: SiteContent) =>
  findAttention({ ...whole, ...changes }, TODAY, 'Asia/Jakarta').map(({ text, href }) => [
    text,
    href,
  ]);

it('finds nothing where all is well, nor before anything has loaded', () => {
  expect(found({})).toEqual([]);
  expect(findAttention({}, TODAY, 'Asia/Jakarta')).toEqual([]);
});

it.each([
  ['2026-11-20', 'Promo "Panen" berakhir hari ini.', 'edit'],
  ['2026-11-21', 'Promo "Panen" berakhir besok.', 'edit'],
  ['2026-11-23', 'Promo "Panen" berakhir 3 hari lagi.', 'edit'],
  // It is given new dates.
  ['2026-11-19', 'Promo "Panen" sudah berakhir.', 'task'],
])('names a promotion that lasts until %s', (valid_until, text, dialog) => {
  const promotions = [aPromotion({ id: 7, title: 'Panen', valid_until })];
  expect(found({ promotions })).toEqual([[text, `/admin/promotions?${dialog}=7`]]);
});

it('leaves alone what is hidden, and a promotion that ends later', () => {
  const promotions = [
    aPromotion({ valid_until: '2026-11-19', hidden: true }),
    aPromotion({ valid_until: '2026-11-24' }),
  ];
  const packages = [aPackage({ description: null, hidden: true })];
  expect(found({ promotions, packages })).toEqual([]);
});

it('names a notice that nothing ends', () => {
  const notice = aSetting('notice', 'Jalur atas licin');
  const settings = [...whole.settings, notice];
  const text = 'Pengumuman "Jalur atas licin" tampil terus sampai Anda hapus.';
  expect(found({ settings })).toEqual([[text, '/admin/site-settings']]);
  expect(found({ settings: [...settings, aSetting('notice_until', '2026-11-30')] })).toEqual([]);
});

it('names what is sold out and nothing ends', () => {
  const soldOut = (until: string | null) => ({
    availability: { state: 'sold_out' as const, until },
  });
  const kopi = aMenuItem({ name: 'Kopi', ...soldOut(null) });
  const menuItems = [kopi, aMenuItem(soldOut('2026-11-20')), aMenuItem()];
  const sentence = '"Kopi" habis sampai Anda kembalikan.';
  expect(found({ menuItems })).toEqual([[sentence, '/admin/today']]);
  const packages = [{ ...whole.packages[0]!, ...soldOut(null) }];
  const several = '2 menu dan paket habis sampai Anda kembalikan.';
  expect(found({ menuItems, packages })).toEqual([[several, '/admin/today']]);
});

it('counts several promotions that are over', () => {
  const promotions = ['2026-01-01', '2026-11-19', '2026-12-31'].map((valid_until) =>
    aPromotion({ valid_until }),
  );
  expect(found({ promotions })).toEqual([['2 promo sudah berakhir.', '/admin/promotions']]);
});

it('names a package without description or route, and counts several', () => {
  const bare = aPackage({ id: 3, name: 'Jeep', description: null, route: 'Pos 1' });
  const lost = aPackage({ id: 4, description: 'Naik jeep', route: null });
  expect(found({ packages: [bare, ...whole.packages] })).toEqual([
    ['Paket "Jeep" belum punya deskripsi atau rute.', '/admin/packages?edit=3'],
  ]);
  expect(found({ packages: [bare, lost] })).toEqual([
    ['2 paket belum punya deskripsi atau rute.', '/admin/packages?edit=3'],
  ]);
});

it('misses a WhatsApp link, or a number in it', () => {
  expect(found({ socialMedia: [aSocialMedia({ platform: 'instagram' })] })).toEqual([
    ['Belum ada tautan WhatsApp, jadi tamu belum bisa memesan.', '/admin/social-media'],
  ]);
  const unusable = aSocialMedia({ id: 5, url: 'https://wa.me/message/ABCDEF' });
  expect(found({ socialMedia: [unusable] })).toEqual([
    [
      'Tautan WhatsApp tidak memuat nomor, jadi tamu belum bisa memesan.',
      '/admin/social-media?edit=5',
    ],
  ]);
});

it('names the settings that are still the default; half a place is none', () => {
  expect(found({ settings: [aSetting('latitude', '-7.9')] })).toEqual([
    ['Alamat, jam buka, dan titik di peta belum diisi.', '/admin/site-settings'],
  ]);
  expect(found({ settings: whole.settings.slice(1) })).toEqual([
    ['Alamat belum diisi.', '/admin/site-settings'],
  ]);
});

const new_devices = [{ device: 'Chrome di Android', first_login_at: '2026-11-19T13:05:09.000Z' }];
const NO_SLIDES = ['Belum ada slide di bagian atas beranda.', '/admin/slides'];

it.each<[Partial<typeof whole.account>, string, string]>([
  [
    { password_changed_at: null, password_generated: true },
    'Password masih yang dibuat otomatis dan tercetak di server. Ganti dengan password Anda sendiri.',
    '/admin/account',
  ],
  [
    { new_devices },
    'Login pertama dari Chrome di Android, 19 November 2026 pukul 20.05. Bukan Anda?',
    '/admin/account',
  ],
  [
    { disk_low: true },
    'Ruang penyimpanan penuh atau hampir penuh. Hapus foto lama selamanya dari Sampah, atau hubungi pengelola situs.',
    '/admin/trash',
  ],
])('says before anything of the content that of the account there is %j', (change, text, href) => {
  const account = { ...whole.account, ...change };
  expect(found({ account, slides: [] })).toEqual([[text, href], NO_SLIDES]);
});

it('warns of a disk that is nearly full before anything else', () => {
  const account = { ...whole.account, new_devices, disk_low: true };
  expect(found({ account })[0]?.[1]).toBe('/admin/trash');
});

it('reminds of a password that was never changed', () => {
  const account = { ...whole.account, password_changed_at: null };
  expect(found({ account })).toEqual([['Password belum pernah diganti.', '/admin/account']]);
});

it.each([
  [null, 'Cadangan otomatis gagal dan belum pernah ada.'],
  [
    '2026-11-17T20:01:00.000Z',
    'Cadangan otomatis gagal, yang terakhir 18 November 2026 pukul 03.01.',
  ],
])('warns of nightly backups that fail, the last of which was %s', (last_backup_at, text) => {
  const whatToDo = 'Hubungi pengelola situs.';
  expect(found({ backups: { status: 'failing', last_backup_at } })).toEqual([
    [`${text} ${whatToDo}`, '/admin/account'],
  ]);
  expect(found({ backups: { status: 'off', last_backup_at } })).toEqual([]);
});
