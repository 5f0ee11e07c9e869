import {
  button,
  cells,
  column,
  describeListPage,
  expectAlert,
  expectNoWrite,
  noDialog,
  put,
  renderAdminPage,
  sent,
} from '@lereng/admin-kit/testing';
import {
  aPackage,
  aPricePeriod,
  aPromotion,
  aPromotionPackage,
  failure,
  type FakeRoutes,
} from '@lereng/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import PricePeriodsPage from './price-periods-page';

const natal = aPricePeriod({ id: 1 });
const weekend = aPricePeriod({
  id: 2,
  name: 'Akhir Pekan',
  from: null,
  until: null,
  weekdays: [6, 7],
  prices: [
    { package_id: 3, price: 375_000 },
    { package_id: 5, price: 200_000 },
  ],
});
const lebaran = aPricePeriod({
  id: 3,
  name: 'Lebaran',
  from: '2026-03-19',
  until: '2026-03-28',
  weekdays: [5],
  prices: [],
});
const packages = [
  aPackage({ id: 3, name: 'Jeep Kawah', own_price: 350_000, price: 315_000 }),
  aPackage({ id: 5, name: 'Kemah', price: 190_000, price_unit: 'per malam' }),
  aPackage({ id: 6, name: 'Rahasia', price: 10_000, hidden: true }),
];
const promotions = [
  aPromotion({
    title: 'Panen',
    weekdays: [5, 6],
    valid_until: '2027-12-31',
    packages: [aPromotionPackage({ id: 3 })],
  }),
  aPromotion({ discount_percent: 90, hidden: true, packages: [aPromotionPackage({ id: 3 })] }),
];
const ROUTES: FakeRoutes = {
  'GET /price-periods': [natal, weekend, lebaran],
  'GET /packages': packages,
  'GET /promotions': promotions,
};
const NEEDED = 'Nama dan harga paket harus diisi';

async function show(api: FakeRoutes = {}) {
  const page = renderAdminPage(<PricePeriodsPage />, { api: { ...ROUTES, ...api } });
  await screen.findByRole('table');
  return page;
}

async function open(opener: string, api: FakeRoutes = {}) {
  const page = await show(api);
  await page.user.click(button(opener));
  await screen.findByRole('checkbox', { name: /^Jeep Kawah/ });
  return page;
}

const box = (name: RegExp | string) => screen.getByRole('checkbox', { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const price = (name: string) => screen.getByRole('spinbutton', { name: `Harga ${name}` });

async function save({ user }: Pick<Awaited<ReturnType<typeof open>>, 'user'>) {
  await user.click(button('Simpan'));
  await waitFor(noDialog);
}

describeListPage({
  Page: PricePeriodsPage,
  api: ROUTES,
  path: '/price-periods',
  title: 'Harga Musim',
  name: 'Libur Natal',
  columns: ['ID', 'Nama', 'Berlaku', 'Paket', 'Status'],
  sorted: {
    Nama: ['Akhir Pekan', 'Lebaran', 'Libur Natal'],
    Berlaku: ['Akhir Pekan', 'Lebaran', 'Libur Natal'],
    Paket: ['Lebaran', 'Libur Natal', 'Akhir Pekan'],
    Status: ['Akhir Pekan', 'Libur Natal', 'Lebaran'],
  },
  fields: [
    'Nama',
    'Dari tanggal',
    'Sampai tanggal',
    'Hari',
    'Harga paket',
    'Hitung dengan',
    'Jumlah',
    'Bulatkan ke atas',
  ],
  sentences: {
    empty: 'Belum ada harga musim.',
    loadFailed: 'Gagal memuat data harga musim. Silakan coba lagi.',
    addFailed: 'Gagal menambahkan harga musim. Silakan coba lagi.',
    editFailed: 'Gagal mengupdate harga musim. Silakan coba lagi.',
    removeFailed: 'Gagal menghapus harga musim. Silakan coba lagi.',
    question: 'Apakah Anda yakin ingin menghapus harga musim "Libur Natal"?',
    addRule: NEEDED,
    editRule: NEEDED,
  },
  refused: { Nama: '' },
  longest: { Nama: 60 },
  fillIn: async (user) => {
    put('Nama', ' Tahun Baru ');
    put('Dari tanggal', '2026-12-31');
    const all = await screen.findByRole('checkbox', { name: 'Pilih semua' });
    await waitFor(() => expect(all).toBeEnabled());
    await user.click(all);
  },
  written: {
    name: 'Tahun Baru',
    from: '2026-12-31',
    until: '2026-12-31',
    weekdays: [],
    prices: [
      { package_id: 3, price: 350_000 },
      { package_id: 5, price: 190_000 },
      { package_id: 6, price: 10_000 },
    ],
  },
  detail: {
    of: 'Akhir Pekan',
    says: ['Sabtu & Minggu', 'Akan datang', 'Jeep Kawah', 'Rp 375.000'],
  },
});

it('says of each period when it is, for how many packages, and whether it is over', async () => {
  await show();
  expect(['Libur Natal', 'Akhir Pekan', 'Lebaran'].map((name) => cells(name).slice(2, 5))).toEqual([
    ['24 Des 2026–4 Jan 2027', '1 paket', 'Akan datang'],
    ['Sabtu & Minggu', '2 paket', 'Akan datang'],
    ['19–28 Mar 2026, Jumat', 'Tidak ada paket', 'Sudah lewat'],
  ]);
});

it('is over where no day of the week is left before its last day, or never is', async () => {
  // It is a Friday.
  const days = { from: '2026-11-01', until: '2026-11-22' };
  await show({
    'GET /price-periods': [
      aPricePeriod({ ...days, name: 'Jumatan', weekdays: [5] }),
      aPricePeriod({ ...days, name: 'Kamisan', weekdays: [4] }),
      aPricePeriod({ ...days, name: 'Seninan', weekdays: [1], from: '2026-11-17' }),
    ],
  });
  expect(['Jumatan', 'Kamisan', 'Seninan'].map((name) => cells(name)[4])).toEqual([
    'Berlaku hari ini',
    'Sudah lewat',
    'Tidak pernah berlaku',
  ]);
});

it('says while one types that no day is left, and saves it all the same', async () => {
  const page = await open('Edit Libur Natal', { 'PUT /price-periods/1': natal });
  const warning = 'Tidak ada Senin pada 24–25 Des 2026, jadi harga ini tidak akan berlaku.';
  await page.user.click(box('Senin'));
  expect(screen.queryByText(warning)).not.toBeInTheDocument();
  put('Sampai tanggal', '2026-12-25');
  expect(screen.getByText(warning)).toBeInTheDocument();
  await save(page);
  expect(sent(page.api, 'PUT')).toMatchObject([{ until: '2026-12-25', weekdays: [1] }]);
});

it('begins with what is nearest, and ends with what is over', async () => {
  await show();
  expect(column(1)).toEqual(['Akhir Pekan', 'Libur Natal', 'Lebaran']);
});

it('raises the prices of all packages at once, from their own ones', async () => {
  const page = await open('Tambah Harga Musim', {
    'POST /price-periods': { status: 201, body: natal },
  });
  put('Nama', 'Libur Natal');
  put('Dari tanggal', '2026-12-24');
  put('Sampai tanggal', '2027-01-04');
  await page.user.click(box('Pilih semua'));
  await page.user.type(screen.getByRole('spinbutton', { name: 'Jumlah' }), '50000');
  await page.user.click(button('Hitung yang dipilih'));
  await page.user.click(button('Hitung yang dipilih'));
  expect(price('Jeep Kawah')).toHaveValue('400.000');
  await page.user.click(box(/^Rahasia/));
  expect(screen.getByText('2 dipilih')).toBeInTheDocument();
  await save(page);
  expect(sent(page.api, 'POST')).toEqual([
    {
      name: 'Libur Natal',
      from: '2026-12-24',
      until: '2027-01-04',
      weekdays: [],
      prices: [
        { package_id: 3, price: 400_000 },
        { package_id: 5, price: 240_000 },
      ],
    },
  ]);
});

it('has the rule also for packages that are chosen after it', async () => {
  const { user } = await open('Tambah Harga Musim');
  await user.type(screen.getByRole('spinbutton', { name: 'Jumlah' }), '50000');
  await user.click(button('Hitung yang dipilih'));
  await user.click(box(/^Kemah/));
  expect(price('Kemah')).toHaveValue('240.000');
  await user.click(box('Pilih semua'));
  expect(price('Jeep Kawah')).toHaveValue('400.000');
});

it('takes all packages off again, and has the usual price of each that is chosen', async () => {
  const { user } = await open('Edit Akhir Pekan');
  expect(price('Kemah')).toHaveValue('200.000');
  await user.click(box('Pilih semua'));
  expect(price('Kemah')).toHaveValue('200.000');
  await user.click(box('Pilih semua'));
  expect(screen.getByText('Belum ada paket yang dipilih')).toBeInTheDocument();
  await user.click(box(/^Kemah/));
  expect(price('Kemah')).toHaveValue('190.000');
});

it('needs dates or days, and both dates or none', async () => {
  const page = await open('Tambah Harga Musim', {
    'POST /price-periods': { status: 201, body: weekend },
  });
  put('Nama', 'Senin hemat');
  await page.user.click(box(/^Kemah/));
  await page.user.click(button('Simpan'));
  await expectAlert('Isi tanggal atau pilih hari');
  put('Sampai tanggal', '2026-12-24');
  await page.user.click(button('Simpan'));
  await expectAlert('Isi kedua tanggal, atau kosongkan keduanya');
  put('Dari tanggal', '2026-12-26');
  expect(field('Sampai tanggal')).toHaveValue('2026-12-26');
  put('Sampai tanggal', '2026-12-25');
  await page.user.click(button('Simpan'));
  await expectAlert('Tanggal berakhir tidak boleh sebelum tanggal mulai');
  put('Dari tanggal', '');
  put('Sampai tanggal', '');
  await page.user.click(box('Senin'));
  await save(page);
  expect(sent(page.api, 'POST')).toMatchObject([{ from: null, until: null, weekdays: [1] }]);
});

it('leads to a price that is none, and asks about one with a digit too many', async () => {
  const page = await open('Edit Libur Natal', { 'PUT /price-periods/1': natal });
  put('Harga Jeep Kawah', '');
  await page.user.click(button('Simpan'));
  await expectAlert('Harga harus berupa angka bulat dari Rp 1 sampai Rp 1.000.000.000');
  await waitFor(() => expect(price('Jeep Kawah')).toHaveFocus());
  put('Harga Jeep Kawah', '4000000');
  await page.user.click(button('Simpan'));
  const question = within(screen.getByRole('dialog', { name: 'Periksa harga' }));
  expect(question.getByRole('listitem')).toHaveTextContent(
    'Jeep Kawah: dari Rp 350.000 menjadi Rp 4.000.000',
  );
  expectNoWrite(page.api);
});

it('leaves prices as they are stored, also of a package that is gone', async () => {
  const gone = aPricePeriod({ id: 1, prices: [{ package_id: 9, price: 1_000 }] });
  const page = await open('Edit Libur Natal', {
    'GET /price-periods': [gone],
    'PUT /price-periods/1': gone,
  });
  expect(box('Paket 9 sudah dihapus')).toBeChecked();
  put('Nama', 'Natal');
  await save(page);
  expect(sent(page.api, 'PUT')).toEqual([
    { name: 'Natal', from: '2026-12-24', until: '2027-01-04', weekdays: [] },
  ]);
});

it('copies a period that is over to the next year, and another one under a name of its own', async () => {
  const { user } = await open('Duplikat Lebaran');
  expect([field('Nama'), field('Dari tanggal'), field('Sampai tanggal')].map(valueOf)).toEqual([
    'Lebaran',
    '2027-03-19',
    '2027-03-28',
  ]);
  await user.keyboard('{Escape}');
  await waitFor(noDialog);
  await user.click(button('Duplikat Libur Natal'));
  await waitFor(() => expect(field('Nama')).toHaveValue('Libur Natal (salinan)'));
  expect(field('Dari tanggal')).toHaveValue('2026-12-24');
});

const valueOf = ({ value }: HTMLInputElement) => value;

it('copies a 29 February as a 28th', async () => {
  const days = { from: '2024-02-29', until: '2024-02-29' };
  await open('Duplikat Kabisat', {
    'GET /price-periods': [aPricePeriod({ ...days, name: 'Kabisat' })],
  });
  expect([field('Dari tanggal').value, field('Sampai tanggal').value]).toEqual([
    '2027-02-28',
    '2027-02-28',
  ]);
});

describe('the year', () => {
  const grid = () => screen.getByRole('grid');
  const day = (name: RegExp) => within(grid()).getByRole('button', { name });
  const legend = () =>
    within(screen.getByRole('list', { name: 'Arti huruf' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const stops = () => [...grid().querySelectorAll('[tabindex="0"]')];

  it('is not there without a period', async () => {
    renderAdminPage(<PricePeriodsPage />, { api: { ...ROUTES, 'GET /price-periods': [] } });
    await screen.findByText('Belum ada harga musim.');
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });

  /** From the month of the next period, at which it opens. */
  async function showNovember(api?: FakeRoutes) {
    const page = await show(api);
    await page.user.click(button('Bulan sebelumnya'));
    expect(grid()).toHaveAccessibleName('November 2026');
    return page;
  }

  it.each([
    ['the next period', natal.from, '24 Desember 2026'],
    ['one that has begun', '2026-11-01', '20 November 2026'],
    ['none with dates', null, '20 November 2026'],
    ['one after this year', '2028-01-01', '20 November 2026'],
  ])('opens at %s', async (_, from, stop) => {
    const until = from && '2028-02-01';
    await show({ 'GET /price-periods': [{ ...natal, from, until, weekdays: [1] }, lebaran] });
    expect(stops()).toEqual([day(new RegExp(`^${stop}`))]);
  });

  it('has as many lines in every month, so that nothing below it moves', async () => {
    const { user } = await showNovember();
    const lines = () => within(grid()).getAllByRole('row').length;
    expect(lines()).toBe(7);
    for (let month = 0; month < 3; month += 1) {
      await user.click(button('Bulan berikutnya'));
      expect(lines()).toBe(7);
    }
  });

  it('is a month at a time on a phone, with the letters of the periods that win', async () => {
    const { user } = await showNovember();
    // Those that are over cannot be chosen.
    expect(within(grid()).getAllByRole('button')).toHaveLength(11);
    expect(within(grid()).getByRole('gridcell', { name: '19' })).toBeInTheDocument();
    expect(day(/^20 November 2026, harga biasa$/)).toHaveAttribute('aria-current', 'date');
    expect(button('Bulan sebelumnya')).toBeDisabled();
    await user.click(button('Bulan berikutnya'));
    expect(grid()).toHaveAccessibleName('Desember 2026');
    expect(day(/^19 Desember 2026, Akhir Pekan$/)).toHaveTextContent(/19A$/);
    expect(day(/^24 Desember 2026, Libur Natal$/)).toHaveTextContent(/24B$/);
    expect(day(/^26 Desember 2026, beberapa: Libur Natal, Akhir Pekan$/)).toHaveTextContent(
      /26\+$/,
    );
    expect(legend()).toEqual([
      'Hari ini',
      'AAkhir Pekan Sabtu & Minggu',
      'BLibur Natal 24 Des 2026–4 Jan 2027',
      '+beberapa, berbeda tiap paket',
    ]);
  });

  it('is that of one package where one is chosen', async () => {
    const { user } = await show();
    const choice = screen.getByRole('combobox', { name: 'Paket' });
    expect(choice).toHaveDisplayValue('Semua paket');
    await user.selectOptions(choice, 'Kemah');
    expect(legend()).toEqual(['Hari ini', 'AAkhir Pekan Sabtu & Minggu']);
    await user.selectOptions(choice, 'Jeep Kawah');
    await user.click(day(/^26 Desember 2026, Libur Natal$/));
    const seen = within(screen.getByRole('region', { name: /^Yang dilihat tamu/ }));
    expect(seen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('says of a period that it never wins, and gives the days beside one another fill', async () => {
    const on = (id: number, name: string, from: string, until: string) =>
      aPricePeriod({ id, name, from, until });
    const { user } = await show({
      'GET /price-periods': [
        weekend,
        on(11, 'Satu', '2026-11-23', '2026-11-23'),
        on(12, 'Kalah', '2026-11-23', '2026-11-24'),
        on(13, 'Dua', '2026-11-24', '2026-11-24'),
        on(14, 'Tiga', '2026-11-27', '2026-11-27'),
      ],
    });
    expect(legend()).toContain(
      'Kalah 23–24 Nov 2026, tidak berlaku pada hari mana pun dalam setahun ini',
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Paket' }), 'Jeep Kawah');
    // A Friday and a Saturday.
    expect(day(/^27 November/)).toHaveTextContent(/27E$/);
    expect(day(/^28 November/)).not.toHaveClass(day(/^27 November/).className, { exact: true });
  });

  it('shows what visitors see on a day, until it is chosen again', async () => {
    const { user } = await showNovember();
    await user.click(day(/^21 November/));
    const seen = within(
      screen.getByRole('region', { name: 'Yang dilihat tamu pada Sabtu, 21 November 2026' }),
    );
    expect(seen.getByText('Harga musim: Akhir Pekan')).toBeInTheDocument();
    expect(seen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Jeep KawahPromo Panen 10%Harga semula Rp 375.000Harga sekarang Rp 337.500',
      'KemahRp 200.000 per malam',
    ]);
    await user.click(day(/^22 November/));
    expect(screen.getByRole('region', { name: /Minggu, 22 November/ })).toHaveTextContent(
      'Jeep KawahRp 375.000',
    );
    await user.click(button('Bulan berikutnya'));
    await user.click(day(/^24 Desember/));
    expect(screen.getByRole('region', { name: /Kamis, 24 Desember/ })).toHaveTextContent(
      'Harga musim: Libur NatalJeep KawahRp 400.000KemahHarga biasaRp 190.000',
    );
    await user.click(day(/^26 Desember/));
    expect(screen.getByRole('region', { name: /Sabtu, 26 Desember/ })).toHaveTextContent(
      'Harga musim: Libur Natal, Akhir PekanJeep KawahLibur Natal',
    );
    await user.click(button('Bulan sebelumnya'));
    await user.click(day(/^23 November/));
    expect(screen.getByRole('region', { name: /Senin, 23 November/ })).toHaveTextContent(
      'Tanpa harga musimJeep KawahRp 350.000',
    );
    await user.click(day(/^23 November/));
    expect(screen.queryByRole('region', { name: /^Yang dilihat/ })).not.toBeInTheDocument();
  });

  const dates = () => [field('Dari tanggal'), field('Sampai tanggal')].map(valueOf);

  it('gives the days that were tapped to a new period, once', async () => {
    const page = await showNovember({ 'POST /price-periods': { status: 201, body: natal } });
    const { user } = page;
    await user.click(day(/^28 November/));
    await user.click(day(/^26 November/));
    expect(within(grid()).getAllByRole('gridcell', { selected: true })).toHaveLength(3);
    await user.click(button('Tambah Harga Musim'));
    expect(dates()).toEqual(['2026-11-26', '2026-11-28']);
    put('Nama', 'Panen');
    await user.click(await screen.findByRole('checkbox', { name: /^Jeep Kawah/ }));
    await save(page);
    expect(sent(page.api, 'POST')).toMatchObject([{ from: '2026-11-26', until: '2026-11-28' }]);
    await user.click(button('Tambah Harga Musim'));
    expect(dates()).toEqual(['', '']);
  });

  it('gives one day to a new period, unless it was tapped again', async () => {
    const { user } = await showNovember();
    await user.click(day(/^28 November/));
    await user.click(button('Tambah Harga Musim'));
    expect(dates()).toEqual(['2026-11-28', '2026-11-28']);
    await user.keyboard('{Escape}');
    noDialog();
    await user.click(day(/^28 November/));
    await user.click(button('Tambah Harga Musim'));
    expect(dates()).toEqual(['', '']);
  });

  it('is one stop of the tab key, and the arrow keys move in it', async () => {
    const { user } = await showNovember();
    expect(stops()).toEqual([day(/^20 November/)]);
    day(/^20 November/).focus();
    const moves = [
      ['{ArrowRight}', '21 November'],
      ['{ArrowDown}', '28 November'],
      ['{ArrowDown}', '5 Desember'],
      ['{Home}', '1 Desember'],
      ['{ArrowLeft}', '30 November'],
      ['{PageDown}', '30 Desember'],
      ['{End}', '31 Desember'],
      ['{PageUp}', '30 November'],
      ['{ArrowUp}', '23 November'],
      ['{ArrowUp}', '20 November'],
      ['{ArrowLeft}', '20 November'],
    ] as const;
    for (const [key, name] of moves) {
      await user.keyboard(key);
      expect(day(new RegExp(`^${name}`))).toHaveFocus();
      expect(stops()).toEqual([day(new RegExp(`^${name}`))]);
    }
  });

  it('says that prices cannot be computed where packages are missing', async () => {
    const { user } = await showNovember({ 'GET /promotions': failure(500) });
    await user.click(day(/^21 November/));
    await expectAlert('Gagal memuat data paket dan promo. Silakan coba lagi.');
  });

  it('has a row for each month on a wide screen', async () => {
    const media = window.matchMedia.bind(window);
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) =>
        Object.defineProperty(media(query), 'matches', { value: query.includes('80rem') }),
      );
    const { user } = await show();
    expect(within(grid()).getAllByRole('button')).toHaveLength(346);
    expect(within(grid()).getAllByRole('rowheader')).toHaveLength(12);
    expect(stops()).toEqual([day(/^24 Desember 2026/)]);
    day(/^24 Desember 2026/).focus();
    await user.keyboard('{ArrowDown}');
    expect(day(/^24 Januari 2027/)).toHaveFocus();
    await user.keyboard('{ArrowUp}{End}{PageDown}{PageDown}');
    expect(day(/^28 Februari 2027/)).toHaveFocus();
    expect(stops()).toHaveLength(1);
    jest.restoreAllMocks();
  });
});
