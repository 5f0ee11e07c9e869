import {
  DEPLOYMENTS,
  describeBeforeSql,
  expectError,
  expectNoChange,
  expectRefusal,
  picture,
  servedFiles,
  tinyPicture,
} from '@lereng/api-testing';
import { ApiClient, type RunningServer } from '@lereng/shared-testing';
import sharp from 'sharp';
import { BAD_NAMES, BAD_PICTURES, BAD_TEXTS, tooLarge } from './support/bad-values';
import { INSTANT, ownFields } from './support/fields';

interface Slide {
  id: number;
  title: string;
  description: string | null;
  order: number;
  image_url: string;
  image_focus_x: number;
  image_focus_y: number;
  image_portrait_sources: { type: string; srcset: string }[];
}

type Fields = Record<string, string | Blob | undefined>;

describe.each(DEPLOYMENTS)('slides on $name', (kind) => {
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

  const create = (fields: Fields = {}) =>
    client.form<Slide>('POST', '/slides', { title: 'Pagi', image, ...fields });
  const update = (id: number, fields: Fields) => client.form<Slide>('PUT', `/slides/${id}`, fields);
  const list = async () => (await visitor.get<Slide[]>('/slides')).body;

  const add = async (fields: Fields = {}) => {
    const response = await create(fields);
    expect(response.status).toBe(201);
    return response.body;
  };

  it('come back with exactly the fields of the contract', async () => {
    const slide = await add({ description: ' Dari teras. ', order: '-2', link: 'x' });
    expect(slide).toMatchObject({
      id: expect.any(Number),
      title: 'Pagi',
      description: 'Dari teras.',
      order: -2,
      image_url: expect.stringMatching(/^\/uploads\/.+\.jpg$/),
      createdAt: expect.stringMatching(INSTANT),
      updatedAt: expect.stringMatching(INSTANT),
    });
    expect(ownFields(slide)).toEqual([
      'createdAt',
      'description',
      'id',
      'order',
      'title',
      'updatedAt',
    ]);
    expect(await list()).toContainEqual(slide);
    expect((await fetch(`${server.origin}${slide.image_url}`)).status).toBe(200);
  });

  it('are listed by their order, and the oldest first among equals', async () => {
    const [late, one, early, other] = [
      await add({ order: '7' }),
      await add(),
      await add({ order: '-1000000' }),
      await add({ order: ' ' }),
    ];
    expect([one.order, other.order, early.order]).toEqual([0, 0, -1_000_000]);
    const ids = (await list()).map(({ id }) => id);
    const mine = ids.filter((id) => [late, one, early, other].some((slide) => slide.id === id));
    expect(mine).toEqual([early.id, one.id, other.id, late.id]);
  });

  it('keep on PUT what it does not name, and clear what it names empty', async () => {
    const slide = await add({ description: 'Kabut.', order: '1000000' });
    const renamed = await update(slide.id, { title: ' Senja ' });
    expect([renamed.status, renamed.body]).toEqual([
      200,
      { ...slide, title: 'Senja', updatedAt: expect.stringMatching(INSTANT) },
    ]);
    expect((await update(slide.id, { description: '', order: '' })).body).toMatchObject({
      description: null,
      order: 0,
    });
  });

  it('get a new URL with a new picture, and the old files go', async () => {
    const before = await servedFiles(server);
    const slide = await add();
    const edited = await update(slide.id, { image });
    expect(edited.body.image_url).not.toBe(slide.image_url);
    expect((await fetch(`${server.origin}${edited.body.image_url}`)).status).toBe(200);
    expect((await fetch(`${server.origin}${slide.image_url}`)).status).toBe(404);
    const response = await client.delete(`/slides/${slide.id}`);
    expect([response.status, response.body]).toEqual([204, '']);
    expect(expectError(await client.delete(`/slides/${slide.id}`), 404).message).toBe(
      'Slide tidak ditemukan',
    );
    expect(await servedFiles(server)).toEqual(before);
  });

  it('have a crop of their middle for portrait screens, which is removed with the picture', async () => {
    const before = await servedFiles(server);
    const slide = await add({ image: await picture('jpeg', { width: 1280, height: 720 }) });
    const crops = slide.image_portrait_sources.flatMap(({ type, srcset }) =>
      srcset.split(', ').map((candidate) => ({ type, url: candidate.split(' ')[0]! })),
    );
    expect(crops).toHaveLength(4);
    for (const { type, url } of crops) {
      const response = await fetch(`${server.origin}${url}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
      const { width, height } = await sharp(await response.arrayBuffer()).metadata();
      expect([url, width / height]).toEqual([
        expect.stringMatching(`/p-50-50-[0-9a-f]{8}-${width}\\.`),
        5 / 8,
      ]);
    }

    const narrow = await picture('jpeg', { width: 300, height: 600 });
    const edited = (await update(slide.id, { image: narrow })).body;
    expect(edited.image_portrait_sources).toEqual([]);
    for (const { url } of crops) {
      expect((await fetch(`${server.origin}${url}`)).status).toBe(404);
    }
    await client.delete(`/slides/${slide.id}`);
    expect(await servedFiles(server)).toEqual(before);
  });

  it('have a focus, in the middle at first, which their crop for portrait screens follows', async () => {
    const before = await servedFiles(server);
    // Blue, but for red at the right, which a crop of the middle does not show.
    const red = { create: { width: 400, height: 720, channels: 3 as const, background: '#f00' } };
    const bytes = await sharp({ create: { ...red.create, width: 1280, background: '#00f' } })
      .composite([{ input: red, left: 880, top: 0 }])
      .jpeg()
      .toBuffer();
    const wide = new Blob([new Uint8Array(bytes)]);
    const slide = await add({ image: wide });
    expect(slide).toMatchObject({ image_focus_x: 50, image_focus_y: 50 });
    const urlsOf = ({ image_url, image_portrait_sources: [, webp] }: Slide) => [
      image_url,
      webp?.srcset.split(' ')[0] ?? '',
    ];
    const isRed = async (url: string) => {
      const response = await fetch(`${server.origin}${url}`);
      const { channels } = await sharp(await response.arrayBuffer()).stats();
      return (channels[0]?.mean ?? 0) > (channels[2]?.mean ?? 0);
    };
    expect(await isRed(urlsOf(slide)[1]!)).toBe(false);

    const focused = await update(slide.id, { image_focus_x: '100', image_focus_y: '0' });
    expect(focused).toMatchObject({
      status: 200,
      body: { title: 'Pagi', image_focus_x: 100, image_focus_y: 0 },
    });
    expect(await isRed(urlsOf(focused.body)[1]!)).toBe(true);
    expect(await list()).toContainEqual(focused.body);
    const [photo, earlier] = urlsOf(slide);
    const [samePhoto, crop] = urlsOf(focused.body);
    expect(samePhoto).toBe(photo);
    expect(crop).not.toBe(earlier);
    // The earlier one is for pages that are open, until a sweep removes it.
    for (const url of [photo, earlier, crop]) {
      expect((await fetch(`${server.origin}${url}`)).status).toBe(200);
    }

    const kept = (await update(slide.id, { title: 'Senja' })).body;
    expect(kept).toEqual({
      ...focused.body,
      title: 'Senja',
      updatedAt: expect.stringMatching(INSTANT),
    });
    const replaced = (await update(slide.id, { image })).body;
    expect(replaced).toMatchObject({ image_focus_x: 50, image_focus_y: 50 });
    const edge = { image: wide, image_focus_x: '0', image_focus_y: '100' };
    expect((await update(slide.id, edge)).body).toMatchObject({
      image_focus_x: 0,
      image_focus_y: 100,
    });
    await client.delete(`/slides/${slide.id}`);
    expect(await servedFiles(server)).toEqual(before);
  });

  it('have a URL of their own to read', async () => {
    const slide = await add();
    const { status, body } = await visitor.get(`/slides/${slide.id}`);
    expect([status, body]).toEqual([200, slide]);
    await client.delete(`/slides/${slide.id}`);
    const { message } = expectError(await visitor.get(`/slides/${slide.id}`), 404);
    expect(message).toBe('Slide tidak ditemukan');
  });

  describeBeforeSql(kind, 'given badly', () => {
    const ADD = 'Judul dan gambar harus diisi';
    const EDIT = 'Judul harus diisi';
    let id: number;
    beforeAll(async () => {
      ({ id } = await add());
    });
    expectNoChange(() => ({ server, client }));

    const refused = async (fields: Fields, status = 422, methods = ['POST', 'PUT']) => {
      const bodies = [];
      for (const method of methods) {
        const send = () => (method === 'POST' ? create(fields) : update(id, fields));
        bodies.push(await expectRefusal(send, status));
      }
      return bodies;
    };

    it.each(BAD_NAMES)('are refused with a title %s', async (name, title) => {
      const methods = title === undefined ? ['POST'] : ['POST', 'PUT'];
      const bodies = await refused({ title }, 422, methods);
      for (const { fields } of bodies) expect(fields).toEqual({ title: expect.any(String) });
      if (/^(missing|empty|blank|only)/.test(name)) {
        expect(bodies.map(({ message }) => message)).toEqual([ADD, EDIT].slice(0, methods.length));
      }
    });

    it.each(BAD_TEXTS)('are refused with a description %s', async (_, description) => {
      for (const { fields } of await refused({ description })) {
        expect(fields).toEqual({ description: expect.any(String) });
      }
    });

    it.each(['1.5', '1e3', '+1', '0x1', '1000001', '-1000001', '--1', 'satu', '1 2', '١'])(
      'are refused with the order %s',
      async (order) => {
        for (const { message, fields } of await refused({ order })) {
          expect(message).toBe('Urutan harus berupa angka bulat dari -1000000 sampai 1000000');
          expect(fields).toEqual({ order: message });
        }
      },
    );

    it.each(['-1', '101', '50.5', '5e1', '', ' ', 'tengah', '٥'])(
      'are refused with the focus %j',
      async (percent) => {
        for (const field of ['image_focus_x', 'image_focus_y']) {
          const other = { image_focus_x: '1', image_focus_y: '1' };
          for (const { message, fields } of await refused({ ...other, [field]: percent })) {
            expect(fields).toEqual({ [field]: message });
          }
        }
      },
    );

    it('are refused with half a focus, or a file for one', async () => {
      for (const { fields } of await refused({ image_focus_x: '1' })) {
        expect(fields).toEqual({ image_focus_y: 'Titik fokus tegak harus diisi' });
      }
      for (const { fields } of await refused({ image_focus_y: '1' })) {
        expect(fields).toEqual({ image_focus_x: 'Titik fokus mendatar harus diisi' });
      }
      const file = new Blob(['1']);
      for (const { fields } of await refused({ image_focus_x: file, image_focus_y: '1' })) {
        expect(fields).toHaveProperty('image_focus_x');
      }
    });

    it('are refused without a picture', async () => {
      const [body] = await refused({ image: undefined }, 422, ['POST']);
      expect(body).toMatchObject({ message: ADD, fields: { image: expect.any(String) } });
      const [text] = await refused({ image: '' }, 422, ['POST']);
      expect(text?.fields).toHaveProperty('image');
    });

    it.each(BAD_PICTURES)('are refused with a %s for a picture', async (_, fake) => {
      for (const body of await refused({ image: fake })) {
        expect(body).toMatchObject({
          message: 'File harus berupa gambar',
          fields: { image: expect.any(String) },
        });
      }
    });

    it('are refused with a picture above 5 MB', async () => {
      for (const { message } of await refused({ image: tooLarge() }, 413)) {
        expect(message).toBe('Ukuran file tidak boleh lebih dari 5MB');
      }
    });

    it.each(['title', 'description', 'order', 'image'])(
      'are refused with two of %s',
      async (field) => {
        const body = await expectRefusal(() => {
          const form = new FormData();
          form.append('title', 'Pagi');
          form.append('image', image, 'foto.jpg');
          for (const part of field === 'title' || field === 'image' ? ['x'] : ['1', '2']) {
            if (field === 'image') form.append(field, image, 'foto.jpg');
            else form.append(field, part);
          }
          return client.send('POST', '/slides', form);
        }, 422);
        expect(body.message).toMatch(/ dikirim lebih dari sekali$/);
        expect(body.fields).toEqual({ [field]: body.message });
      },
    );

    it.each(['title', 'description', 'order'])('are refused with a file as %s', async (field) => {
      for (const { fields } of await refused({ [field]: new Blob(['teks']) })) {
        expect(fields).toHaveProperty(field);
      }
    });
  });
});
