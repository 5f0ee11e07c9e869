import { DEPLOYMENTS, expectError, servedFiles, tinyPicture } from '@lereng/api-testing';
import { ApiClient, type RunningServer } from '@lereng/shared-testing';
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
  const upload = (id: number, fields = {}) =>
    client.form<Package>('POST', urlOf(id), { image, ...fields });
  const order = (id: number, ids: string[]) =>
    client.json<Package>('PUT', urlOf(id, '/order'), { ids });
  const refocus = (id: number, imageId: string) =>
    client.json<Package>('PUT', urlOf(id, `/${imageId}`), FOCUS);
  const remove = (id: number, imageId: string) => client.delete(urlOf(id, `/${imageId}`));

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
});
