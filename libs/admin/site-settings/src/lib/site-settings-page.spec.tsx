import {
  button,
  NO_CONTENT,
  noButton,
  photo,
  put,
  renderAdminPage,
} from '@lereng/admin-kit/testing';
import {
  anImage,
  aSetting,
  aSocialMedia,
  failure,
  withEnglish,
  aMenuItem,
  type FakeApi,
  type FakeRoutes,
} from '@lereng/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import SiteSettingsPage from './site-settings-page';

const stored = [
  aSetting('home_description', 'Kafe di lereng.'),
  aSetting('site_name', 'Lereng'),
  aSetting('opening_hours', 'Setiap hari, 06.00–18.00'),
  aSetting('latitude', '-7.9'),
  aSetting('longitude', '112.5'),
];

/** What the server has by now. */
let settings = stored;

async function show(api: FakeRoutes = {}) {
  settings = stored;
  const page = renderAdminPage(<SiteSettingsPage />, {
    api: {
      ...NO_CONTENT,
      'GET /site-settings': () => ({ status: 200, body: settings }),
      'GET /social-media': [aSocialMedia()],
      ...api,
    },
  });
  await screen.findByRole('group', { name: 'Data tempat' });
  return page;
}

const save = () => button('Simpan');
/** Stores what is written of these settings, and responds with it. */
const saving = (...keys: string[]): FakeRoutes =>
  Object.fromEntries(
    keys.map((key) => [
      `PUT /site-settings/${key}`,
      ({ body }: { body: { value?: string } }) => {
        const saved = aSetting(key, body.value ?? 'x');
        settings = [...settings.filter((each) => each.key !== key), saved];
        return { status: 200, body: saved };
      },
    ]),
  );
/** The settings that were written, with what was sent of them. */
const written = ({ calls }: FakeApi) =>
  calls
    .filter(({ method }) => method === 'PUT')
    .map(({ path, body }) => [path.replace('/site-settings/', ''), body]);
const text = (value: string) => ({ value, type: 'text' });

describe('the home description', () => {
  it('is shown and saved, and marks its card while it is not', async () => {
    const { user, api } = await show(saving('home_description', 'site_name'));
    const marked = () =>
      screen.queryAllByText('Belum disimpan').flatMap((mark) => mark.closest('[role=group]') ?? []);
    expect(screen.getByLabelText('Deskripsi beranda')).toHaveValue('Kafe di lereng.');
    put('Deskripsi beranda', ' Kafe baru.\nDi lereng. ');
    const [card, other] = ['Tulisan "Tentang Kami"', 'Data tempat'].map((name) =>
      screen.getByRole('group', { name }),
    );
    expect(marked()).toEqual([card]);
    put('Nama situs', 'Kebun');
    expect(marked()).toEqual([card, other]);
    await user.click(save());
    expect(await screen.findByText('Deskripsi beranda berhasil diperbarui')).toBeInTheDocument();
    expect(screen.getByText('Data tempat berhasil diperbarui')).toBeInTheDocument();
    expect(written(api)).toEqual([
      ['site_name', text('Kebun')],
      ['home_description', text('Kafe baru.\nDi lereng.')],
    ]);
    expect(marked()).toEqual([]);
    expect(screen.queryByText('Belum disimpan')).not.toBeInTheDocument();
  });

  it('must be filled in', async () => {
    const { user, api } = await show();
    put('Deskripsi beranda', '  ');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Deskripsi beranda harus diisi');
    expect(written(api)).toEqual([]);
  });
});

describe('the English texts', () => {
  const english = withEnglish(aSetting('site_description', 'Kafe'), { value: 'A cafe' });

  it('have one switch for all forms, and are saved with the Indonesian ones', async () => {
    const { user, api } = await show({
      'GET /site-settings': [...stored, english],
      ...saving('home_description', 'site_description'),
    });
    put('Deskripsi beranda', 'Kafe baru.');
    await user.click(screen.getByRole('radio', { name: 'English' }));
    expect(screen.getAllByRole('radiogroup')).toHaveLength(1);
    expect(screen.queryByRole('group', { name: 'Nomor WhatsApp untuk pesanan' })).toBeNull();
    expect(screen.getByLabelText('Deskripsi situs (English)')).toHaveValue('A cafe');
    put('Deskripsi situs (English)', '');
    const description = screen.getByLabelText('Deskripsi beranda (English)');
    expect(description).toHaveAccessibleDescription('Kafe baru.');
    put('Deskripsi beranda (English)', 'A new cafe.');
    await user.click(save());
    await waitFor(() =>
      expect(written(api)).toEqual([
        ['site_description', { ...text('Kafe'), value_en: '' }],
        ['home_description', { ...text('Kafe baru.'), value_en: 'A new cafe.' }],
      ]),
    );
  });

  it('lead to what is refused of them', async () => {
    const refused = failure(422, 'Teks ditolak', { value_en: 'Ditolak' });
    const { user } = await show({ 'PUT /site-settings/home_description': refused });
    await user.click(screen.getByRole('radio', { name: 'English' }));
    put('Deskripsi beranda (English)', 'A cafe.');
    await user.click(screen.getByRole('radio', { name: 'Bahasa Indonesia' }));
    await user.click(save());
    const field = await screen.findByLabelText('Deskripsi beranda (English)');
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription('Kafe di lereng. Ditolak');
  });

  it('are left out of a notice that has changed, unless they have, too', async () => {
    const notice = withEnglish(aSetting('notice', 'Jalur licin'), { value: 'Slippery' });
    const { user, api } = await show({
      'GET /site-settings': [...stored, notice],
      ...saving('notice'),
    });
    put('Pengumuman', 'Tutup lebih awal');
    expect(screen.getByText(/^Teks English yang lama tidak cocok lagi/)).toBeInTheDocument();
    await user.click(save());
    await waitFor(() =>
      expect(written(api)).toEqual([['notice', { ...text('Tutup lebih awal'), value_en: '' }]]),
    );
  });

  it('may be hidden from visitors once there is one', async () => {
    const { user, api } = await show({
      'GET /menu-items': [withEnglish(aMenuItem(), { name: 'Fried rice' })],
      ...saving('english'),
    });
    const link = within(await screen.findByRole('group', { name: 'Tautan English' }));
    expect(link.getByRole('radio', { name: 'Ditampilkan' })).toBeChecked();
    await user.click(link.getByRole('radio', { name: 'Disembunyikan' }));
    await user.click(save());
    await waitFor(() => expect(written(api)).toEqual([['english', text('hidden')]]));
  });

  it('have no such choice before', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'Terjemahan' })).toHaveAttribute(
      'href',
      '/admin/translations',
    );
    expect(screen.queryByRole('group', { name: 'Tautan English' })).not.toBeInTheDocument();
  });
});

describe('the numbers of orders', () => {
  it('are saved, and taken away', async () => {
    const { user, api } = await show(saving('order_menu_number', 'order_package_number'));
    put('Nomor untuk menu', '0812 3456 7890');
    await user.click(save());
    expect(await screen.findByText('Nomor pesanan berhasil diperbarui')).toBeInTheDocument();
    put('Nomor untuk menu', '');
    await user.click(save());
    await waitFor(() =>
      expect(written(api)).toEqual([
        ['order_menu_number', text('0812 3456 7890')],
        ['order_menu_number', text('')],
      ]),
    );
  });

  it('are numbers', async () => {
    const { user, api } = await show();
    put('Nomor untuk paket', 'Budi');
    await user.click(save());
    expect(
      await screen.findByText('Nomor untuk paket harus berupa nomor WhatsApp'),
    ).toBeInTheDocument();
    expect(written(api)).toEqual([]);
  });
});

describe('the notice', () => {
  it('is saved with its last day, and taken away with it', async () => {
    const { user, api } = await show(saving('notice', 'notice_until'));
    put('Pengumuman', ' Jalur atas licin ');
    put('Tampil sampai', '2026-12-24');
    await user.click(save());
    expect(await screen.findByText('Pengumuman berhasil diperbarui')).toBeInTheDocument();
    put('Pengumuman', '');
    put('Tampil sampai', '');
    await user.click(save());
    await waitFor(() =>
      expect(written(api)).toEqual([
        ['notice', text('Jalur atas licin')],
        ['notice_until', text('2026-12-24')],
        ['notice', text('')],
        ['notice_until', text('')],
      ]),
    );
  });

  it('cannot get a last day that is over', async () => {
    const { user, api } = await show({
      'GET /site-settings': [...stored, aSetting('notice_until', '2026-11-01')],
      'PUT /site-settings/notice': aSetting('notice', 'Licin'),
    });
    expect(screen.getByLabelText('Tampil sampai')).toHaveValue('2026-11-01');
    put('Pengumuman', 'Licin');
    for (const day of ['2026-11-01', '2026-11-19']) {
      put('Tampil sampai', day);
      await user.click(save());
      expect(
        await screen.findByText('Tampil sampai tidak boleh sebelum hari ini'),
      ).toBeInTheDocument();
    }
    expect(written(api)).toEqual([]);
  });
});

describe('the home image', () => {
  it('must be chosen where there is none, and is saved', async () => {
    const { user, api } = await show(saving('home_image'));
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Silakan pilih gambar untuk diunggah',
    );
    expect(written(api)).toEqual([]);
    const picture = screen.getByLabelText('Gambar beranda');
    expect(picture).toHaveAccessibleDescription(/JPG, PNG, GIF.*16:9/);
    await user.upload(picture, photo());
    await user.click(save());
    expect(await screen.findByText('Gambar beranda berhasil diperbarui')).toBeInTheDocument();
    const [[path, body] = []] = written(api);
    expect(path).toBe('home_image');
    expect(((body as FormData).get('image') as File).name).toBe('foto.jpg');
    expect(screen.queryByText('foto.jpg')).not.toBeInTheDocument();
  });
});

it('says so where nothing was changed, and sends nothing', async () => {
  const picture = { ...aSetting('home_image', '/uploads/home/1280.jpg'), ...anImage('home') };
  const { user, api } = await show({ 'GET /site-settings': [...stored, picture] });
  await user.click(save());
  expect(screen.getByText('Belum ada yang diubah.')).toBeInTheDocument();
  expect(written(api)).toEqual([]);
});

it('needs a description and an image, also where nothing was edited', async () => {
  const { user, api } = await show({ 'GET /site-settings': [] });
  await user.click(save());
  const said = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(said().sort()).toEqual([
      'Deskripsi beranda harus diisi',
      'Silakan pilih gambar untuk diunggah',
    ]),
  );
  expect(written(api)).toEqual([]);
});

it('keeps everything as it was typed and chosen where it cannot be saved', async () => {
  const { user, api } = await show({
    'PUT /site-settings/home_description': failure(503),
    'PUT /site-settings/home_image': failure(500),
    'PUT /site-settings/site_name': failure(503),
  });
  put('Deskripsi beranda', 'Baru');
  put('Nama situs', 'Kebun');
  await user.upload(screen.getByLabelText('Gambar beranda'), photo());
  await user.click(save());
  const sentences = [
    'Gagal memperbarui deskripsi. Silakan coba lagi.',
    'Gagal memperbarui gambar. Silakan coba lagi.',
    'Gagal memperbarui data tempat. Silakan coba lagi.',
  ];
  await waitFor(() => {
    const said = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(said.sort()).toEqual(sentences.sort());
  });
  expect(screen.getByLabelText('Deskripsi beranda')).toHaveValue('Baru');
  expect(screen.getByText('foto.jpg')).toBeInTheDocument();
  expect(screen.getByLabelText('Nama situs')).toHaveValue('Kebun');
  // The same button tries again with all of them.
  api.respondWith(saving('home_description', 'home_image', 'site_name'));
  await waitFor(() => expect(save()).toBeEnabled());
  await user.click(save());
  for (const sentence of [
    'Deskripsi beranda berhasil diperbarui',
    'Gambar beranda berhasil diperbarui',
    'Data tempat berhasil diperbarui',
  ]) {
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  }
});

it('has the focus at the topmost of several errors, and saves the rest', async () => {
  const { user, api } = await show(saving('notice'));
  put('Pengumuman', 'Licin');
  put('Deskripsi beranda', '');
  put('Lintang', 'utara');
  await user.click(save());
  expect(await screen.findByText('Pengumuman berhasil diperbarui')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Deskripsi beranda')).toHaveFocus());
  expect(screen.getByLabelText('Lintang')).toBeInvalid();
  expect(written(api).map(([key]) => key)).toEqual(['notice']);
});

describe("the venue's data", () => {
  const saved = () => screen.findByText('Data tempat berhasil diperbarui');

  it('saves the changed settings alone; an empty one is cleared', async () => {
    const { user, api } = await show(saving('site_name', 'address'));
    put('Nama situs', '');
    put('Alamat', 'Desa Selorejo');
    await user.click(save());
    expect(await saved()).toBeInTheDocument();
    expect(written(api)).toEqual([
      ['site_name', text('')],
      ['address', text('Desa Selorejo')],
    ]);
  });

  it('does not send again what was saved before a failure', async () => {
    const { user, api } = await show({
      ...saving('site_name'),
      'PUT /site-settings/address': failure(422, 'Alamat salah', { value: 'Alamat salah' }),
    });
    put('Nama situs', 'Lereng Jeruk');
    put('Alamat', 'Desa');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Alamat salah');
    expect(screen.getByLabelText('Alamat')).toHaveAccessibleDescription(/Alamat salah/);
    await waitFor(() => expect(screen.getByLabelText('Nama situs')).toHaveValue('Lereng Jeruk'));
    api.respondWith(saving('address'));
    await user.click(save());
    expect(await saved()).toBeInTheDocument();
    expect(written(api).map(([key]) => key)).toEqual(['site_name', 'address', 'address']);
  });

  it('reads the opening hours back', async () => {
    await show();
    const hours = screen.getByLabelText('Jam buka');
    expect(hours).toHaveAccessibleDescription('Dibaca situs sebagai: Setiap hari 06.00–18.00');
    put('Jam buka', 'Sabtu 7-15');
    expect(hours).toHaveAccessibleDescription('Dibaca situs sebagai: Sabtu 07.00–15.00');
    put('Jam buka', '');
    expect(hours).toHaveAccessibleDescription(/^Contoh: Senin–Jumat/);
  });

  it('takes the coordinates out of a map link', async () => {
    const { user } = await show();
    put('Tautan peta', 'https://maps.google.com/?q=-7.9368,112.54061');
    expect(screen.getByText('Tautan peta memuat titik -7.9368, 112.54061.')).toBeInTheDocument();
    await user.click(button('Pakai koordinat dari tautan peta'));
    expect(screen.getByLabelText('Lintang')).toHaveValue('-7.9368');
    expect(screen.getByLabelText('Bujur')).toHaveValue('112.54061');
    noButton('Pakai koordinat dari tautan peta');
    expect(button('Pilih di peta')).toHaveFocus();
  });

  it('says after a new address that the map shows the old place, and leads to its fields', async () => {
    const { user } = await show(saving('address', 'maps_url'));
    put('Alamat', 'Jalan Baru 1');
    await user.click(save());
    const notice = () => screen.queryByText(/peta masih menunjuk tempat yang lama/);
    await waitFor(() => expect(notice()).toBeInTheDocument());
    await user.click(button('Ganti tautan peta'));
    expect(screen.getByLabelText('Tautan peta')).toHaveFocus();
    put('Tautan peta', 'https://maps.app.goo.gl/AbC');
    await user.click(save());
    await waitFor(() => expect(notice()).not.toBeInTheDocument());
  });

  it('says that a link holds no coordinates, and that the map does not follow it', async () => {
    await show();
    const link = 'https://maps.app.goo.gl/AbC';
    put('Tautan peta', link);
    expect(screen.getByText(/masih menunjuk titik yang lama/)).toBeInTheDocument();
    put('Lintang', '-7.8');
    expect(screen.queryByText(/masih menunjuk titik yang lama/)).not.toBeInTheDocument();
    put('Tautan peta', '');
    put('Lintang', '');
    put('Bujur', '');
    expect(screen.getByText('Belum ditentukan.')).toBeInTheDocument();
    put('Tautan peta', link);
    expect(screen.getByText(/tidak memuat koordinat/)).toBeInTheDocument();
  });

  it('shows what was saved, also while a list from before comes in', async () => {
    const { user, api } = await show(saving('latitude', 'longitude'));
    const withPlace = (latitude: string, longitude: string) => [
      ...stored.slice(0, 3),
      aSetting('latitude', latitude),
      aSetting('longitude', longitude),
    ];
    put('Lintang', '-8.1');
    put('Bujur', '113.2');
    let lists = 0;
    api.respondWith({
      // The check for conflicts, the list after the first request, and the one after both.
      'GET /site-settings': () => {
        lists += 1;
        if (lists === 1) return stored;
        return lists === 2 ? withPlace('-8.1', '112.5') : new Promise(() => undefined);
      },
    });
    await user.click(save());
    expect(await saved()).toBeInTheDocument();
    await waitFor(() => expect(lists).toBe(3));
    expect(screen.getByLabelText('Lintang')).toHaveValue('-8.1');
    expect(screen.getByLabelText('Bujur')).toHaveValue('113.2');
    expect(save()).toHaveFocus();
  });

  it('rejects a place that is none', async () => {
    const { user, api } = await show();
    for (const [label, value, message] of [
      ['Lintang', '-90.1', 'Lintang harus berupa angka desimal dari -90 sampai 90'],
      ['Bujur', '7° 54', 'Bujur harus berupa angka desimal dari -180 sampai 180'],
      ['Tautan peta', 'lereng', 'Tautan peta harus berupa alamat http atau https'],
    ] as const) {
      const before = screen.getByLabelText<HTMLInputElement>(label).value;
      put(label, value);
      await user.click(save());
      expect(await screen.findByRole('alert')).toHaveTextContent(message);
      put(label, before);
      await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    }
    expect(written(api)).toEqual([]);
  });

  it('takes both coordinates or none, with a decimal comma as well', async () => {
    const { user, api } = await show(saving('latitude', 'longitude'));
    put('Lintang', '');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Lintang juga harus diisi');
    expect(screen.getByLabelText('Bujur')).toBeInvalid();
    // What was wrong with one field is mended in the other.
    put('Lintang', '1');
    await waitFor(() => expect(screen.getByLabelText('Bujur')).toBeValid());
    put('Lintang', '−7,25');
    await user.click(save());
    await waitFor(() => expect(written(api)).toHaveLength(1));
    expect(written(api)).toEqual([['latitude', text('-7.25')]]);
  });
});

it('says that the settings cannot be loaded, and tries again', async () => {
  const { user, api } = renderAdminPage(<SiteSettingsPage />, {
    api: { ...NO_CONTENT, 'GET /site-settings': failure(500) },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Gagal memuat pengaturan situs. Silakan coba lagi.',
  );
  api.respondWith({ 'GET /site-settings': stored });
  await user.click(button('Coba lagi'));
  expect(await screen.findByLabelText('Nama situs')).toHaveValue('Lereng');
});

describe('the chat preview of the home page', () => {
  const picture = {
    ...aSetting('home_image', '/uploads/home/1280.jpg'),
    ...anImage('home'),
    image_preview_url: '/uploads/previews/home.jpg',
  };
  const preview = () => screen.getByRole('region', { name: 'Pratinjau chat WhatsApp' });
  const image = (name: string) => within(preview()).getByRole('img', { name });

  it("shows what the page's head says, and follows what is typed", async () => {
    await show({ 'GET /site-settings': [...stored, picture] });
    expect(image('Lereng')).toHaveAttribute('src', picture.image_preview_url);
    put('Deskripsi situs', 'Kopi di ');
    expect(preview()).toHaveTextContent('Lereng | Menu, paket, dan lokasi');
    expect(preview()).toHaveTextContent('Kopi di');
    expect(image('Lereng')).toHaveAttribute('src', picture.image_preview_url);
    put('Nama situs', ' Kebun ');
    expect(preview()).toHaveTextContent('Kebun | Menu, paket, dan lokasi');
    expect(image('Kebun')).not.toHaveTextContent('Desa');
    expect(image('Kebun').querySelector('img')).toHaveAttribute('src', picture.image_url);
    expect(preview()).not.toHaveTextContent('Pesan dari pengunjung');
    put('Alamat', 'Jalan Kabut 12');
    put('Jam buka', 'Sabtu dan Minggu');
    expect(image('Kebun')).toHaveTextContent('Jalan Kabut 12');
    expect(image('Kebun')).toHaveTextContent('Sabtu dan Minggu');
  });

  it('has the defaults where nothing is set, and a picture that is chosen', async () => {
    const { user } = await show({ 'GET /site-settings': [] });
    expect(preview()).toHaveTextContent('Lereng | Menu, paket, dan lokasi');
    expect(preview()).toHaveTextContent('Pemandangan yang indah');
    await user.upload(screen.getByLabelText('Gambar beranda'), photo());
    await waitFor(() =>
      expect(image('Lereng').querySelector('img')?.getAttribute('src')).toMatch(/^data:image/),
    );
  });
});
