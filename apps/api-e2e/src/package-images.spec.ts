import {
  DEPLOYMENTS,
  describeBeforeSql,
  expectError,
  expectNoChange,
  expectRefusal,
  servedFiles,
  tinyPicture,
} from '@lereng/api-testing';
import { ApiClient, PASSWORD, type RunningServer } from '@lereng/shared-testing';
import { BAD_PICTURES, tooLarge } from './support/bad-values';
import { forVisitors } from './support/fields';

interface Image {
  id: string;
  image_url: string;
  image_focus_x: number;
  image_focus_y: number;
}

interface Package extends Omit<Image, 'id'> {
  id: number;
  images: Image[];
  updatedAt: string;
}

const NO_PACKAGE = 'Paket tidak ditemukan';
const NO_IMAGE = 'Foto tidak ditemukan';
const UNKNOWN = 'ab'.repeat(16);
const FOCUS = { image_focus_x: 10, image_focus_y: 90 };

const idsOf = ({ images }: Package) => images.map(({ id }) => id);

describe.each(DEPLOYMENTS)('the images of a package on $name', (kind) => {
  let server: RunningServer;
  let dispose: () => Promise<void>;
  let client: ApiClient;
  let visitor: ApiClient;
  let image: Blob;

  beforeAll(async () => {
    ({ server, dispose } = await kind.start());
    client = await ApiClient.login(server.origin);
    visitor = new ApiClient(server.origin);
    image = await tinyPicture();
  });
  afterAll(() => dispose?.());

  const urlOf = (id: number, rest = '') => `/packages/${id}/images${rest}`;
  const read = async (id: number) => (await client.get<Package>(`/packages/${id}`)).body;
  const upload = (id: number, fields = {}, headers = {}) =>
    client.form<Package>('POST', urlOf(id), { image, ...fields }, headers);
  const order = (id: number, ids: unknown, headers = {}) =>
    client.json<Package>('PUT', urlOf(id, '/order'), { ids }, headers);
  const refocus = (id: number, imageId: string, focus: object = FOCUS, headers = {}) =>
    client.json<Package>('PUT', urlOf(id, `/${imageId}`), focus, headers);
  const remove = (id: number, imageId: string, headers = {}) =>
    client.send('DELETE', urlOf(id, `/${imageId}`), undefined, headers);

  /** A new package with this many images. */
  async function add(count: number): Promise<Package> {
    const fields = { name: 'Jip', price: '350000', image };
    let { body } = await client.form<Package>('POST', '/packages', fields);
    while (body.images.length < count) ({ body } = await upload(body.id));
    return body;
  }

  /** Whether the first image is that of the package, and each is served. */
  async function expectWhole(id: number): Promise<Package> {
    const row = await read(id);
    expect(row).toMatchObject({ ...row.images[0], id });
    expect(new Set(idsOf(row)).size).toBe(row.images.length);
    for (const { image_url } of row.images) {
      expect((await fetch(`${server.origin}${image_url}`)).status).toBe(200);
    }
    const { body } = await visitor.get(`/packages/${id}`);
    expect(body).toEqual(forVisitors(row));
    return row;
  }

  it('are added, put in order, focused and deleted', async () => {
    const { id, images } = await add(1);
    const added = await upload(id, { image_focus_x: '10', image_focus_y: '90' });
    expect([added.status, added.body.images]).toEqual([
      201,
      [images[0], expect.objectContaining(FOCUS)],
    ]);
    expect(await expectWhole(id)).toEqual(added.body);
    const [first, second] = idsOf(added.body) as [string, string];

    const ordered = await order(id, [second, first]);
    expect([ordered.status, idsOf(ordered.body)]).toEqual([200, [second, first]]);
    expect(ordered.body).toMatchObject(FOCUS);
    expect(await expectWhole(id)).toEqual(ordered.body);

    const focused = await refocus(id, first);
    expect([focused.status, focused.body.images[1]]).toEqual([200, expect.objectContaining(FOCUS)]);

    const gone = focused.body.image_url;
    const removed = await remove(id, second);
    expect([removed.status, removed.body]).toEqual([204, '']);
    expect(idsOf(await expectWhole(id))).toEqual([first]);
    expect((await fetch(`${server.origin}${gone}`)).status).toBe(404);
    expect(expectError(await remove(id, first), 422).message).toBe(
      'Foto terakhir tidak bisa dihapus',
    );
    await expectWhole(id);
  });

  it('are eight at most, of which none is lost when all come at once', async () => {
    const { id } = await add(1);
    const before = await servedFiles(server);
    const responses = await Promise.all(Array.from({ length: 8 }, () => upload(id)));
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(7).fill(201), 422]);
    const refused = responses.find(({ status }) => status === 422)!;
    expect(expectError(refused, 422).message).toBe('Foto paling banyak 8');
    expect((await expectWhole(id)).images).toHaveLength(8);
    // The files of the one that was refused are gone.
    const files = (await servedFiles(server)).filter((file) => !before.includes(file));
    expect(new Set(files.map((file) => file.split('/').at(-2))).size).toBe(7);
  });

  it('are whole whoever deletes, orders and adds at once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id, images } = await add(3);
      const [first, second, third] = images.map((each) => each.id) as [string, string, string];
      const responses = await Promise.all([
        remove(id, first),
        order(id, [third, second, first]),
        remove(id, second),
        upload(id),
        refocus(id, third),
        order(id, [second, third, first]),
        remove(id, third),
        client.form('PUT', `/packages/${id}`, { image }),
      ]);
      for (const { status } of responses) expect([200, 201, 204, 404, 409, 422]).toContain(status);
      expect((await expectWhole(id)).images.length).toBeGreaterThan(0);
    }
  });

  it('are changed in the version that a request names', async () => {
    const { id, images } = await add(2);
    const [first, second] = images.map((each) => each.id) as [string, string];
    const etag = async (from = client) => ({
      'if-match': (await from.get(`/packages/${id}`)).headers.get('etag') ?? '',
    });
    const old = await etag();
    expect((await upload(id, {}, old)).status).toBe(201);
    const before = await read(id);
    for (const response of [
      await upload(id, {}, old),
      await order(id, idsOf(before), old),
      await refocus(id, first, FOCUS, old),
      await remove(id, second, old),
    ]) {
      expectError(response, 412);
    }
    expect(await read(id)).toEqual(before);
    expect((await remove(id, second, await etag(visitor))).status).toBe(204);
  });

  it('are added once by a request that is repeated', async () => {
    const { id } = await add(1);
    const key = { 'idempotency-key': `foto-${kind.name}` };
    const [first, second] = [await upload(id, {}, key), await upload(id, {}, key)];
    expect([second.status, second.body]).toEqual([201, first.body]);
    expect((await read(id)).images).toHaveLength(2);
  });

  it('go into the trash and come back with their package', async () => {
    const before = await add(3);
    const path = `/packages/${before.id}`;
    expect((await client.delete(path)).status).toBe(204);
    for (const { image_url } of before.images) {
      expect((await fetch(`${server.origin}${image_url}`)).status).toBe(404);
    }
    expect((await client.send('POST', `/trash${path}/restore`)).body).toEqual(before);
    await expectWhole(before.id);
    await client.delete(path);
    expect((await client.delete(`/trash${path}`, PASSWORD)).status).toBe(204);
    for (const { image_url } of before.images) {
      expect((await fetch(`${server.origin}${image_url}`)).status).toBe(404);
    }
  });

  it('go back with the package to what they were', async () => {
    const before = await add(3);
    const { id } = before;
    await remove(id, before.images[0]!.id);
    const query = `kind=packages&row_id=${id}&limit=1`;
    const { body } = await client.get<{ id: number; changes: object[] }[]>(`/history?${query}`);
    const picture = expect.stringMatching(/^data:image\//) as string;
    expect(body[0]!.changes).toEqual([
      { field: 'image', from: picture, to: picture },
      { field: 'images', from: [picture, picture], to: [picture] },
    ]);
    const reverted = await client.send<Package>('POST', `/history/${body[0]!.id}/revert`);
    expect(reverted.body).toEqual({ ...before, updatedAt: reverted.body.updatedAt });
    await expectWhole(id);
  });

  describeBeforeSql(kind, 'given badly', () => {
    let id: number;
    let imageId: string;
    beforeAll(async () => {
      const row = await add(2);
      [id, imageId] = [row.id, row.images[1]!.id];
    });
    expectNoChange(() => ({ server, client }));

    it('are refused without a picture, and with what is none', async () => {
      const none = await expectRefusal(() => upload(id, { image: undefined }), 422);
      expect(none.fields).toEqual({ image: 'Gambar harus diisi' });
      await expectRefusal(() => client.send('POST', urlOf(id)), 422);
      const json = { 'content-type': 'application/json' };
      await expectRefusal(() => client.send('POST', urlOf(id), '{}', json), 415);
      for (const [, fake] of BAD_PICTURES) {
        const { message } = await expectRefusal(() => upload(id, { image: fake }), 422);
        expect(message).toBe('File harus berupa gambar');
      }
      await expectRefusal(() => upload(id, { image: tooLarge() }), 413);
      const half = { image_focus_x: '1' };
      expect((await expectRefusal(() => upload(id, half), 422)).fields).toEqual({
        image_focus_y: expect.any(String) as string,
      });
    });

    it.each([undefined, null, 'x', 5, {}, [1], [UNKNOWN, null], ['AB'.repeat(16)], ['a']])(
      'are refused in the order %j',
      async (ids) => {
        const { fields } = await expectRefusal(() => order(id, ids), 422);
        expect(fields).toEqual({ ids: expect.any(String) as string });
      },
    );

    it.each<[string, (present: string[]) => string[]]>([
      ['none', () => []],
      ['one less', ([first]) => [first!]],
      ['one more', (ids) => [...ids, UNKNOWN]],
      ['another one', ([first]) => [first!, UNKNOWN]],
      ['one twice', ([first]) => [first!, first!]],
    ])('are refused in an order that names %s', async (_, wrong) => {
      const ids = idsOf(await read(id));
      const { status, body } = await order(id, wrong(ids));
      expect([status, body]).toEqual([
        409,
        {
          statusCode: 409,
          error: 'Conflict',
          message: 'Daftar ini sudah diubah di tempat lain. Muat versi terbaru dan urutkan lagi.',
          ids,
        },
      ]);
    });

    it.each([
      {},
      { image_focus_x: 1 },
      { image_focus_x: -1, image_focus_y: 1 },
      { image_focus_x: 1, image_focus_y: 101 },
      { image_focus_x: 1.5, image_focus_y: 1 },
      { image_focus_x: null, image_focus_y: 1 },
    ])('are refused with the focus %j', async (focus) => {
      const { fields } = await expectRefusal(() => refocus(id, imageId, focus), 422);
      expect(Object.keys(fields ?? {})).not.toEqual([]);
    });

    it.each(['x', 'order', '0', UNKNOWN.toUpperCase(), `${UNKNOWN}0`, UNKNOWN, '%00'])(
      'are not found by %s',
      async (unknown) => {
        // nginx passes no NUL on.
        if (unknown === '%00' && kind.name === 'replicas') {
          await expectRefusal(() => remove(id, unknown), 400);
          return;
        }
        const gone = await expectRefusal(() => remove(id, unknown), 404);
        expect(gone.message).toBe(NO_IMAGE);
        if (unknown === 'order') return;
        const { message } = await expectRefusal(() => refocus(id, unknown), 404);
        expect(message).toBe(NO_IMAGE);
      },
    );

    it('are not found in another package, nor in none', async () => {
      const { body } = await client.get<Package[]>('/packages');
      const other = body.find((each) => each.id !== id)!.images[0]!.id;
      for (const send of [() => remove(id, other), () => refocus(id, other)]) {
        expect((await expectRefusal(send, 404)).message).toBe(NO_IMAGE);
      }
      for (const send of [
        () => upload(999_999),
        () => order(999_999, [imageId]),
        () => refocus(999_999, imageId),
        () => remove(999_999, imageId),
        () => remove(0, 'x'),
      ]) {
        expect((await expectRefusal(send, 404)).message).toBe(NO_PACKAGE);
      }
    });

    it('are changed by nobody without a token', async () => {
      const urls = [
        ['POST', urlOf(id)],
        ['PUT', urlOf(id, '/order')],
        ['PUT', urlOf(id, `/${imageId}`)],
        ['DELETE', urlOf(id, `/${imageId}`)],
      ] as const;
      for (const [method, url] of urls) {
        await expectRefusal(() => visitor.send(method, url), 401);
      }
    });
  });
});
