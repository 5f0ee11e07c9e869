import {
  button,
  dialog,
  noButton,
  noDialog,
  photo,
  put,
  renderAdminPage,
  sent,
} from '@lereng/admin-kit/testing';
import type { ApiRequest } from '@lereng/web-data-access';
import type { Package } from '@lereng/web-data-access/packages';
import { aPackage, aPhoto, failure, type FakeApi, type FakeRoutes } from '@lereng/web-testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import PackagesPage from './packages-page';

const first = aPhoto({ id: 'a' });
const second = aPhoto({ id: 'b' });
const third = aPhoto({ id: 'c' });
const withPhotos = (images: Package['images'], more: Partial<Package> = {}): Package => ({
  ...aPackage({ name: 'Jeep' }),
  ...more,
  ...images[0],
  id: 7,
  images,
});
const jeep = withPhotos([first, second]);

/** A package whose photos the API writes, as it would. */
function store(stored: Package): FakeRoutes {
  let present = stored;
  const saved = (images: Package['images']) => {
    present = withPhotos(images, present);
    return { status: 200, body: present };
  };
  const routes: FakeRoutes = {
    'GET /packages': () => ({ status: 200, body: [present] }),
    'GET /packages/7': () => ({ status: 200, body: present }),
    'POST /packages/7/images': () => saved([...present.images, aPhoto()]),
    'PUT /packages/7/images/order': ({ body }: ApiRequest) =>
      saved(
        (body as { ids: string[] }).ids.flatMap((id) =>
          present.images.filter((each) => each.id === id),
        ),
      ),
    'PUT /packages/7': () => ({ status: 200, body: present }),
    'GET /site-settings': [],
    'GET /promotions': [],
  };
  for (const { id } of stored.images) {
    routes[`DELETE /packages/7/images/${id}`] = () => {
      saved(present.images.filter((each) => each.id !== id));
      return { status: 204, body: undefined };
    };
    routes[`PUT /packages/7/images/${id}`] = ({ body }: ApiRequest) =>
      saved(
        present.images.map((each) => (each.id === id ? { ...each, ...(body as object) } : each)),
      );
  }
  return routes;
}

async function open(opener: string, stored = jeep, api: FakeRoutes = {}) {
  const page = renderAdminPage(<PackagesPage />, { api: { ...store(stored), ...api } });
  await screen.findByRole('table');
  await page.user.click(button(opener));
  return page;
}
const openEdit = (stored = jeep, api: FakeRoutes = {}) => open('Edit Jeep', stored, api);

const section = () => within(screen.getByRole('region', { name: 'Foto lainnya' }));
const names = () =>
  section()
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('img')?.getAttribute('src'));
const urls = (...photos: { image_url: string }[]) => photos.map(({ image_url }) => image_url);
const headersOfPosts = ({ calls }: FakeApi, name: 'Idempotency-Key' | 'Save-Id') =>
  calls.filter(({ method }) => method === 'POST').map(({ headers }) => headers?.[name]);
const file = (name: string) => new File([name], name, { type: 'image/jpeg' });
const uploadOf = (name: string) => ({ image: expect.objectContaining({ name }) as File });
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Tambah foto'), { target: { files } });

describe('the photos of a stored package', () => {
  it('are there, and are added several at once, each by a request of its own with a key', async () => {
    const { api } = await openEdit();
    expect(names()).toEqual(urls(first, second));
    expect(section().getByRole('img', { name: 'Foto utama' })).toBeInTheDocument();
    expect(section().getByRole('img', { name: 'Foto 2' })).toBeInTheDocument();
    choose(file('satu.jpg'), file('dua.jpg'));
    await waitFor(() => expect(names()).toHaveLength(4));
    await waitFor(() => expect(section().queryByRole('progressbar')).toBeNull());
    expect(sent(api, 'POST')).toEqual([uploadOf('satu.jpg'), uploadOf('dua.jpg')]);
    const keys = headersOfPosts(api, 'Idempotency-Key');
    expect(new Set(keys).size).toBe(2);
    expect(keys).not.toContain(undefined);
    choose(file('tiga.jpg'));
    await waitFor(() => expect(names()).toHaveLength(5));
    // Those that are chosen together are one save.
    const [save, same, other] = headersOfPosts(api, 'Save-Id');
    expect(save).toEqual(expect.any(String));
    expect(same).toBe(save);
    expect(other).not.toBe(save);
  });

  it('that failed stay there alone and are tried again with the same key', async () => {
    const { user, api } = await openEdit();
    put('Nama', 'Jeep Senja');
    api.respondWith({ 'POST /packages/7/images': failure(503) });
    choose(file('satu.jpg'));
    expect(await section().findByRole('alert')).toHaveTextContent(
      'Gagal mengunggah foto. Silakan coba lagi.',
    );
    expect(screen.getByLabelText('Nama')).toHaveValue('Jeep Senja');
    const body = withPhotos([first, second, third]);
    api.respondWith({ 'POST /packages/7/images': { status: 201, body } });
    await user.click(button('Coba lagi: satu.jpg'));
    await waitFor(() => expect(names()).toEqual(urls(first, second, third)));
    expect(section().queryByRole('alert')).toBeNull();
    for (const name of ['Idempotency-Key', 'Save-Id'] as const) {
      const [key, repeated] = headersOfPosts(api, name);
      expect(repeated).toBe(key);
    }
  });

  it('that the server refuses say why, and can be let go', async () => {
    const { user } = await openEdit(jeep, {
      'POST /packages/7/images': failure(422, 'Foto paling banyak 8'),
    });
    choose(file('satu.jpg'));
    expect(await section().findByText('Foto paling banyak 8')).toBeInTheDocument();
    await user.click(button('Lepas: satu.jpg'));
    expect(section().queryByText('Foto paling banyak 8')).toBeNull();
    expect(names()).toHaveLength(2);
  });

  it('that failed keep the form open when it is saved', async () => {
    const { user, api } = await openEdit(jeep, { 'POST /packages/7/images': failure(503) });
    choose(file('satu.jpg'));
    await section().findByRole('alert');
    put('Nama', 'Jeep Senja');
    await user.click(button('Simpan'));
    await waitFor(() => expect(api.log()).toContain('PUT /packages/7'));
    await waitFor(() => expect(button('Simpan')).toBeEnabled());
    expect(section().getByRole('alert')).toHaveTextContent('Gagal mengunggah foto.');
    await user.click(button('Lepas: satu.jpg'));
    await user.click(button('Batal'));
    await waitFor(noDialog);
  });

  it('that are no pictures are not sent', async () => {
    const { api } = await openEdit();
    choose(new File(['teks'], 'catatan.txt', { type: 'text/plain' }));
    expect(await section().findByText('File harus berupa gambar')).toBeInTheDocument();
    noButton('Coba lagi: catatan.txt');
    expect(api.log()).not.toContain('POST /packages/7/images');
  });

  it('are never more than eight', async () => {
    await openEdit(withPhotos(Array.from({ length: 7 }, () => aPhoto())));
    choose(file('satu.jpg'), file('dua.jpg'));
    expect(
      section().getByText('1 foto tidak ditambahkan, karena paling banyak 8 foto.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(names()).toHaveLength(8));
    expect(screen.queryByLabelText('Tambah foto')).toBeNull();
  });

  it('are put in order, and one becomes the first', async () => {
    const { user, api } = await openEdit(withPhotos([first, second, third]));
    await user.click(button('Naikkan foto 3'));
    await waitFor(() => expect(names()).toEqual(urls(first, third, second)));
    expect(section().getByText('Foto di posisi 2 dari 3.')).toBeInTheDocument();
    await user.click(button('Jadikan foto utama: foto 3'));
    await waitFor(() => expect(names()).toEqual(urls(second, first, third)));
    expect(sent(api, 'PUT')).toEqual([{ ids: ['a', 'c', 'b'] }, { ids: ['b', 'a', 'c'] }]);
    // Its button is gone.
    expect(button('Naikkan foto utama')).toHaveFocus();
  });

  it('make no conflict with the open form, but lose the point that was set on the former first', async () => {
    const { user, api } = await openEdit();
    put('Nama', 'Jeep Senja');
    fireEvent.keyDown(button(/^Titik fokus/), { key: 'ArrowLeft' });
    await user.click(button('Jadikan foto utama: foto 2'));
    await waitFor(() => expect(names()).toEqual(urls(second, first)));
    await user.click(button('Simpan'));
    await waitFor(noDialog);
    const form = sent(api, 'PUT').at(-1);
    expect(form).toMatchObject({ name: 'Jeep Senja' });
    expect(form).not.toHaveProperty('image_focus_x');
  });

  it('keep their order while a picture is chosen that will replace the first', async () => {
    const { user } = await openEdit();
    await user.upload(screen.getByLabelText('Gambar'), photo());
    expect(button('Jadikan foto utama: foto 2')).toBeDisabled();
    expect(button('Turunkan foto utama')).toBeDisabled();
    expect(section().getByText(/^Simpan dulu gambar baru/)).toBeInTheDocument();
  });

  it('have a focus each', async () => {
    const { user, api } = await openEdit();
    const opener = button('Atur potongan: foto 2');
    await user.click(opener);
    const point = section().getByRole('button', { name: /^Titik fokus, 50%/ });
    fireEvent.keyDown(point, { key: 'ArrowRight' });
    await user.click(button('Simpan bagian ini'));
    await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'));
    expect(api.log()).toContain('PUT /packages/7/images/b');
    expect(sent(api, 'PUT')).toEqual([{ image_focus_x: 52, image_focus_y: 50 }]);
  });

  it('are deleted after a question, but for the last one', async () => {
    const { user } = await openEdit();
    await user.click(button('Hapus foto utama'));
    const question = dialog('Hapus foto');
    expect(question).toHaveTextContent('Apakah Anda yakin ingin menghapus foto utama?');
    await user.click(within(question).getByRole('button', { name: 'Hapus' }));
    await waitFor(() => expect(names()).toEqual(urls(second)));
    const last = button('Foto terakhir tidak bisa dihapus');
    expect(last).toHaveAttribute('aria-disabled', 'true');
    await user.click(last);
    expect(screen.queryByRole('dialog', { name: 'Hapus foto' })).toBeNull();
  });

  it('say why a change failed', async () => {
    const { user } = await openEdit(jeep, { 'PUT /packages/7/images/order': failure(500) });
    await user.click(button('Naikkan foto 2'));
    expect(await section().findByRole('alert')).toHaveTextContent(
      'Gagal mengubah foto. Silakan coba lagi.',
    );
    expect(names()).toEqual(urls(first, second));
  });
});

describe('the photos of a new package', () => {
  async function fillIn(api: FakeRoutes) {
    const created = withPhotos([first]);
    const page = await open('Tambah Paket', created, {
      'POST /packages': { status: 201, body: created },
      ...api,
    });
    put('Nama', 'Jeep');
    put('Harga', '5000');
    await page.user.upload(screen.getByLabelText('Gambar'), photo());
    return page;
  }
  const chosen = () => within(screen.getByRole('group', { name: 'Foto lainnya' }));

  it('are uploaded after it was created, in their order', async () => {
    const { user, api } = await fillIn({});
    choose(file('satu.jpg'), file('dua.jpg'), file('tiga.jpg'));
    await waitFor(() => expect(chosen().getAllByRole('listitem')).toHaveLength(3));
    await user.click(button('Naikkan foto 3'));
    await user.click(button('Lepas foto 4'));
    await user.click(button('Simpan'));
    await waitFor(noDialog);
    const [row, ...photos] = sent(api, 'POST');
    expect(row).not.toHaveProperty('photos');
    expect(photos).toEqual([uploadOf('dua.jpg'), uploadOf('satu.jpg')]);
    const [key] = headersOfPosts(api, 'Idempotency-Key');
    expect(headersOfPosts(api, 'Save-Id')).toEqual([undefined, key, key]);
    expect(api.log().filter((call) => call === 'POST /packages/7/images')).toHaveLength(2);
  });

  it('that failed stay in the form of the package, which is stored', async () => {
    const { user, api } = await fillIn({ 'POST /packages/7/images': failure(503) });
    choose(file('satu.jpg'));
    await user.click(button('Simpan'));
    expect(await screen.findByRole('dialog', { name: 'Edit Paket' })).toBeInTheDocument();
    expect(await section().findByRole('alert')).toHaveTextContent('Gagal mengunggah foto.');
    api.respondWith({
      'POST /packages/7/images': { status: 201, body: withPhotos([first, second]) },
    });
    await user.click(button('Coba lagi: satu.jpg'));
    await waitFor(() => expect(names()).toEqual(urls(first, second)));
    expect(api.log().filter((call) => call === 'POST /packages')).toHaveLength(1);
  });

  it('must be pictures', async () => {
    const { user, api } = await fillIn({});
    choose(new File(['teks'], 'catatan.txt', { type: 'text/plain' }));
    await user.click(button('Simpan'));
    expect((await screen.findAllByText('File harus berupa gambar'))[0]).toBeInTheDocument();
    expect(api.log()).not.toContain('POST /packages');
  });
});

it('the details show all photos', async () => {
  await open('Lihat Jeep', withPhotos([first, second, third]));
  const photos = within(dialog('Detail Paket')).getAllByRole('img');
  expect(photos.map((each) => each.getAttribute('alt'))).toEqual(['Foto 2', 'Foto 3']);
});
