import { button, dialog, noButton, photo, put, renderAdminPage } from '@lereng/admin-kit/testing';
import {
  anImage,
  aPackage,
  aSetting,
  aSlide,
  failure,
  type FakeApi,
  type FakeRoutes,
} from '@lereng/web-testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import LookPage from './look-page';

/** What the server has by now. */
let settings = [aSetting('site_name', 'Kebun Bu Sari')];

async function show(stored: typeof settings = [], api: FakeRoutes = {}) {
  settings = [aSetting('site_name', 'Kebun Bu Sari'), ...stored];
  const page = renderAdminPage(<LookPage />, {
    api: {
      'GET /site-settings': () => ({ status: 200, body: settings }),
      'GET /slides': [aSlide({ title: 'Pagi di tepi danau' })],
      'GET /packages': [
        aPackage({ name: 'Tanpa Diskon' }),
        aPackage({
          name: 'Perahu Pagi',
          price: 80_000,
          original_price: 100_000,
          discount_percent: 20,
        }),
      ],
      ...api,
    },
  });
  await screen.findByRole('group', { name: 'Nama dan warna' });
  return page;
}

type Rgba = readonly [red: number, green: number, blue: number, opacity: number];

/** Has the browser decode pictures of that size, with the columns of pixels that are said. */
function drawing([width, height]: [number, number], pixelAt: (x: number) => Rgba) {
  Object.assign(globalThis, {
    createImageBitmap: () => Promise.resolve({ width, height, close: () => undefined }),
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: () => undefined,
    getImageData: (_x: number, _y: number, across: number, down: number) => ({
      data: Array.from({ length: across * down }, (_, at) => pixelAt(at % across)).flat(),
      width: across,
      height: down,
    }),
  } as unknown as CanvasRenderingContext2D);
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
  jest.restoreAllMocks();
});

/** Stores what is written of these settings, and responds with it. */
const saving = (...keys: string[]): FakeRoutes =>
  Object.fromEntries(
    keys.map((key) => [
      `PUT /site-settings/${key}`,
      ({ body }: { body: { value: string } }) => {
        const saved = { key, value: body.value || null };
        settings = [...settings.filter((each) => each.key !== key), saved];
        return { status: 200, body: saved };
      },
    ]),
  );
const part = (name: string) => within(screen.getByRole('group', { name }));
const save = () => button('Simpan');
/** The settings that were written, with their texts. */
const written = ({ calls }: FakeApi) =>
  calls
    .filter(({ method }) => method === 'PUT')
    .map(({ path, body }) => [
      path.replace('/site-settings/', ''),
      (body as { value: string }).value,
    ]);
const preview = () => screen.getByRole('region', { name: 'Pratinjau' });
/** The colour that a custom property has for what is in an element. */
const toneIn = (element: Element, property: string) =>
  (element as HTMLElement).style.getPropertyValue(property);
const previewTone = (property: string) =>
  toneIn(preview().querySelector('[style*=palette]')!, property);

const withRoom = (isBeside: boolean) =>
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query === '(width >= 76rem)' && isBeside,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );

beforeEach(() => withRoom(true));
afterEach(() => {
  jest.restoreAllMocks();
  document.documentElement.removeAttribute('style');
});

describe('the colours', () => {
  const pair = (name: string) => screen.getByRole('radio', { name });

  it('are chosen in pairs, each by one tap, and saved with the name', async () => {
    const { user, api } = await show([], saving('site_name', 'accent_color', 'surface_color'));
    expect(
      within(screen.getByRole('group', { name: 'Pasangan warna' })).getAllByRole('radio'),
    ).toHaveLength(8);
    expect(pair('Jeruk')).toBeChecked();
    expect(screen.getByText('Warna lain').closest('details')).not.toHaveAttribute('open');
    put('Nama situs', 'Kebun Kami');
    await user.click(pair('Danau'));
    expect(previewTone('--palette-jeruk')).toBe('#0b6b7f');
    expect(within(preview()).getAllByText('Kebun Kami')).not.toHaveLength(0);
    await user.click(save());
    expect(await screen.findByText('Nama dan warna berhasil diperbarui')).toBeInTheDocument();
    await user.click(pair('Jeruk'));
    await user.click(save());
    await waitFor(() =>
      expect(written(api)).toEqual([
        ['site_name', 'Kebun Kami'],
        ['accent_color', '#0b6b7f'],
        ['surface_color', '#f1f8f9'],
        ['accent_color', ''],
        ['surface_color', ''],
      ]),
    );
  });

  it('are saved as they are written or picked, and then no pair', async () => {
    const { user, api } = await show([], saving('accent_color', 'surface_color'));
    put('Warna aksen', ' 1D4ED8 ');
    put('Pilih warna latar', '#eff6ff');
    expect(screen.getByLabelText('Warna latar')).toHaveValue('#eff6ff');
    expect(part('Pasangan warna').queryByRole('radio', { checked: true })).toBeNull();
    await user.click(save());
    await waitFor(() =>
      expect(written(api)).toEqual([
        ['accent_color', '#1d4ed8'],
        ['surface_color', '#eff6ff'],
      ]),
    );
  });

  it('of the owner are in sight at once', async () => {
    await show([aSetting('accent_color', '#1d4ed8')]);
    expect(screen.getByText('Warna lain').closest('details')).toHaveAttribute('open');
  });

  it('are colours', async () => {
    const { user, api } = await show();
    put('Warna aksen', 'biru');
    await user.click(save());
    expect(
      await part('Nama dan warna').findByText('Warna aksen harus ditulis seperti #c2410c'),
    ).toBeInTheDocument();
    expect(written(api)).toEqual([]);
  });

  it('offer the nearest one that can be read, and only then', async () => {
    const { user } = await show();
    put('Warna aksen', '#1d4ed8');
    noButton(/^Pakai warna ini/);
    put('Warna aksen', '#ffd400');
    const said = part('Nama dan warna').getByText(/^Warna ini sulit dibaca/).textContent;
    const [nearest] = /#[\da-f]{6}$/.exec(said) ?? [];
    await user.click(button('Pakai warna ini: Warna aksen'));
    expect(screen.getByLabelText('Warna aksen')).toHaveValue(nearest);
    expect(screen.getByLabelText('Warna aksen')).toHaveFocus();
    noButton(/^Pakai warna ini/);
  });

  it('reach the preview as they are typed, and the back office once they are saved', async () => {
    const { user } = await show([], saving('accent_color'));
    const root = document.documentElement;
    expect(previewTone('--palette-jeruk')).toBe('#c2410c');
    put('Warna aksen', '#1d4ed8');
    expect(previewTone('--palette-jeruk')).toBe('#1d4ed8');
    expect(previewTone('--palette-kabut')).toBe('#faf7f2');
    put('Warna aksen', '#1d4e');
    expect(previewTone('--palette-jeruk')).toBe('#c2410c');
    put('Warna aksen', '#1d4ed8');
    expect(toneIn(root, '--palette-jeruk')).toBe('');
    await user.click(save());
    await waitFor(() => expect(toneIn(root, '--palette-jeruk')).toBe('#1d4ed8'));
    await user.click(pair('Jeruk'));
    await user.click(save());
    await waitFor(() => expect(root).not.toHaveAttribute('style'));
  });
});

describe.each([
  ['logo', 'Logo'],
  ['ikon', 'Ikon'],
])('the %s', (word, title) => {
  const key = word === 'logo' ? 'logo_image' : 'icon_image';
  const field = () => screen.getByLabelText(`Gambar ${word}`);
  const picture = { ...aSetting(key, '/uploads/a/1280.png'), ...anImage(key) };

  it('is saved, and may be missing', async () => {
    const { user, api } = await show([], {
      [`PUT /site-settings/${key}`]: () => {
        settings = [...settings, picture];
        return { status: 200, body: picture };
      },
    });
    noButton(`Hapus ${word}`);
    await user.click(save());
    expect(screen.getByText('Belum ada yang diubah.')).toBeInTheDocument();
    await user.upload(field(), photo());
    await user.click(save());
    expect(await screen.findByText(`${title} berhasil diperbarui`)).toBeInTheDocument();
    const [put] = api.calls.filter(({ method }) => method === 'PUT');
    expect(((put?.body as FormData).get('image') as File).name).toBe('foto.jpg');
    expect(button(`Hapus ${word}`)).toBeInTheDocument();
  });

  it('has the reason below it where the server refuses it', async () => {
    const message = 'Sisi terpanjang paling banyak 20 kali sisi terpendek';
    const { user } = await show([], {
      [`PUT /site-settings/${key}`]: { status: 422, body: { message, fields: { image: message } } },
    });
    await user.upload(field(), photo());
    await user.click(save());
    await waitFor(() =>
      expect(field()).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
  });

  it('is taken away after a question', async () => {
    const { user } = await show([picture], {
      [`DELETE /site-settings/${key}`]: () => {
        settings = settings.filter((each) => each.key !== key);
        return { status: 204 };
      },
    });
    await user.click(button(`Hapus ${word}`));
    await user.click(within(dialog(`Hapus ${word}`)).getByRole('button', { name: 'Hapus' }));
    expect(await screen.findByText(`${title} berhasil dihapus`)).toBeInTheDocument();
    await waitFor(() => noButton(`Hapus ${word}`));
    expect(field()).toHaveFocus();
  });
});

describe('what the form says of a logo', () => {
  const stored = { ...aSetting('logo_image', '/uploads/logo/640.webp'), ...anImage('logo') };

  it.each([
    ['faint', /^Logo ini tidak terlihat utuh di latar mana pun/],
    ['wide', /^Logo ini lebih lebar dari 4 : 1/],
    ['unread', /^Logo ini sulit dibaca pada tinggi 32 piksel/],
  ] as const)('that is stored: %s', async (image_name_beside, said) => {
    await show([{ ...stored, image_name_beside }]);
    expect(part('Logo').getByText(said)).toBeInTheDocument();
  });

  it.each([undefined, 'narrow'] as const)(
    'is nothing where it is as it should be: %s',
    async (reason) => {
      await show([{ ...stored, ...(reason && { image_name_beside: reason }) }]);
      expect(part('Logo').queryByText(/^Logo ini/)).not.toBeInTheDocument();
    },
  );

  it('follows what is chosen, before it is saved', async () => {
    const { user } = await show([{ ...stored, image_name_beside: 'wide' }]);
    drawing([300, 100], (x) =>
      x < 128 ? [0, 0, 0, 255] : x < 256 ? [255, 255, 255, 255] : [0, 0, 0, 0],
    );
    await user.upload(screen.getByLabelText('Gambar logo'), photo());
    expect(await part('Logo').findByText(/^Logo ini tidak terlihat utuh/)).toBeInTheDocument();
    expect(part('Logo').queryByText(/4 : 1/)).not.toBeInTheDocument();
  });
});

it('takes a pasted picture in the form that is used, and in no other', async () => {
  await show();
  const paste = () => {
    const clipboardData = { files: [photo()], types: ['Files'] };
    const event = new Event('paste', { bubbles: true, cancelable: true });
    fireEvent(document.activeElement!, Object.assign(event, { clipboardData }));
  };
  paste();
  expect(screen.queryByText('foto.jpg')).not.toBeInTheDocument();
  screen.getByLabelText('Gambar ikon').focus();
  paste();
  expect(await part('Ikon').findByText('foto.jpg')).toBeInTheDocument();
  expect(part('Logo').queryByText('foto.jpg')).not.toBeInTheDocument();
});

it('saves what the place is, the names of its pages and its sentences', async () => {
  const keys = ['tagline', 'place_type', 'packages_name', 'hero_line', 'menu_introduction'];
  const { user, api } = await show([aSetting('home_name', 'Depan')], saving(...keys));
  put('Slogan', ' Warung di tepi danau ');
  await user.selectOptions(screen.getByLabelText('Jenis tempat'), 'Warung atau tempat makan');
  await user.click(save());
  expect(await screen.findByText('Tentang tempat berhasil diperbarui')).toBeInTheDocument();

  expect(screen.getByLabelText('Nama halaman beranda')).toHaveValue('Depan');
  const name = screen.getByLabelText('Nama halaman paket');
  expect(name).toHaveAttribute('placeholder', 'Paket Jeep & Jeruk');
  put('Nama halaman paket', 'Perahu');
  await user.click(save());
  expect(await screen.findByText('Nama halaman berhasil diperbarui')).toBeInTheDocument();

  put('Baris di atas judul', 'Ikan bakar\n di tepi air');
  put('Pengantar halaman menu', 'Dari dapur Bu Sari.');
  await user.click(save());
  expect(await screen.findByText('Kalimat berhasil diperbarui')).toBeInTheDocument();
  expect(written(api)).toEqual([
    ['tagline', 'Warung di tepi danau'],
    ['place_type', 'FoodEstablishment'],
    ['packages_name', 'Perahu'],
    ['hero_line', 'Ikan bakar di tepi air'],
    ['menu_introduction', 'Dari dapur Bu Sari.'],
  ]);
});

describe('the preview', () => {
  it('shows the texts as they are typed, with a slide and a package of the site', async () => {
    await show();
    expect(await within(preview()).findByText('Pagi di tepi danau')).toBeInTheDocument();
    expect(await within(preview()).findByText('Perahu Pagi')).toBeInTheDocument();
    expect(preview()).toHaveTextContent(/Harga semula Rp\s?100\.000Harga sekarang Rp\s?80\.000/);
    put('Slogan', 'Warung di tepi danau');
    expect(preview()).toHaveTextContent('Kebun Bu Sari | Warung di tepi danau');
    expect(within(preview()).getByText('Kebun Bu Sari: Warung di tepi danau')).toBeInTheDocument();
    expect(preview()).toHaveTextContent(/Menu & Harga\s*Kunjungi Kami/);
    put('Baris di atas judul', 'Ikan bakar dan kopi');
    put('Nama halaman paket', 'Perahu');
    put('Kalimat promo di beranda', 'Lebih hemat di hari kerja.');
    put('Pengantar halaman kontak', 'Telepon saja.');
    for (const said of ['Ikan bakar dan kopi', 'Lebih hemat di hari kerja.', 'Telepon saja.']) {
      expect(within(preview()).getByText(said)).toBeInTheDocument();
    }
    expect(within(preview()).getAllByText('Perahu')).toHaveLength(2);
    expect(preview()).not.toHaveTextContent(/jeep|gunung|Malang/i);
  });

  it('shows the logo that is stored or chosen, beside the name unless it says it', async () => {
    const stored = {
      ...aSetting('logo_image', '/uploads/logo/640.webp'),
      ...anImage('logo'),
      image_name_beside: 'narrow' as const,
    };
    const { user } = await show([stored]);
    const logo = () => within(preview()).getAllByRole<HTMLImageElement>('presentation')[0]!;
    const name = () => within(preview()).queryAllByText('Kebun Bu Sari', { selector: 'p > span' });
    expect(logo()).toHaveAttribute('src', stored.image_url);
    expect(name()).toHaveLength(1);
    drawing([300, 100], (x) => (x < 384 ? [255, 255, 255, 255] : [0, 0, 0, 0]));
    await user.upload(screen.getByLabelText('Gambar logo'), photo());
    const chosen = await within(preview()).findByAltText('Kebun Bu Sari');
    expect(chosen).toHaveAttribute('src', expect.stringMatching(/^data:image/));
    expect(name()).toHaveLength(0);
  });

  it.each([
    ['Lereng', 1],
    ['Kebun Bu Sari', 0],
  ])('of %s shows the drawn logo %i times', async (name, times) => {
    await show([aSetting('site_name', name)]);
    const home = within(preview()).getByText('Beranda').closest('figure');
    expect(home?.querySelectorAll('svg')).toHaveLength(times);
  });

  it('is in the bar at the foot where there is no room beside the forms, and grows on demand', async () => {
    withRoom(false);
    const { user } = await show();
    const small = button('Lihat pratinjau');
    expect(small).toHaveTextContent('Kebun Bu Sari');
    put('Nama situs', 'Kebun Kami');
    put('Warna aksen', '#1d4ed8');
    expect(small).toHaveTextContent('Kebun Kami');
    expect(toneIn(small, '--palette-jeruk')).toBe('#1d4ed8');
    expect(screen.queryByText('Dashboard')).not.toBeInTheDocument();
    await user.click(small);
    expect(within(preview()).getByText('Dashboard')).toBeInTheDocument();
    put('Slogan', 'Warung di tepi danau');
    expect(within(preview()).getByText('Kebun Kami | Warung di tepi danau')).toBeInTheDocument();
    // Wherever the focus is.
    screen.getByLabelText('Slogan').focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Dashboard')).not.toBeInTheDocument();
    expect(button('Lihat pratinjau')).toHaveFocus();
  });
});

it('says that the settings cannot be loaded, and tries again', async () => {
  const { user, api } = renderAdminPage(<LookPage />, {
    api: { 'GET /site-settings': failure(500), 'GET /slides': [], 'GET /packages': [] },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Gagal memuat tampilan situs. Silakan coba lagi.',
  );
  api.respondWith({ 'GET /site-settings': settings });
  await user.click(button('Coba lagi'));
  expect(await screen.findByLabelText('Slogan')).toBeInTheDocument();
});
