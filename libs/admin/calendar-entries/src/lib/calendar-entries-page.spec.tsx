import {
  button,
  cells,
  column,
  describeListPage,
  dialog,
  expectAlert,
  expectNoWrite,
  noDialog,
  put,
  renderAdminPage,
  sent,
} from '@lereng/admin-kit/testing';
import {
  aCalendarEntry,
  aPackage,
  aSetting,
  failure,
  type FakeRoutes,
  TEST_TODAY,
} from '@lereng/web-testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import CalendarEntriesPage from './calendar-entries-page';

const natal = aCalendarEntry({ id: 1 });
const jeep = aCalendarEntry({
  id: 2,
  from: TEST_TODAY,
  until: TEST_TODAY,
  kind: 'full',
  package_ids: [3, 9],
  reason: null,
});
const early = aCalendarEntry({
  id: 3,
  from: '2026-11-01',
  until: '2026-11-02',
  kind: 'hours',
  reason: null,
  hours: [{ opens: '08:00', closes: '12:00' }],
});
const gone = aCalendarEntry({
  id: 4,
  from: '2026-12-30',
  until: '2027-01-02',
  kind: 'full',
  package_ids: null,
  reason: null,
});
const packages = [aPackage({ id: 3, name: 'Jeep Kawah' }), aPackage({ id: 5, name: 'Kemah' })];
const ROUTES: FakeRoutes = {
  'GET /calendar-entries': [natal, jeep, early, gone],
  'GET /packages': packages,
  'GET /site-settings': [aSetting('opening_hours', 'Selasa–Minggu 08.00–17.00')],
};
const NEEDED = 'Tanggal dan jenis harus diisi';

async function show(api: FakeRoutes = {}) {
  const page = renderAdminPage(<CalendarEntriesPage />, { api: { ...ROUTES, ...api } });
  await screen.findByRole('table');
  return page;
}

async function open(opener: string, api: FakeRoutes = {}) {
  const page = await show(api);
  await page.user.click(button(opener));
  return page;
}

const radio = (name: string) => screen.getByRole('radio', { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const notice = (title = 'Tambah Kalender') =>
  within(dialog(title))
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .find((text) => text?.startsWith('Pada hari')) ?? '';

async function save({ user }: Pick<Awaited<ReturnType<typeof open>>, 'user'>) {
  await user.click(button('Simpan'));
  await waitFor(noDialog);
}

describeListPage({
  Page: CalendarEntriesPage,
  api: ROUTES,
  path: '/calendar-entries',
  title: 'Kalender',
  name: 'Tutup 24–25 Desember 2026',
  columns: ['ID', 'Tanggal', 'Jenis', 'Untuk', 'Keterangan', 'Status'],
  headline: 'Tanggal',
  sorted: {
    Tanggal: [
      '1–2 November 2026',
      '20 November 2026',
      '24–25 Desember 2026',
      '30 Desember 2026 – 2 Januari 2027',
    ],
  },
  fields: ['Jenis', 'Dari tanggal', 'Sampai tanggal', 'Keterangan'],
  sentences: {
    empty: 'Belum ada catatan kalender.',
    loadFailed: 'Gagal memuat data catatan kalender. Silakan coba lagi.',
    addFailed: 'Gagal menambahkan catatan kalender. Silakan coba lagi.',
    editFailed: 'Gagal mengupdate catatan kalender. Silakan coba lagi.',
    removeFailed: 'Gagal menghapus catatan kalender. Silakan coba lagi.',
    question: 'Apakah Anda yakin ingin menghapus catatan kalender "Tutup 24–25 Desember 2026"?',
    addRule: NEEDED,
    editRule: NEEDED,
  },
  refused: { 'Sampai tanggal': '' },
  longest: { Keterangan: 150 },
  fillIn: () => {
    put('Dari tanggal', '2026-12-31');
    put('Keterangan', ' Tahun baru ');
  },
  written: {
    kind: 'closed',
    from: '2026-12-31',
    until: '2026-12-31',
    hours: [],
    package_ids: [],
    reason: 'Tahun baru',
  },
  detail: {
    of: 'Jam lain 1–2 November 2026',
    says: ['1–2 November 2026', '08.00–12.00', 'Sudah lewat'],
  },
});

it('says of each entry whom it is for, and whether it is over', async () => {
  renderAdminPage(<CalendarEntriesPage />, { api: ROUTES });
  await screen.findByText('Jeep Kawah, Paket 9 sudah dihapus');
  const rows = ['24–25 Desember', '20 November', '1–2 November', '30 Desember'].map((name) =>
    cells(name).slice(2, 6),
  );
  expect(rows).toEqual([
    ['Tutup', '', 'Libur Natal', 'Akan datang'],
    ['Penuh', 'Jeep Kawah, Paket 9 sudah dihapus', '', 'Berlaku hari ini'],
    ['Jam lain08.00–12.00', '', '', 'Sudah lewat'],
    ['Penuh', 'Paketnya sudah dihapus', '', 'Akan datang'],
  ]);
});

it('begins with what is nearest, and ends with what is over', async () => {
  await show();
  expect(column(1)).toEqual([
    '20 November 2026',
    '24–25 Desember 2026',
    '30 Desember 2026 – 2 Januari 2027',
    '1–2 November 2026',
  ]);
});

it('is about today at first, and a later first day takes the last one with it', async () => {
  await open('Tambah Kalender');
  expect([field('Dari tanggal').value, field('Sampai tanggal').value]).toEqual([
    TEST_TODAY,
    TEST_TODAY,
  ]);
  put('Dari tanggal', '2026-12-24');
  expect(field('Sampai tanggal')).toHaveValue('2026-12-24');
  put('Sampai tanggal', '2026-12-26');
  put('Dari tanggal', '2026-12-25');
  expect(field('Sampai tanggal')).toHaveValue('2026-12-26');
});

it('asks for hours only of other hours, and saves those alone that are typed', async () => {
  const page = await open('Tambah Kalender', {
    'POST /calendar-entries': { status: 201, body: early },
  });
  expect(screen.queryByLabelText('Buka 1')).not.toBeInTheDocument();
  await page.user.click(radio('Jam lain'));
  await page.user.click(button('Simpan'));
  await expectAlert('Jam harus diisi');
  put('Buka 1', '13:00');
  await page.user.click(button('Simpan'));
  await expectAlert('Jam harus berupa jam buka dan jam tutup (jam:menit)');
  put('Tutup 1', '17:00');
  for (const n of [2, 3, 4]) {
    await page.user.click(button('Tambah jam'));
    expect(field(`Buka ${n}`)).toHaveValue('');
  }
  expect(screen.queryByRole('button', { name: 'Tambah jam' })).not.toBeInTheDocument();
  put('Buka 2', '16:00');
  put('Tutup 2', '18:00');
  await page.user.click(button('Simpan'));
  await expectAlert('Jam tidak boleh tumpang tindih');
  await page.user.click(button('Hapus jam 2'));
  put('Buka 3', '08:00');
  put('Tutup 3', '12:00');
  await save(page);
  expect(sent(page.api, 'POST')).toMatchObject([
    {
      kind: 'hours',
      hours: [
        { opens: '13:00', closes: '17:00' },
        { opens: '08:00', closes: '12:00' },
      ],
    },
  ]);
});

it('asks whom it is full for, and needs a package where it is not the whole venue', async () => {
  const page = await open('Tambah Kalender', {
    'POST /calendar-entries': { status: 201, body: jeep },
  });
  await page.user.click(radio('Penuh'));
  expect(radio('Seluruh tempat')).toBeChecked();
  await page.user.click(radio('Paket tertentu'));
  await page.user.click(button('Simpan'));
  await expectAlert('Pilih minimal 1 paket');
  await page.user.click(screen.getByRole('checkbox', { name: 'Kemah' }));
  await save(page);
  expect(sent(page.api, 'POST')).toMatchObject([{ kind: 'full', hours: [], package_ids: [5] }]);
});

it('leaves the packages of an entry as they are stored, also one that is gone', async () => {
  const page = await open('Edit Penuh 20 November 2026', { 'PUT /calendar-entries/2': jeep });
  expect(screen.getByRole('checkbox', { name: 'Paket 9 sudah dihapus' })).toBeChecked();
  put('Keterangan', 'Rombongan');
  await save(page);
  expect(sent(page.api, 'PUT')).toEqual([
    { kind: 'full', from: TEST_TODAY, until: TEST_TODAY, hours: [], reason: 'Rombongan' },
  ]);
});

it('clears what another kind does not have', async () => {
  const page = await open('Edit Penuh 20 November 2026', { 'PUT /calendar-entries/2': jeep });
  await page.user.click(radio('Tutup'));
  await save(page);
  await page.user.click(await screen.findByRole('button', { name: 'Edit Penuh 20 November 2026' }));
  await page.user.click(radio('Jam lain'));
  put('Buka 1', '13:00');
  put('Tutup 1', '17:00');
  await save(page);
  expect(sent(page.api, 'PUT')).toMatchObject([
    { kind: 'closed', hours: [], package_ids: [] },
    { kind: 'hours', hours: [{ opens: '13:00', closes: '17:00' }], package_ids: [] },
  ]);
});

it('asks anew for packages that are gone, and takes the whole venue instead', async () => {
  const page = await open('Edit Penuh 30 Desember 2026 – 2 Januari 2027', {
    'PUT /calendar-entries/4': gone,
  });
  await page.user.click(button('Simpan'));
  await expectAlert('Pilih minimal 1 paket');
  expectNoWrite(page.api);
  await page.user.click(radio('Seluruh tempat'));
  await save(page);
  expect(sent(page.api, 'PUT')).toMatchObject([{ package_ids: [] }]);
});

it('refuses more days than an entry may have', async () => {
  const { user } = await open('Tambah Kalender');
  put('Sampai tanggal', '2027-11-21');
  await user.click(button('Simpan'));
  await expectAlert('Catatan kalender paling lama 366 hari');
});

it('says while one types what it overlaps with, and which of them counts', async () => {
  const { user } = await open('Tambah Kalender');
  expect(notice()).toBe(
    'Pada hari yang sama ada "Penuh 20 November 2026": yang berlaku catatan ini.',
  );
  put('Dari tanggal', '2026-12-25');
  const overlap = 'Pada hari yang sama ada "Tutup 24–25 Desember 2026"';
  expect(notice()).toBe(`${overlap}: yang berlaku catatan ini, karena disimpan terakhir.`);
  await user.click(radio('Jam lain'));
  expect(notice()).toBe(`${overlap}: yang berlaku "Tutup 24–25 Desember 2026", bukan ini.`);
  put('Dari tanggal', '2026-12-26');
  expect(notice()).toBe('');
  put('Sampai tanggal', '');
  expect(notice()).toBe('');
});

it('says which one counts as they are stored, until something is changed', async () => {
  const later = { ...natal, id: 6, until: natal.from, updatedAt: '2026-11-03T02:00:00.000Z' };
  await open('Edit Tutup 24–25 Desember 2026', { 'GET /calendar-entries': [natal, later] });
  const overlap = 'Pada hari yang sama ada "Tutup 24 Desember 2026"';
  const stored = `${overlap}: yang berlaku "Tutup 24 Desember 2026", bukan ini.`;
  expect(notice('Edit Kalender')).toBe(stored);
  put('Keterangan', 'Libur');
  const saved = `${overlap}: yang berlaku catatan ini, karena disimpan terakhir.`;
  await waitFor(() => expect(notice('Edit Kalender')).toBe(saved));
  put('Keterangan', 'Libur Natal');
  await waitFor(() => expect(notice('Edit Kalender')).toBe(stored));
});

describe('the month', () => {
  const grid = () => screen.getByRole('grid');
  const day = (name: RegExp | string) => within(grid()).getByRole('button', { name });
  const chosen = () =>
    within(grid())
      .queryAllByRole('gridcell', { selected: true })
      .map(({ textContent }) => /\d+ \p{L}+ \d+/u.exec(textContent)?.[0]);
  const created = (entry: object) => ({
    'POST /calendar-entries': { status: 201, body: aCalendarEntry({ id: 9, ...entry }) },
  });
  const tutup = () => button('Tutup');

  async function showDecember(api: FakeRoutes = {}) {
    const page = await show(api);
    await page.user.click(button('Bulan berikutnya'));
    expect(grid()).toHaveAccessibleName('Desember 2026');
    return page;
  }

  it('says of each day what holds on it, and what does by the weekly hours', async () => {
    const { user } = await show();
    await screen.findByRole('button', { name: '23 November 2026, Biasanya tutup' });
    expect(day('20 November 2026, Penuh, Jeep Kawah, Paket 9 sudah dihapus')).toHaveAttribute(
      'aria-current',
      'date',
    );
    expect(day('21 November 2026, seperti biasa')).toBeInTheDocument();
    expect(within(grid()).getByRole('gridcell', { name: '19' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(button('Bulan berikutnya'));
    expect(day('24 Desember 2026, Tutup, Libur Natal').querySelector('svg')).toBeInTheDocument();
    // Nobody is concerned by an entry whose packages are gone.
    expect(day('30 Desember 2026, seperti biasa').querySelector('svg')).toBeNull();
    expect(
      within(screen.getByRole('list', { name: 'Arti tanda' })).getAllByRole('listitem'),
    ).toHaveLength(6);
  });

  it('shows what is stronger of several, and packages beside other hours', async () => {
    const on = { from: '2026-11-25', until: '2026-11-25', reason: null };
    const hours = { kind: 'hours' as const, hours: [{ opens: '08:00', closes: '12:00' }] };
    const full = { kind: 'full' as const, package_ids: [3] };
    await show({
      'GET /calendar-entries': [
        aCalendarEntry({ id: 1, ...on, ...hours }),
        aCalendarEntry({ id: 2, ...on, ...full }),
        aCalendarEntry({ id: 3, ...on, from: '2026-11-26', until: '2026-11-26', ...full }),
        aCalendarEntry({ id: 4, ...on, from: '2026-11-26', until: '2026-11-26', kind: 'closed' }),
        aCalendarEntry({
          id: 5,
          ...on,
          ...full,
          package_ids: [],
          from: '2026-11-27',
          until: '2026-11-27',
        }),
      ],
    });
    expect(await within(grid()).findByRole('button', { name: /^25 / })).toHaveAccessibleName(
      '25 November 2026, Jam lain 08.00–12.00; Penuh, Jeep Kawah',
    );
    expect(day(/^26 /)).toHaveAccessibleName('26 November 2026, Tutup');
    expect(day(/^27 /)).toHaveAccessibleName('27 November 2026, Penuh, Seluruh tempat');
  });

  it('closes a day by a tap on it and one on Tutup, and takes that back by one', async () => {
    const closed = { from: '2026-12-25', until: '2026-12-25', reason: null };
    const { user, api } = await showDecember(created(closed));
    expect(tutup()).toBeDisabled();
    await user.click(day(/^25 Desember/));
    expect(screen.getByText('Jumat, 25 Desember 2026')).toBeInTheDocument();
    await user.click(tutup());
    await screen.findByText('"Tutup 25 Desember 2026" sudah disimpan.');
    expect(sent(api, 'POST')).toEqual([
      { kind: 'closed', from: '2026-12-25', until: '2026-12-25', hours: null },
    ]);
    expect(chosen()).toEqual([]);
    expect(screen.getByRole('region', { name: 'Pilih hari' })).toHaveFocus();
    api.respondWith({
      'GET /calendar-entries': [natal, aCalendarEntry({ id: 9, ...closed })],
      'DELETE /calendar-entries/9': { status: 204 },
    });
    await user.click(screen.getByRole('button', { name: 'Urungkan' }));
    expect(
      await screen.findByText('"Tutup 25 Desember 2026" sudah dihapus lagi.'),
    ).toBeInTheDocument();
    expect(api.log()).toContain('DELETE /calendar-entries/9');
  });

  it('leaves what others have changed since as it is', async () => {
    const closed = { from: '2026-12-25', until: '2026-12-25' };
    const { user, api } = await showDecember(created(closed));
    await user.click(day(/^25 Desember/));
    await user.click(tutup());
    const undo = await screen.findByRole('button', { name: 'Urungkan' });
    api.respondWith({
      'GET /calendar-entries': [
        aCalendarEntry({ id: 9, ...closed, updatedAt: '2026-11-20T05:00:00.000Z' }),
      ],
    });
    await user.click(undo);
    await expectAlert('Tidak diurungkan, karena sudah diubah lagi sejak itu.');
  });

  it('takes the first day and then the last one, in either direction, or one day twice', async () => {
    const { user } = await showDecember();
    await user.click(day(/^25 Desember/));
    expect(screen.getByText('Ketuk hari terakhir, atau langsung pilih.')).toBeInTheDocument();
    await user.click(day(/^23 Desember/));
    expect(chosen()).toEqual(['23 Desember 2026', '24 Desember 2026', '25 Desember 2026']);
    expect(screen.getByText('23–25 Desember 2026 (3 hari)')).toBeInTheDocument();
    await user.click(day(/^29 Desember/));
    await user.click(day(/^29 Desember/));
    expect(chosen()).toEqual(['29 Desember 2026']);
    expect(screen.getByText('Pilih untuk hari-hari tersebut.')).toBeInTheDocument();
    await user.click(day(/^30 Desember/));
    await user.click(button('Bulan berikutnya'));
    await user.click(day(/^2 Januari/));
    expect(screen.getByText('30 Desember 2026 – 2 Januari 2027 (4 hari)')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(chosen()).toEqual([]);
    expect(tutup()).toBeDisabled();
  });

  it('is used by arrows and Enter alike, with one stop of the tab key', async () => {
    const { user } = await show();
    day(/^20 November/).focus();
    await user.keyboard('{ArrowRight}{Enter}{ArrowDown}{ArrowDown}');
    expect(day(/^5 Desember/)).toHaveFocus();
    expect(grid().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(screen.getByText('21 November – 5 Desember 2026 (15 hari)')).toBeInTheDocument();
  });

  it('opens the form of other hours or a full day with the chosen days, which a save lets go', async () => {
    const { user, api } = await showDecember(created(jeep));
    await user.click(day(/^24 Desember/));
    await user.click(day(/^26 Desember/));
    await user.click(button('Jam lain'));
    expect(dialog('Tambah Kalender')).toBeInTheDocument();
    expect(radio('Jam lain')).toBeChecked();
    expect([field('Dari tanggal').value, field('Sampai tanggal').value]).toEqual([
      '2026-12-24',
      '2026-12-26',
    ]);
    // Nobody has typed anything yet.
    await user.click(button('Batal'));
    await waitFor(noDialog);
    await user.click(button('Penuh'));
    await save({ user });
    expect(sent(api, 'POST')).toMatchObject([
      { kind: 'full', from: '2026-12-24', until: '2026-12-26', package_ids: [] },
    ]);
    expect(chosen()).toEqual([]);
  });

  it('leads to what there is on the chosen days', async () => {
    const { user } = await showDecember();
    await user.click(day(/^25 Desember/));
    const present = within(screen.getByRole('list', { name: 'Sudah ada' }));
    await user.click(present.getByRole('link', { name: 'Edit Tutup 24–25 Desember 2026' }));
    expect(dialog('Edit Kalender')).toBeInTheDocument();
    expect(field('Keterangan')).toHaveValue('Libur Natal');
  });

  it('says why days were not closed, and keeps them chosen', async () => {
    const { user } = await showDecember({
      'POST /calendar-entries': failure(422, 'Catatan kalender paling banyak 500'),
    });
    await user.click(day(/^25 Desember/));
    await user.click(tutup());
    await expectAlert('Catatan kalender paling banyak 500');
    expect(chosen()).toEqual(['25 Desember 2026']);
    expect(tutup()).toBeEnabled();
  });
});

describe("the text for the venue's profile", () => {
  const TEXT = 'Jam khusus:\n24–25 Desember 2026: tutup';
  const write = jest.fn<Promise<void>, [string]>();
  const clipboard = (value: object | undefined) =>
    Object.defineProperty(navigator, 'clipboard', { value, configurable: true });

  it('is copied, with a link to the profile', async () => {
    await show();
    clipboard({ writeText: write.mockResolvedValue() });
    fireEvent.click(button('Salin untuk Profil Bisnis Google'));
    expect(await screen.findByText('Sudah disalin.')).toBeInTheDocument();
    expect(write).toHaveBeenCalledWith(TEXT);
    expect(screen.getByRole('link', { name: 'Buka Profil Bisnis Google' })).toHaveAttribute(
      'href',
      'https://business.google.com/',
    );
  });

  it('is selected where it cannot be copied', async () => {
    await show();
    clipboard(undefined);
    fireEvent.click(button('Salin untuk Profil Bisnis Google'));
    expect(await screen.findByText('Teksnya sudah dipilih. Salin sendiri.')).toBeInTheDocument();
    const text = screen.getByLabelText<HTMLTextAreaElement>('Hari dan jam yang akan datang');
    expect([text.value, text.selectionStart, text.selectionEnd]).toEqual([TEXT, 0, TEXT.length]);
  });

  it('is not there without such days', async () => {
    await show({ 'GET /calendar-entries': [jeep] });
    expect(screen.queryByText('Teks untuk Profil Bisnis Google')).not.toBeInTheDocument();
  });
});
