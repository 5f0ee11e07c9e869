import {
  button,
  expectNoWrite,
  noButton,
  put,
  renderAdminPage,
  sent,
} from '@lereng/admin-kit/testing';
import type { CalendarEntry } from '@lereng/web-data-access/calendar-entries-admin';
import {
  aDayEntry,
  aMenuItem,
  aPackage,
  aSetting,
  failure,
  TEST_TODAY,
  type FakeApi,
  type FakeRoutes,
} from '@lereng/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import TodayPage from './today-page';

const anEntry = (fields: Partial<CalendarEntry> = {}): CalendarEntry => ({
  ...aDayEntry(),
  createdAt: '2026-11-01T02:00:00.000Z',
  ...fields,
});
const closed = anEntry({ id: 5 });
const full = (...package_ids: number[]) => ({ kind: 'full', package_ids }) as const;
const hours = (...spans: [string, string][]) => spans.map(([opens, closes]) => ({ opens, closes }));

const ROUTES: FakeRoutes = {
  'GET /calendar-entries': [],
  'GET /site-settings': [aSetting('opening_hours', 'Setiap hari 08.00–17.00')],
  'GET /menu-items': [],
  'GET /packages': ['Jip', 'Kemah', 'Petik'].map((name, index) =>
    aPackage({ id: index + 3, name }),
  ),
};

async function show(api: FakeRoutes = {}) {
  const page = renderAdminPage(<TodayPage />, { api: { ...ROUTES, ...api } });
  await screen.findByRole('region', { name: 'Buka atau tutup' });
  return page;
}

/** Removes all entries. */
function removed(api: FakeApi) {
  api.respondWith({ 'GET /calendar-entries': [] });
  return { status: 204, body: null };
}

const entriesShown = () =>
  within(screen.getByRole('list', { name: 'Hari ini dan mendatang' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  // Only the clock: the rest of the page waits as ever.
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'queueMicrotask', 'nextTick'],
    now: new Date(`${TEST_TODAY}T09:00+07:00`),
  });
});
afterEach(() => jest.useRealTimers());

describe('the venue today', () => {
  it('is open or closed, with the next change and the coming entries', async () => {
    await show({
      'GET /calendar-entries': [
        anEntry({ from: '2026-12-24', until: '2026-12-25', ...full(3, 4) }),
        anEntry({ id: 8, from: '2026-12-27', until: '2026-12-27', ...full(3, 4, 5) }),
        anEntry({ id: 9, from: '2026-12-28', until: '2026-12-28', ...full(99) }),
        anEntry({ from: '2026-11-18', until: '2026-11-19' }),
        anEntry({ from: '2026-12-26', kind: 'full', package_ids: null }),
        anEntry({ kind: 'hours', hours: hours(['08:00', '15:00']), reason: 'ada acara' }),
      ],
    });
    expect(screen.getByText('Buka sekarang, sampai 15.00')).toBeVisible();
    expect(entriesShown()).toEqual([
      'Buka 08.00–15.00 hari ini: ada acaraAkhiri',
      'Penuh 24–25 Desember (Jip, Kemah)',
      'Penuh 27 Desember (3 paket)',
      'Penuh 28 Desember (1 paket)',
    ]);
    expect(screen.getByRole('link', { name: 'Atur kalender' })).toHaveAttribute(
      'href',
      '/admin/calendar-entries',
    );
  });

  it('says that tomorrow is closed by the weekly hours', async () => {
    await show({ 'GET /site-settings': [aSetting('opening_hours', 'Minggu–Jumat 08.00–17.00')] });
    expect(screen.getByText('Besok tutup (Sabtu, 21 November)')).toBeVisible();
  });

  it('is closed by one tap, and as before by another one', async () => {
    const { user, api } = await show({
      'POST /calendar-entries': { status: 201, body: closed },
      'DELETE /calendar-entries/5': { status: 204, body: null },
    });
    api.respondWith({ 'GET /calendar-entries': [closed] });
    await user.click(button('Tutup hari ini'));
    expect(await screen.findByText('Hari ini tutup.')).toBeVisible();
    expect(sent(api, 'POST')).toEqual([
      { from: TEST_TODAY, until: TEST_TODAY, kind: 'closed', hours: null },
    ]);
    expect(await screen.findByText(/^Tutup, buka besok \(21 Nov\) pukul 08.00$/)).toBeVisible();
    noButton('Tutup hari ini');
    noButton('Tutup lebih awal');
    expect(screen.getByRole('region', { name: 'Buka atau tutup' })).toHaveFocus();
    api.respondWith({ 'DELETE /calendar-entries/5': () => removed(api) });
    await user.click(button('Urungkan'));
    expect(await screen.findByText('Kembali seperti semula.')).toBeVisible();
    expect(api.log()).toContain('DELETE /calendar-entries/5');
    // The calendar is read anew after the message.
    expect(await screen.findByRole('button', { name: 'Tutup hari ini' })).toBeEnabled();
  });

  it('closes early, at a time within the hours of today', async () => {
    const { user, api } = await show({
      'POST /calendar-entries': { status: 201, body: closed },
    });
    await user.click(button('Tutup lebih awal'));
    expect(screen.getByText('Jam buka hari ini 08.00–17.00')).toBeVisible();
    expect(button('Simpan')).toBeDisabled();
    put('Tutup pukul', '17:30');
    expect(screen.getByText(/^Pilih jam di antara/)).toBeVisible();
    expect(button('Simpan')).toBeDisabled();
    put('Tutup pukul', '15:00');
    await user.click(button('Simpan'));
    expect(await screen.findByText('Hari ini buka sampai 15.00.')).toBeVisible();
    expect(sent(api, 'POST')).toEqual([
      {
        from: TEST_TODAY,
        until: TEST_TODAY,
        kind: 'hours',
        hours: hours(['08:00', '15:00']),
      },
    ]);
  });

  it('cannot close early where the hours of today are unknown', async () => {
    await show({ 'GET /site-settings': [aSetting('opening_hours', 'Hubungi kami')] });
    expect(screen.getByText('Jam buka hari ini belum diketahui')).toBeVisible();
    expect(button('Tutup hari ini')).toBeEnabled();
    noButton('Tutup lebih awal');
  });

  it('ends an entry of today, and takes that back from the trash', async () => {
    const { user, api } = await show({
      'GET /calendar-entries': [closed],
      'POST /trash/calendar-entries/5/restore': closed,
    });
    api.respondWith({ 'DELETE /calendar-entries/5': () => removed(api) });
    await user.click(button('Akhiri: Tutup hari ini'));
    expect(await screen.findByText('Diakhiri: Tutup hari ini.')).toBeVisible();
    expect(await screen.findByText('Buka sekarang, sampai 17.00')).toBeVisible();
    await user.click(button('Urungkan'));
    expect(await screen.findByText('Kembali seperti semula.')).toBeVisible();
    expect(api.log()).toContain('POST /trash/calendar-entries/5/restore');
  });

  it('ends one that began before today with yesterday, and its last day comes back', async () => {
    const long = anEntry({ id: 6, from: '2026-11-18', until: '2026-11-22' });
    const ended = { ...long, until: '2026-11-19', updatedAt: '2026-11-20T02:00:00.000Z' };
    const { user, api } = await show({
      'GET /calendar-entries': [long],
      'PUT /calendar-entries/6': ended,
    });
    api.respondWith({ 'GET /calendar-entries': [ended] });
    await user.click(button('Akhiri: Tutup sampai lusa (Minggu, 22 November)'));
    expect(
      await screen.findByText('Diakhiri: Tutup sampai lusa (Minggu, 22 November).'),
    ).toBeVisible();
    await user.click(button('Urungkan'));
    expect(await screen.findByText('Kembali seperti semula.')).toBeVisible();
    expect(sent(api, 'PUT')).toEqual([{ until: '2026-11-19' }, { until: '2026-11-22' }]);
    const versions = api.calls
      .filter(({ method }) => method === 'PUT')
      .map(({ headers }) => headers?.['If-Match']);
    expect(versions).toEqual([`"${long.updatedAt}"`, `"${ended.updatedAt}"`]);
  });

  it('names the coming days of one that begins today, which end with it', async () => {
    const { user, api } = await show({
      'GET /calendar-entries': [{ ...closed, until: '2026-11-22' }],
    });
    api.respondWith({ 'DELETE /calendar-entries/5': () => removed(api) });
    await user.click(button('Akhiri: Tutup sampai lusa (Minggu, 22 November)'));
    expect(
      await screen.findByText('Diakhiri: Tutup sampai lusa (Minggu, 22 November).'),
    ).toBeVisible();
  });

  const CHANGED = /^Catatan ini sudah diubah di tempat lain/;
  const changed = { ...closed, until: '2026-11-25', updatedAt: '2026-11-20T02:00:00.000Z' };

  it.each([
    ['changed', [changed]],
    ['deleted', []],
  ])('ends none that somebody else has %s since', async (_, now) => {
    const { user, api } = await show({ 'GET /calendar-entries': [closed] });
    api.respondWith({ 'GET /calendar-entries': now });
    await user.click(button('Akhiri: Tutup hari ini'));
    expect(await screen.findByRole('alert')).toHaveTextContent(CHANGED);
    expectNoWrite(api);
    noButton('Akhiri: Tutup hari ini');
  });

  it('says so, too, of one that began before today', async () => {
    const long = { ...closed, from: '2026-11-18' };
    const { user, api } = await show({
      'GET /calendar-entries': [long],
      'PUT /calendar-entries/5': failure(412),
    });
    api.respondWith({ 'GET /calendar-entries': [{ ...changed, from: long.from }] });
    await user.click(button('Akhiri: Tutup hari ini'));
    expect(await screen.findByRole('alert')).toHaveTextContent(CHANGED);
    expect(await screen.findByText('Tutup 18–25 November')).toBeVisible();
  });

  it('removes none that somebody else has changed since it was added', async () => {
    const { user, api } = await show({ 'POST /calendar-entries': { status: 201, body: closed } });
    api.respondWith({ 'GET /calendar-entries': [changed] });
    await user.click(button('Tutup hari ini'));
    await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Tidak diurungkan/);
    expect(sent(api, 'DELETE')).toEqual([]);
  });

  it('reads the calendar anew when the tab is seen again', async () => {
    const { api } = await show();
    api.respondWith({ 'GET /calendar-entries': [closed] });
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => noButton('Tutup hari ini'));
  });

  it('is still open after midnight by the hours of yesterday', async () => {
    jest.setSystemTime(new Date(`${TEST_TODAY}T00:30+07:00`));
    await show({
      'GET /calendar-entries': [
        anEntry({
          from: '2026-11-19',
          until: '2026-11-19',
          kind: 'hours',
          hours: hours(['18:00', '02:00']),
        }),
      ],
    });
    expect(screen.getByText('Buka sekarang, sampai 02.00')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Hari ini dan mendatang' })).toBeNull();
  });

  it('says that nothing was saved', async () => {
    const { user } = await show({ 'POST /calendar-entries': failure(503) });
    await user.click(button('Tutup hari ini'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Gagal menyimpan/);
    expect(button('Tutup hari ini')).toBeEnabled();
  });

  it('says which entry of today gives way to another one, and to which', async () => {
    await show({
      'GET /calendar-entries': [
        anEntry({ id: 6, kind: 'hours', hours: hours(['08:00', '15:00']), reason: 'acara' }),
        anEntry({ id: 7, ...full(3) }),
        anEntry({ id: 8, ...full(3, 4), updatedAt: '2026-11-20T02:00:00.000Z' }),
      ],
    });
    expect(entriesShown()).toEqual([
      'Buka 08.00–15.00 hari ini: acaraAkhiri',
      'Penuh hari ini (Jip)Yang berlaku "Penuh hari ini (Jip, Kemah)", bukan iniAkhiri',
      'Penuh hari ini (Jip, Kemah)Akhiri',
    ]);
  });

  it('shows all of today, and closed days first where not all of the coming ones fit', async () => {
    const on = (day: string) => ({ id: Number(day.slice(8)), from: day, until: day });
    const coming = [
      ...['2026-11-21', '2026-11-22', '2026-11-23'].map((day) =>
        anEntry({ ...on(day), ...full() }),
      ),
      anEntry(on('2026-12-25')),
    ];
    const today = [1, 2, 3, 4].map((id) => anEntry({ id, ...full(id + 2) }));
    const { api } = await show({ 'GET /calendar-entries': [...coming, today[0]] });
    expect(entriesShown()).toEqual([
      'Penuh hari ini (Jip)Akhiri',
      'Besok penuh (Sabtu, 21 November)',
      'Lusa penuh (Minggu, 22 November)',
      'Tutup 25 Desember',
    ]);
    expect(screen.getByRole('link', { name: '1 lagi di kalender' })).toBeVisible();
    api.respondWith({ 'GET /calendar-entries': [...coming, ...today] });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByRole('link', { name: '3 lagi di kalender' })).toBeVisible();
    expect(entriesShown().at(-1)).toBe('Tutup 25 Desember');
  });

  it('has one message with what else is done on the page', async () => {
    const soto = aMenuItem({ id: 7, name: 'Soto' });
    const { user } = await show({
      'GET /menu-items': [soto],
      'PUT /menu-items/7/availability': soto,
      'POST /calendar-entries': { status: 201, body: closed },
    });
    await user.click(button('Tutup hari ini'));
    expect(await screen.findByText('Hari ini tutup.')).toBeVisible();
    await user.click(button('Tandai Soto habis'));
    expect(await screen.findByText('"Soto": Habis hari ini.')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Urungkan' })).toHaveLength(1);
  });

  it('offers to load again what could not be loaded', async () => {
    const { user, api } = renderAdminPage(<TodayPage />, {
      api: { ...ROUTES, 'GET /calendar-entries': failure(500) },
    });
    await screen.findByText('Kalender belum dapat ditampilkan');
    api.respondWith({ 'GET /calendar-entries': [] });
    await user.click(button('Coba lagi'));
    expect(await screen.findByRole('region', { name: 'Buka atau tutup' })).toBeVisible();
  });
});
