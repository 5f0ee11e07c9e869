import {
  button,
  cells,
  describeListPage,
  dialog,
  noDialog,
  photo,
  put,
  renderAdminPage,
  sent,
} from '@lereng/admin-kit/testing';
import { translatedBy } from '@lereng/admin-kit/shell';
import { discountedPrice, LIMITS } from '@lereng/shared-domain';
import { packagesKind, type Field } from '@lereng/shared-domain/fields';
import { aPackage, aPromotion, failure, withPromotion, type FakeRoutes } from '@lereng/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { packageForm } from './package-form';
import PackagesPage from './packages-page';

const jeep = aPackage({
  id: 7,
  name: 'Jeep Kawah',
  description:
    'Berangkat sebelum subuh, menyusuri jalan pasir sampai ke bibir kawah\ndan pulang siang.',
  ...withPromotion({ title: 'Promo Panen Raya', valid_until: '2026-12-20' }),
});
const petik = aPackage({
  id: 8,
  name: 'Petik Jeruk',
  description: null,
  route: null,
  price: 50_000,
  items: [],
});
const kemah = aPackage({
  id: 9,
  name: 'Kemah Lereng',
  description: 'x'.repeat(80),
  route: 'Gerbang → Lapangan',
  price: 325_000,
});

/** They have tests of their own. */
const OTHER_TEXTS = ['name', 'price_unit', 'route', 'description'];
/** The texts that an owner may say of a package, in the order of its form. */
const FACT_FIELDS = Object.entries<Field>(packagesKind.fields).filter(
  ([name, field]) =>
    ['text', 'multiline', 'url'].includes(field.type) &&
    !OTHER_TEXTS.includes(name) &&
    translatedBy(field) === undefined,
);
const FACT_LABELS = FACT_FIELDS.map(([, { label }]) => label);
const FACTS = Object.fromEntries(
  FACT_FIELDS.map(([name, { type }]) => [
    name,
    type === 'url' ? 'https://maps.app.goo.gl/a' : `Tentang ${name}`,
  ]),
);

const ROUTES: FakeRoutes = {
  'GET /packages': [kemah, jeep, petik],
  'GET /site-settings': [],
  'GET /promotions': [],
};

async function show(api: FakeRoutes = {}) {
  const page = renderAdminPage(<PackagesPage />, { api: { ...ROUTES, ...api } });
  await screen.findByRole('table');
  return page;
}

async function open(opener: string, api?: FakeRoutes) {
  const page = await show(api);
  await page.user.click(button(opener));
  return page;
}

describeListPage({
  Page: PackagesPage,
  api: ROUTES,
  path: '/packages',
  title: 'Paket',
  name: 'Kemah Lereng',
  columns: ['ID', 'Gambar', 'Nama', 'Deskripsi', 'Rute', 'Harga', 'Diskon'],
  sorted: {
    ID: ['Jeep Kawah', 'Petik Jeruk', 'Kemah Lereng'],
    Nama: ['Jeep Kawah', 'Kemah Lereng', 'Petik Jeruk'],
    Deskripsi: ['Jeep Kawah', 'Kemah Lereng', 'Petik Jeruk'],
    Rute: ['Kemah Lereng', 'Jeep Kawah', 'Petik Jeruk'],
    // What a visitor pays: 315.000 before 325.000.
    Harga: ['Petik Jeruk', 'Jeep Kawah', 'Kemah Lereng'],
    Diskon: ['Kemah Lereng', 'Petik Jeruk', 'Jeep Kawah'],
  },
  fields: [
    'Nama',
    'Harga',
    'Satuan harga',
    'Kapasitas',
    'Rute',
    'Deskripsi',
    'Termasuk',
    'Gambar',
    'Foto lainnya',
    ...FACT_LABELS,
  ],
  ordered: true,
  sentences: {
    empty: 'Tidak ada paket tersedia.',
    loadFailed: 'Gagal memuat data paket. Silakan coba lagi.',
    addFailed: 'Gagal menambahkan paket. Silakan coba lagi.',
    editFailed: 'Gagal mengupdate paket. Silakan coba lagi.',
    removeFailed: 'Gagal menghapus paket. Silakan coba lagi.',
    question: 'Apakah Anda yakin ingin menghapus paket "Kemah Lereng"?',
    addRule: 'Nama, gambar, dan harga harus diisi dengan benar',
    editRule: 'Nama dan harga harus diisi dengan benar',
  },
  refused: { Nama: '  ', Harga: '0' },
  longest: { Nama: 150, 'Satuan harga': 20, Durasi: 150, Rute: 500, Deskripsi: 5_000 },
  fillIn: async (user) => {
    put('Nama', ' Jeep Sore ');
    put('Harga', '275000');
    put('Satuan harga', 'per jip');
    put('Kapasitas', '4');
    put('Rute', 'Pos jeep-Kebun jeruk-Kafe');
    put('Deskripsi', 'Baris satu\nBaris dua');
    for (const [name, { label }] of FACT_FIELDS) put(label, FACTS[name] ?? '');
    await user.click(button('Tambah item'));
    await user.keyboard('Sopir{Enter}Teh panas{Enter}');
    await user.upload(screen.getByLabelText('Gambar'), photo());
  },
  written: {
    name: 'Jeep Sore',
    price: '275000',
    route: 'Pos jeep → Kebun jeruk → Kafe',
    description: 'Baris satu\nBaris dua',
    items: '["Sopir","Teh panas"]',
    price_unit: 'per jip',
    capacity: '4',
    ...FACTS,
    image: expect.objectContaining({ name: 'foto.jpg' }),
  },
  detail: {
    of: 'Jeep Kawah',
    says: [
      '10% OFF',
      'Jeep Kawah',
      'Pos Selorejo → Kebun Jeruk → Puncak',
      jeep.description!.replace('\n', ' '),
      'Rp 315.000',
      'Rp 350.000',
      'Paket dalam promo aktif',
      'Promo Panen Raya, sampai 20 Desember 2026',
      'Sopir dan bensin',
      'Sarapan',
      '1 November 2026',
      '2 November 2026',
    ],
  },
});

describe('the list', () => {
  it('shows 80 characters of the description, and the price that holds', async () => {
    await show();
    expect(cells('Jeep Kawah')[3]).toBe(`${jeep.description?.slice(0, 80)}…`);
    expect(cells('Kemah Lereng')[3]).toBe('x'.repeat(80));
    expect(cells('Petik Jeruk').slice(2, 7)).toEqual(['Petik Jeruk', '–', '–', 'Rp 50.000', '–']);
    expect(cells('Jeep Kawah')[6]).toBe('10%');
    expect(screen.getByText('Rp 315.000')).toBeInTheDocument();
    expect(screen.getByText('Rp 350.000').closest('s')).toBeInTheDocument();
  });
});

it('has the facts that the owner has said in the details, and the unit beside the price', async () => {
  const priced = { ...jeep, ...FACTS, price_unit: 'per jip', capacity: 4 };
  await open('Lihat Jeep Kawah', { 'GET /packages': [priced] });
  for (const text of [...Object.values(FACTS), 'per jip, 4 orang']) {
    expect(dialog('Detail Paket')).toHaveTextContent(text);
  }
});

it('marks what is sold out beside its name, in the list and in the details', async () => {
  const availability = { state: 'sold_out', until: '2026-11-22' } as const;
  const routes = { 'GET /packages': [{ ...petik, availability }, jeep] };
  await open('Lihat Petik Jeruk', routes);
  const text = 'Habis sampai 22 November 2026';
  expect(cells('Petik Jeruk')[2]).toBe(`Petik Jeruk${text}`);
  expect(cells('Jeep Kawah')[2]).toBe('Jeep Kawah');
  expect(dialog('Detail Paket')).toHaveTextContent(`NamaPetik Jeruk${text}`);
});

it('leaves out of the details what a package lacks', async () => {
  await open('Lihat Petik Jeruk');
  const labels = [...dialog('Detail Paket').querySelectorAll('dt')];
  expect(labels.map(({ textContent }) => textContent)).toEqual([
    'Nama',
    'Harga',
    'Dibuat',
    'Terakhir diperbarui',
  ]);
  expect(screen.queryByText(/OFF|promo aktif/)).not.toBeInTheDocument();
});

it('saves an English route as visitors see it', async () => {
  const { user, api } = await open('Edit Jeep Kawah', { 'PUT /packages/7': jeep });
  await user.click(screen.getByRole('radio', { name: 'English' }));
  put('Rute (English)', 'Jeep post-Orange farm-Summit');
  await user.click(button('Simpan'));
  await waitFor(noDialog);
  expect(sent(api, 'PUT')).toMatchObject([{ route_en: 'Jeep post → Orange farm → Summit' }]);
});

describe('the form', () => {
  it('says how stops and inclusions are written', async () => {
    await open('Tambah Paket');
    const route = screen.getByLabelText('Rute');
    expect(route).toHaveAccessibleDescription(/Titik kumpul - Jembatan/);
    put('Rute', 'Pos jeep-Kebun jeruk-Kafe');
    expect(route).toHaveAccessibleDescription(
      'Pengunjung melihat 3 tempat: Pos jeep → Kebun jeruk → Kafe',
    );
    expect(screen.getByRole('group', { name: 'Termasuk' })).toHaveAccessibleDescription(
      /satu per kolom/,
    );
  });

  it('begins with the base price, whatever the discount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: LIMITS.priceMin, max: LIMITS.priceMax }),
        fc.integer({ min: 0, max: LIMITS.discountMax }),
        (base, percent) => {
          const reduced = { price: discountedPrice(base, percent), original_price: base };
          const pkg = aPackage(percent > 0 ? reduced : { price: base });
          const price = packageForm.fields(pkg).find(({ name }) => name === 'price');
          expect(price?.initial).toBe(base);
        },
      ),
    );
  });

  it('says what a visitor pays for the typed base price', async () => {
    await open('Edit Jeep Kawah');
    put('Harga', '400000');
    expect(screen.getByLabelText('Harga')).toHaveAccessibleDescription(
      /sebelum diskon promo 10%\. Pengunjung membayar Rp 360\.000\./,
    );
  });

  it('shows its own price, and says that a price period holds today', async () => {
    await open('Edit Jeep Kawah', {
      'GET /packages': [
        aPackage({ id: jeep.id, name: jeep.name, own_price: 300_000, price: 450_000 }),
      ],
    });
    expect(screen.getByLabelText('Harga')).toHaveValue('300.000');
    expect(screen.getByLabelText('Harga')).toHaveAccessibleDescription(
      /Hari ini berlaku harga musim Rp 450\.000\.$/,
    );
  });

  it('clears optional fields; sends a picture only if one was chosen', async () => {
    const facts = { ...FACTS, price_unit: 'per jip', capacity: 4 };
    const { user, api } = await open('Edit Jeep Kawah', {
      'GET /packages': [{ ...jeep, ...facts }],
      'PUT /packages/7': jeep,
    });
    for (const label of ['Satuan harga', 'Kapasitas', ...FACT_LABELS]) put(label, '');
    put('Rute', '');
    put('Deskripsi', '');
    await user.click(button('Hapus item 1'));
    await user.click(button('Hapus item 1'));
    await user.click(button('Simpan'));
    await waitFor(noDialog);
    expect(screen.getByRole('link', { name: 'Lihat di situs' })).toHaveAttribute(
      'href',
      '/packages/7',
    );
    const noFacts = Object.fromEntries(Object.keys(facts).map((field) => [field, '']));
    const cleared = { route: '', description: '', items: '[]', ...noFacts };
    expect(sent(api, 'PUT')).toEqual([{ name: 'Jeep Kawah', price: '350000', ...cleared }]);
  });
});

it('names the promotions that a deleted package leaves, and how long it can come back', async () => {
  const inPromotion = (title: string, id: number) =>
    aPromotion({ title, packages: [{ ...aPromotion().packages[0]!, id }] });
  const promotions = [
    inPromotion('Panen Raya', 8),
    inPromotion('Lebaran', 7),
    inPromotion('Akhir Tahun', 8),
  ];
  let respond: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (respond = resolve));
  const { user } = await show({ 'GET /promotions': () => asked.then(() => promotions) });
  await user.click(button('Hapus Petik Jeruk'));
  // Its place is not known yet, so a tap could miss it.
  expect(button('Hapus')).toBeDisabled();
  respond();
  expect(
    await screen.findByText('Paket ini juga keluar dari promo "Panen Raya" dan "Akhir Tahun".'),
  ).toBeInTheDocument();
  expect(dialog('Hapus Paket')).toHaveAccessibleDescription(
    /Yang dihapus masih dapat dikembalikan dari Sampah selama 30 hari\.$/,
  );
  expect(button('Hapus')).toBeEnabled();
  await user.click(button('Batal'));
  await user.click(button('Hapus Kemah Lereng'));
  expect(dialog('Hapus Paket')).not.toHaveTextContent('keluar dari promo');
});

it('can be deleted although the promotions cannot be had', async () => {
  await open('Hapus Petik Jeruk', { 'GET /promotions': failure(500) });
  await waitFor(() => expect(button('Hapus')).toBeEnabled());
});

it("has a chat preview of what the page's head says, with the price after a discount", async () => {
  await open('Edit Jeep Kawah');
  const preview = screen.getByRole('region', { name: 'Pratinjau chat WhatsApp' });
  const image = (name: string) => within(preview).getByRole('img', { name });
  expect(await within(preview).findByText('Jeep Kawah | Lereng')).toBeInTheDocument();
  expect(preview).toHaveTextContent('Halo, saya ingin memesan Jeep Kawah.');
  put('Rute', 'Pos');
  put('Deskripsi', '');
  expect(preview).toHaveTextContent('Jeep Kawah di Lereng. Lihat rute dan harganya');
  expect(image('Jeep Kawah')).toHaveAttribute('src', jeep.image_preview_url);
  put('Nama', 'Jeep Senja');
  for (const text of ['Hemat 10%', 'Rp 315.000', 'Rp 350.000']) {
    expect(image('Jeep Senja')).toHaveTextContent(text);
  }
  put('Harga', '4');
  expect(image('Jeep Senja')).toHaveTextContent(/^Jeep SenjaRp 4 *$/);
  put('Harga', '350000');
  put('Satuan harga', 'per jip');
  put('Kapasitas', '4');
  expect(image('Jeep Senja')).toHaveTextContent('per jip, 4 orang');
  expect(preview).toHaveTextContent('memesan Jeep Senja (Rp 315.000 per jip, 4 orang).');
  put('Harga', '');
  expect(image('Jeep Senja')).not.toHaveTextContent('Rp');
  expect(preview).toHaveTextContent('Halo, saya ingin memesan Jeep Senja.');
});
