import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { ContentChanges } from '../database';
import { describeOnBothDatabases, type TestDatabase } from '../database/test-database';
import { MediaService, UploadedImage } from '../media';
import { ImagesRepository } from '../media/images.repository';
import { DiskImageStore } from '../media/store/disk-image-store';
import { SlidesRepository } from './slides.repository';
import { SlidesService } from './slides.service';

const MISSING = { status: 404, message: 'Slide tidak ditemukan' };

describeOnBothDatabases('Slides', (openDatabase) => {
  let test: TestDatabase;
  let folder: string;
  let slides: SlidesService;
  let picture: Buffer;

  beforeAll(async () => {
    const create = { width: 32, height: 18, channels: 3 as const, background: '#486' };
    picture = await sharp({ create }).png().toBuffer();
  });

  beforeEach(async () => {
    test = await openDatabase();
    folder = await mkdtemp(join(tmpdir(), 'lereng-slides-'));
    slides = new SlidesService(
      new SlidesRepository(test.database),
      new MediaService(
        new ImagesRepository(test.database),
        new DiskImageStore(folder),
        new ContentChanges(test.database),
      ),
    );
  });

  afterEach(async () => {
    await test.drop();
    await rm(folder, { recursive: true });
  });

  const image = () => new UploadedImage(picture);
  const add = (title: string, order?: number) => slides.create({ title, order, image: image() });
  const titles = async () => (await slides.list()).map(({ title }) => title);
  const imageIdOf = (address: string) => address.split('/')[2];

  it('keeps a slide with its picture', async () => {
    const created = await slides.create({
      title: 'Pagi di atas awan',
      description: 'Dari teras',
      order: -3,
      image: image(),
    });
    expect(created).toMatchObject({
      id: 1,
      title: 'Pagi di atas awan',
      description: 'Dari teras',
      order: -3,
      image_width: 32,
      image_height: 18,
      image_upright_sources: [
        { type: 'image/avif', srcset: expect.stringMatching(/upright-11\.avif 11w$/) },
        { type: 'image/webp', srcset: expect.stringMatching(/upright-11\.webp 11w$/) },
      ],
    });
    expect(created.updatedAt).toBe(created.createdAt);
    expect(await slides.list()).toEqual([created]);
    expect(await readdir(folder)).toEqual([imageIdOf(created.image_url)]);
  });

  it('lists by rising order, then the oldest first', async () => {
    await add('c', 10);
    await add('a');
    await add('b', 9);
    await add('d', -1);
    await add('e');
    expect(await titles()).toEqual(['d', 'a', 'e', 'b', 'c']);
    await slides.update(1, { order: -1 });
    expect(await titles()).toEqual(['c', 'd', 'a', 'e', 'b']);
  });

  it('keeps what a change does not name, and clears a description', async () => {
    const created = await slides.create({
      title: 'Pagi',
      description: 'x',
      order: 7,
      image: image(),
    });
    const renamed = await slides.update(1, { title: 'Senja' });
    expect(renamed).toEqual({ ...created, title: 'Senja', updatedAt: renamed.updatedAt });
    expect(renamed.updatedAt >= created.updatedAt).toBe(true);
    expect((await slides.update(1, { description: null })).description).toBeNull();
    expect((await slides.update(1, { order: 0 })).order).toBe(0);
  });

  it('has no upright cut of a picture that is as narrow itself, nor keeps the old one', async () => {
    await add('Pagi');
    const create = { width: 18, height: 32, channels: 3 as const, background: '#486' };
    const narrow = new UploadedImage(await sharp({ create }).png().toBuffer());
    const { image_upright_sources } = await slides.update(1, { image: narrow });
    expect(image_upright_sources).toEqual([]);
  });

  it('replaces a picture, whose files then go away', async () => {
    const before = imageIdOf((await add('Pagi')).image_url);
    const after = imageIdOf((await slides.update(1, { image: image() })).image_url);
    expect(after).not.toBe(before);
    expect(await readdir(folder)).toEqual([after]);
  });

  it('leaves the slide alone where the new picture is none', async () => {
    const created = await add('Pagi');
    const change = { title: 'Senja', image: new UploadedImage(Buffer.from('<html>')) };
    await expect(slides.update(1, change)).rejects.toMatchObject({
      status: 422,
      message: 'File harus berupa gambar',
    });
    expect(await slides.list()).toEqual([created]);
    expect(await readdir(folder)).toEqual([imageIdOf(created.image_url)]);
  });

  it('deletes a slide with its picture, and never gives its id again', async () => {
    await add('Pagi');
    await slides.remove(1);
    expect(await slides.list()).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
    expect((await add('Senja')).id).toBe(2);
  });

  it('does not know ids that no row has, and leaves no picture for them', async () => {
    expect(await slides.has(7)).toBe(false);
    await expect(slides.remove(7)).rejects.toMatchObject(MISSING);
    await expect(slides.update(7, { image: image() })).rejects.toMatchObject(MISSING);
    expect(await readdir(folder)).toEqual([]);
  });

  it('lets one of two deletes win, and changes at the same time follow each other', async () => {
    await add('Pagi');
    await Promise.all([1, 2, 3, 4].map((order) => slides.update(1, { order, image: image() })));
    const [slide] = await slides.list();
    expect(await readdir(folder)).toEqual([imageIdOf(slide?.image_url ?? '')]);
    const outcomes = await Promise.allSettled([slides.remove(1), slides.remove(1)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await readdir(folder)).toEqual([]);
  });
});
