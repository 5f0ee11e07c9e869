import {
  button,
  cells,
  column,
  describeListPage,
  dialog,
  expectAlert,
  expectNoWrite,
  noButton,
  noDialog,
  photo,
  put,
  renderAdminPage,
  sent,
} from '@lereng/admin-kit/testing';
import {
  aPackage,
  aPromotion,
  aPromotionPackage,
  failure,
  type FakeRoutes,
} from '@lereng/web-testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import PromotionsPage from './promotions-page';

const packages = [
  aPackage({ id: 1, name: 'Petik Jeruk', price: 50_000 }),
  aPackage({ id: 2, name: 'Jeep Kawah', price: 350_000 }),
  aPackage({ id: 3, name: 'Kemah', price: 200_000 }),
  aPackage({ id: 4, name: 'Jeep Sore', price: 275_000 }),
];
const offered = (...ids: number[]) =>
  packages
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name, price, image_url }) =>
      aPromotionPackage({ id, name, price: price * 0.9, original_price: price, image_url }),
    );

const panen = aPromotion({
  id: 7,
  title: 'Panen Raya',
  description: 'Lebih hemat\nselama panen.',
  discount_percent: 10,
  valid_from: '2026-11-01',
  valid_until: '2026-11-22',
  packages: offered(2, 3),
});
const tahun = aPromotion({
  id: 8,
  title: 'Akhir Tahun',
  discount_percent: 25,
  valid_from: '2026-12-20',
  valid_until: '2027-01-03',
  packages: [],
  image_url: null,
  image_width: null,
  image_height: null,
  image_sources: [],
});
const lebaran = aPromotion({
  id: 9,
  title: 'Lebaran',
  discount_percent: 5,
  valid_from: '2026-03-20',
  valid_until: '2026-04-05',
  // Without a picture of its own, that of its first package.
  image_url: packages[0]!.image_url,
  packages: offered(1),
});

const ROUTES: FakeRoutes = {
  'GET /promotions': [lebaran, panen, tahun],
  'GET /packages': packages,
  'GET /site-settings': [],
};

async function show(api: FakeRoutes = {}, path = '/') {
  const page = renderAdminPage(<PromotionsPage />, { path, api: { ...ROUTES, ...api } });
  await screen.findByRole('table');
  return page;
}

async function open(opener: string, api?: FakeRoutes) {
  const page = await show(api);
  await page.user.click(button(opener));
  return page;
}

const box = (name: string) => screen.findByRole('checkbox', { name });

async function save(user: UserEvent) {
  await user.click(button('Simpan'));
  await waitFor(noDialog);
}
it('has below the status the days on which a promotion holds', async () => {
  await show({ 'GET /promotions': [{ ...lebaran, weekdays: [6, 7] }, panen] });
  expect(cells('Lebaran')[6]).toBe('BerakhirSabtu & Minggu');
  expect(cells('Panen Raya')[6]).toMatch(/^Aktif/);
  expect(cells('Lebaran')[2]).toBe('5%');
});

const NEEDED = 'Judul, periode, dan persentase diskon harus diisi';

describeListPage({
  Page: PromotionsPage,
  api: ROUTES,
  path: '/promotions',
  title: 'Promo',
  name: 'Lebaran',
  columns: ['ID', 'Judul', 'Diskon', 'Mulai', 'Sampai', 'Paket', 'Status'],
  headline: 'Judul',
  sorted: {
    ID: ['Panen Raya', 'Akhir Tahun', 'Lebaran'],
    Judul: ['Akhir Tahun', 'Lebaran', 'Panen Raya'],
    Diskon: ['Lebaran', 'Panen Raya', 'Akhir Tahun'],
    Mulai: ['Lebaran', 'Panen Raya', 'Akhir Tahun'],
    // By date: as texts, 22 November would come before 3 Januari.
    Sampai: ['Lebaran', 'Panen Raya', 'Akhir Tahun'],
    Paket: ['Akhir Tahun', 'Lebaran', 'Panen Raya'],
    Status: ['Panen Raya', 'Akhir Tahun', 'Lebaran'],
  },
  fields: [
    'Judul',
    'Deskripsi',
    'Diskon (%)',
    'Berlaku dari',
    'Berlaku sampai',
    'Hari',
    'Syarat & Ketentuan',
    'Paket',
    'Gambar',
  ],
  sentences: {
    empty: 'Tidak ada promo tersedia.',
    loadFailed: 'Gagal memuat data. Silakan coba lagi.',
    addFailed: 'Gagal menambahkan promo. Silakan coba lagi.',
    editFailed: 'Gagal mengupdate promo. Silakan coba lagi.',
    removeFailed: 'Gagal menghapus promo. Silakan coba lagi.',
    question: 'Apakah Anda yakin ingin menghapus promo "Lebaran"?',
    addRule: NEEDED,
    editRule: NEEDED,
  },
  refused: { Judul: '' },
  longest: { Judul: 150, Deskripsi: 5_000, 'Syarat & Ketentuan': 5_000 },
  fillIn: async (user) => {
    put('Judul', ' Musim Hujan ');
    put('Deskripsi', 'Hangat di lereng.');
    put('Diskon (%)', '15');
    put('Berlaku dari', '2026-12-01');
    put('Berlaku sampai', '2026-12-01');
    await user.click(await box('Kamis'));
    await user.click(await box('Senin'));
    put('Syarat & Ketentuan', 'Minimal dua orang.');
    await user.click(await box('Kemah'));
    await user.click(await box('Jeep Kawah'));
    await user.upload(screen.getByLabelText('Gambar'), photo());
  },
  written: {
    title: 'Musim Hujan',
    description: 'Hangat di lereng.',
    discount_percent: '15',
    valid_from: '2026-12-01',
    valid_until: '2026-12-01',
    weekdays: '[1,4]',
    terms: 'Minimal dua orang.',
    package_ids: '[3,2]',
    image: expect.objectContaining({ name: 'foto.jpg' }),
  },
  detail: {
    of: 'Panen Raya',
    says: [
      'Panen Raya',
      panen.description!.replace('\n', ' '),
      '1 November 2026 sampai 22 November 2026',
      'Aktif',
      '10%',
      panen.terms!,
      'Jeep Kawah',
      'Rp 315.000',
      'Rp 350.000',
      'Kemah',
      'Rp 180.000',
      'Rp 200.000',
      '1 November 2026',
      '2 November 2026',
    ],
  },
});

describe('the list', () => {
  it('shows dates in Indonesian, the number of packages, and the status', async () => {
    await show();
    expect(cells('Panen Raya').slice(0, 6)).toEqual([
      '7',
      'Panen Raya',
      '10%',
      '1 November 2026',
      '22 November 2026',
      '2 paket',
    ]);
    expect(cells('Akhir Tahun')[5]).toBe('Tidak ada paket');
    expect(screen.getAllByText('Aktif')).toHaveLength(2);
    expect(screen.getByText('Berakhir 2 hari lagi')).toBeInTheDocument();
    expect(screen.getByText('Mulai 30 hari lagi')).toBeInTheDocument();
    expect(cells('Lebaran')[6]).toBe('Berakhir');
    // The page of a promotion ends with it.
    expect(button('Lihat di situs: Panen Raya')).toBeInTheDocument();
    noButton('Lihat di situs: Lebaran');
  });

  it('shows the promotions where the packages alone failed, and says so', async () => {
    const { user, api } = await show({ 'GET /packages': failure(500) });
    await expectAlert('Gagal memuat data. Silakan coba lagi.');
    expect(column(1)).toHaveLength(3);
    await user.click(button('Tambah Promo'));
    const field = within(screen.getByRole('group', { name: 'Paket' }));
    expect(field.getByText('Gagal memuat data paket. Silakan coba lagi.')).toBeInTheDocument();
    api.respondWith({ 'GET /packages': packages });
    await user.click(field.getByRole('button', { name: 'Coba lagi' }));
    expect(await box('Kemah')).toBeEnabled();
  });
});

it('says what a price is for, in the details and beside the choice of a package', async () => {
  const unit = { price_unit: 'per jip', capacity: 4 };
  const routes = {
    'GET /promotions': [{ ...panen, packages: [{ ...offered(2)[0]!, ...unit }] }],
    'GET /packages': [{ ...packages[1]!, ...unit }],
  };
  const { user } = await open('Lihat Panen Raya', routes);
  expect(dialog('Detail Promo')).toHaveTextContent('Rp 315.000 per jip, 4 orang');
  await user.click(button('Tutup'));
  await user.click(button('Edit Panen Raya'));
  expect(await box('Jeep Kawah')).toHaveAccessibleDescription(/Rp 315.000 ?per jip, 4 orang/);
});

it('says in the details that a promotion has lost its packages, and its picture with them', async () => {
  const { user } = await open('Lihat Panen Raya');
  const pictureOf = (name: string) => dialog(name).querySelector('img');
  expect(pictureOf('Detail Promo')).toHaveAttribute('src', panen.image_url);
  await user.click(button('Tutup'));
  await user.click(button('Lihat Akhir Tahun'));
  expect(within(dialog('Detail Promo')).getByText('Tidak ada paket')).toBeInTheDocument();
  expect(pictureOf('Detail Promo')).toBeNull();
});

it('begins with the defaults of a new promotion', async () => {
  await open('Tambah Promo');
  const form = dialog('Tambah Promo');
  expect(screen.getByLabelText('Judul')).toHaveValue('');
  expect(screen.getByLabelText('Diskon (%)')).toHaveValue('10');
  expect(screen.getByLabelText('Berlaku dari')).toHaveValue('2026-11-20');
  expect(screen.getByLabelText('Berlaku sampai')).toHaveValue('2026-12-20');
  expect(screen.getByLabelText('Berlaku sampai')).toHaveAttribute('min', '2026-11-20');
  for (const { name } of packages) expect(await box(name)).not.toBeChecked();
  expect(screen.getByLabelText('Gambar')).toHaveAccessibleDescription(
    'JPG, PNG, GIF Tanpa gambar, gambar paket pertama yang dipakai.',
  );
  expect(form.querySelector('img')).toBeNull();
});

describe('the rules', () => {
  const RANGE = 'Persentase diskon dari 1 sampai 100';
  const PACKAGES = 'Pilih minimal 1 paket untuk promo';
  const ENDS = 'Tanggal berakhir tidak boleh sebelum tanggal mulai';

  it('come first as they do in the form, where nothing that is needed is missing', async () => {
    const { api } = await open('Tambah Promo');
    const submit = button('Simpan');
    const group = screen.getByRole('group', { name: 'Paket' });
    const fill = (values: Record<string, string>) => {
      for (const [label, value] of Object.entries(values)) put(label, value);
    };
    const valid = {
      Judul: 'Musim Hujan',
      'Berlaku dari': '2026-11-20',
      'Berlaku sampai': '2026-12-20',
      'Diskon (%)': '10',
    };
    fill(valid);
    for (const [typed, message] of [
      [{ Judul: '  ' }, NEEDED],
      [{ 'Berlaku dari': '' }, NEEDED],
      [{ 'Berlaku sampai': '' }, NEEDED],
      [{ 'Diskon (%)': '' }, NEEDED],
      [{ 'Diskon (%)': '0', Judul: '' }, NEEDED],
      [{ 'Diskon (%)': '0' }, RANGE],
      [{ 'Diskon (%)': '101' }, RANGE],
      [{ 'Diskon (%)': '12.5' }, RANGE],
      [{ 'Diskon (%)': '101', 'Berlaku sampai': '2026-11-19' }, RANGE],
      [{ 'Berlaku sampai': '2026-11-19' }, ENDS],
      [{}, PACKAGES],
    ] as const) {
      fill(typed);
      fireEvent.click(submit);
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
      expect(group).toHaveAccessibleDescription(PACKAGES);
      for (const label of Object.keys(typed)) put(label, valid[label as keyof typeof valid]);
    }
    expectNoWrite(api);
  });
});

describe('editing', () => {
  it('begins with what is stored, and sends packages and picture only where they changed', async () => {
    const { user, api } = await open('Edit Panen Raya', { 'PUT /promotions/7': panen });
    expect(screen.getByLabelText('Judul')).toHaveValue('Panen Raya');
    expect(screen.getByLabelText('Berlaku sampai')).toHaveValue('2026-11-22');
    expect(await box('Jeep Kawah')).toBeChecked();
    expect(await box('Petik Jeruk')).not.toBeChecked();
    put('Deskripsi', '');
    put('Syarat & Ketentuan', '');
    await save(user);
    expect(screen.getByRole('link', { name: 'Lihat di situs' })).toHaveAttribute(
      'href',
      '/promotions/7',
    );
    expect(sent(api, 'PUT')).toEqual([
      {
        title: 'Panen Raya',
        description: '',
        discount_percent: '10',
        valid_from: '2026-11-01',
        valid_until: '2026-11-22',
        weekdays: '[]',
        terms: '',
      },
    ]);
  });

  it('needs a package where there was one', async () => {
    const { user } = await open('Edit Lebaran');
    await user.click(await box('Petik Jeruk'));
    await user.click(button('Simpan'));
    await expectAlert('Pilih minimal 1 paket untuk promo');
  });

  it('saves a promotion that has lost its packages without naming any', async () => {
    const { user, api } = await open('Edit Akhir Tahun', { 'PUT /promotions/8': tahun });
    put('Judul', 'Akhir Tahun Hemat');
    await save(user);
    expect(sent(api, 'PUT')[0]).not.toHaveProperty('package_ids');
  });
});

describe('the packages of a form', () => {
  const describedAs = async (name: string, text: string | RegExp) =>
    expect(await box(name)).toHaveAccessibleDescription(text);

  it('say which other active promotion they are in, and the price that will apply', async () => {
    const { user } = await open('Tambah Promo');
    await user.click(await box('Kemah'));
    await describedAs('Kemah', /Juga dalam promo lain: Panen Raya/);
    // Equal discounts: this one ends later.
    await describedAs('Kemah', /Harga yang berlaku: Rp 180\.000 \(promo ini\)/);
    put('Diskon (%)', '5');
    await describedAs('Kemah', /Harga yang berlaku: Rp 180\.000 \(Panen Raya\)/);
    // The price in bold is what visitors will pay.
    await describedAs('Kemah', /^Harga semula Rp 200\.000 Harga sekarang Rp 180\.000/);
    await describedAs('Kemah', /Dengan promo ini saja: Rp 190\.000/);
    await describedAs('Jeep Kawah', /Bila dipilih, harga yang berlaku: Rp 315\.000 \(Panen Raya\)/);
    // No line breaks between `Rp` and the digits.
    for (const price of screen.getAllByText('Rp 315.000', { selector: 'p span' })) {
      expect(price).toHaveClass('whitespace-nowrap');
    }
    // Its other promotion is over.
    expect(await box('Petik Jeruk')).not.toHaveAccessibleDescription(/promo lain|yang berlaku/);
  });

  it('say the price of the days of the week that are chosen', async () => {
    const { user } = await open('Tambah Promo');
    await user.click(await box('Senin'));
    await user.click(await box('Selasa'));
    await describedAs('Petik Jeruk', /Harga sekarang Rp 45\.000 ?(.*, )?Senin & Selasa$/);
  });

  it('are saved in the order in which they are chosen', async () => {
    const { user, api } = await open('Edit Panen Raya', {
      'GET /packages': packages.filter(({ id }) => id !== 3),
      'PUT /promotions/7': panen,
    });
    await user.click(await box('Petik Jeruk'));
    await user.click(button('Naikkan Petik Jeruk'));
    await user.click(button('Lepas Paket 3 sudah dihapus'));
    await save(user);
    expect(sent(api, 'PUT')[0]).toHaveProperty('package_ids', '[2,1]');
  });

  it('are searched where they are many', async () => {
    const many = Array.from({ length: 7 }, (_, index) => aPackage({ id: index + 1 }));
    await open('Edit Panen Raya', { 'GET /packages': many });
    expect(await screen.findByRole('searchbox', { name: 'Cari paket' })).toBeEnabled();
  });

  it('show the pictures of the first three that are chosen', async () => {
    const { user } = await open('Tambah Promo', { 'GET /promotions': [lebaran] });
    const previews = () =>
      within(screen.getByRole('list', { name: 'Gambar paket' }))
        .getAllByRole('listitem')
        .map((item) => [within(item).getByRole('img').getAttribute('alt'), item.textContent]);
    for (const name of ['Kemah', 'Petik Jeruk', 'Jeep Sore', 'Jeep Kawah']) {
      await user.click(await box(name));
    }
    expect(previews()).toEqual([
      ['Kemah', 'Utama'],
      ['Petik Jeruk', ''],
      ['Jeep Sore', ''],
    ]);
    await user.click(await box('Kemah'));
    expect(previews()).toEqual([
      ['Petik Jeruk', 'Utama'],
      ['Jeep Sore', ''],
      ['Jeep Kawah', ''],
    ]);
    for (const name of ['Petik Jeruk', 'Jeep Sore', 'Jeep Kawah'])
      await user.click(await box(name));
    expect(screen.queryByRole('list', { name: 'Gambar paket' })).not.toBeInTheDocument();
  });

  it('leave out a hidden package, which keeps its place', async () => {
    const { user, api } = await show({
      'GET /packages': packages.map((each) => ({ ...each, hidden: each.id === 2 })),
      'PUT /promotions/7': panen,
    });
    await user.click(button('Edit Panen Raya'));
    expect(await box('Jeep Kawah (disembunyikan)')).toBeChecked();
    const previews = within(screen.getByRole('list', { name: 'Gambar paket' }));
    expect(previews.getAllByRole('img').map((each) => each.getAttribute('alt'))).toEqual(['Kemah']);
    await save(user);
    // What did not change is not sent.
    expect(sent(api, 'PUT')[0]).not.toHaveProperty('package_ids');
  });

  it('say that a picture of its own is shown instead', async () => {
    const own = 'Promo ini memakai gambarnya sendiri, bukan gambar paket.';
    const { user } = await open('Edit Lebaran');
    await box('Petik Jeruk');
    expect(screen.queryByText(own)).not.toBeInTheDocument();
    expect(screen.getByLabelText('Gambar')).toHaveAccessibleDescription(/gambar paket pertama/);
    await user.upload(screen.getByLabelText('Gambar'), photo());
    expect(screen.getByText(own)).toBeInTheDocument();
    await user.click(button('Lepas pilihan'));
    expect(screen.queryByText(own)).not.toBeInTheDocument();
    await user.click(button('Batal'));
    await user.click(button('Edit Panen Raya'));
    expect(await screen.findByText(own)).toBeInTheDocument();
    expect(screen.getByLabelText('Gambar')).toHaveAccessibleDescription(/tetap memakai gambar/);
  });
});

describe('the chat preview', () => {
  const preview = () => screen.getByRole('region', { name: 'Pratinjau chat WhatsApp' });
  const image = (name: string) => within(preview()).getByRole('img', { name });
  const source = (name: string) => image(name).querySelector('img')?.getAttribute('src');

  it("shows what the page's head says, and follows what is typed, also incomplete", async () => {
    await open('Edit Panen Raya');
    expect(await within(preview()).findByText('Panen Raya | Lereng')).toBeInTheDocument();
    expect(preview()).toHaveTextContent('Lebih hemat selama panen.');
    expect(preview()).toHaveTextContent('Halo, saya ingin memesan promo Panen Raya.');
    put('Deskripsi', '');
    expect(image('Panen Raya')).toHaveAttribute('src', panen.image_preview_url);
    put('Diskon (%)', '15');
    put('Berlaku sampai', '2026-12-24');
    expect(preview()).toHaveTextContent('Diskon 15%, berlaku sampai 24 Desember 2026.');
    expect(image('Panen Raya')).toHaveTextContent('Hemat 15%');
    expect(image('Panen Raya')).toHaveTextContent('Sampai 24 Desember 2026');
    expect(source('Panen Raya')).toBe(panen.image_url);
    put('Diskon (%)', '');
    put('Berlaku sampai', '');
    expect(image('Panen Raya')).not.toHaveTextContent(/Hemat|Sampai/);
    expect(preview()).not.toHaveTextContent('berlaku sampai');
  });

  it("shows the first package's picture where there is no other, and that its page is gone", async () => {
    const { user } = await open('Edit Lebaran');
    expect(image('Lebaran')).toHaveAttribute('src', lebaran.image_preview_url);
    expect(preview()).toHaveTextContent('halamannya tidak tampil lagi');
    put('Berlaku sampai', '2026-12-24');
    expect(preview()).not.toHaveTextContent('halamannya tidak tampil lagi');
    expect(source('Lebaran')).toBe(packages[0]!.image_url);
    await user.click(await box('Jeep Kawah'));
    await user.click(await box('Petik Jeruk'));
    expect(source('Lebaran')).toBe(packages[1]!.image_url);
  });
});

describe('a promotion that is over', () => {
  it('is prolonged by its dates alone', async () => {
    const { user, api } = await show({
      'GET /promotions/9': lebaran,
      'PUT /promotions/9': lebaran,
    });
    noButton('Perpanjang Panen Raya');
    await user.click(button('Perpanjang Lebaran'));
    expect(dialog('Perpanjang Promo')).toHaveTextContent('"Lebaran" berakhir 5 April 2026.');
    expect(screen.getByLabelText('Berlaku dari')).toHaveValue('2026-11-20');
    expect(screen.getByLabelText('Berlaku sampai')).toHaveValue('2026-12-20');
    await save(user);
    expect(sent(api, 'PUT')).toEqual([{ valid_from: '2026-11-20', valid_until: '2026-12-20' }]);
  });

  it.each([
    ['is opened by its URL', 9, 'Perpanjang Promo'],
    ['is edited by it where it is not over any more', 7, 'Edit Promo'],
  ])('%s', async (_, id, title) => {
    await show({}, `/admin/promotions?task=${id}`);
    expect(await screen.findByRole('dialog', { name: title })).toBeInTheDocument();
  });

  it('shows the dates that somebody else has given it meanwhile', async () => {
    const prolonged = { ...lebaran, valid_from: '2026-11-20', valid_until: '2027-02-01' };
    const { user } = await open('Perpanjang Lebaran', {
      'GET /promotions/9': prolonged,
      'PUT /promotions/9': failure(412),
    });
    await user.click(button('Simpan'));
    expect(
      await screen.findByText('Data ini sudah diubah di tempat lain sejak Anda membukanya.'),
    ).toBeInTheDocument();
  });

  it('is duplicated with a new period, and a picture only if it has its own', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    await open('Duplikat Lebaran');
    expect(await screen.findByLabelText('Judul')).toHaveValue('Lebaran (salinan)');
    expect(screen.getByLabelText('Berlaku sampai')).toHaveValue('2026-12-20');
    expect(await box('Petik Jeruk')).toBeChecked();
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });
});
