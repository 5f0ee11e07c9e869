import sharp from 'sharp';
import { UploadedFile } from '../../media';
import { describeOnBothDatabases } from '../../platform/database/test-database';
import { TestContent } from '../test-content';
import type { SlidesService } from './slides.service';

const MISSING = { status: 404, message: 'Slide tidak ditemukan' };

describeOnBothDatabases('Slides', (openDatabase) => {
  let content: TestContent;
  let slides: SlidesService;

  beforeEach(async () => {
    content = await TestContent.open(await openDatabase(), { width: 32, height: 18 });
    ({ slides } = content);
  });

  afterEach(() => content.drop());

  const image = () => content.image();
  const add = (title: string, order?: number) => slides.create({ title, order, image: image() });
  const titles = async () => (await slides.list()).map(({ title }) => title);
  const imageIdOf = (url: string) => url.split('/')[2];

  it('stores a slide with its image', async () => {
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
      image_portrait_sources: [
        {
          type: 'image/avif',
          srcset: expect.stringMatching(/\/p-50-50-[0-9a-f]{8}-11\.avif 11w$/),
        },
        {
          type: 'image/webp',
          srcset: expect.stringMatching(/\/p-50-50-[0-9a-f]{8}-11\.webp 11w$/),
        },
      ],
    });
    expect(created.updatedAt).toBe(created.createdAt);
    expect(await slides.list()).toEqual([created]);
    expect(await content.stored()).toEqual([imageIdOf(created.image_url)]);
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

  it('has no portrait crop of an image that is as narrow itself, and drops the old one', async () => {
    await add('Pagi');
    const create = { width: 18, height: 32, channels: 3 as const, background: '#486' };
    const narrow = new UploadedFile(await sharp({ create }).png().toBuffer());
    const { image_portrait_sources } = await slides.update(1, { image: narrow });
    expect(image_portrait_sources).toEqual([]);
  });

  it('has its focus in the middle until one is named, and a portrait crop that follows it', async () => {
    const created = await add('Pagi');
    expect(created).toMatchObject({ image_focus_x: 50, image_focus_y: 50 });
    const same = await slides.update(1, { image_focus_x: 50, image_focus_y: 50 });
    expect(same).toEqual({ ...created, updatedAt: same.updatedAt });

    const focused = await slides.update(1, { image_focus_x: 0, image_focus_y: 100 });
    expect(focused).toMatchObject({ image_focus_x: 0, image_focus_y: 100, image_width: 32 });
    const id = imageIdOf(focused.image_url);
    expect(id).toBe(imageIdOf(created.image_url));
    expect(JSON.stringify(focused.image_portrait_sources)).toContain(`/${id}/p-0-100-`);
    expect(await content.stored()).toEqual([id]);
    expect(await slides.update(1, { title: 'Senja' })).toMatchObject({
      image_url: focused.image_url,
      image_focus_x: 0,
    });
    const replaced = await slides.update(1, { image: image() });
    expect(replaced).toMatchObject({ image_focus_x: 50, image_focus_y: 50 });
    const both = { image: image(), image_focus_x: 7, image_focus_y: 8 };
    expect(await slides.update(1, both)).toMatchObject({ image_focus_x: 7, image_focus_y: 8 });
    expect(await slides.create({ title: 'Siang', ...both })).toMatchObject({ image_focus_x: 7 });
  });

  it('follows the last of several focuses at the same time', async () => {
    await add('Pagi');
    await Promise.all(
      [10, 20, 30].map((x) => slides.update(1, { image_focus_x: x, image_focus_y: 50 })),
    );
    const [slide] = await slides.list();
    expect([10, 20, 30]).toContain(slide?.image_focus_x);
    expect(await content.stored()).toEqual([imageIdOf(slide?.image_url ?? '')]);
  });

  it('replaces an image, whose files are then deleted', async () => {
    const before = imageIdOf((await add('Pagi')).image_url);
    const after = imageIdOf((await slides.update(1, { image: image() })).image_url);
    expect(after).not.toBe(before);
    expect(await content.stored()).toEqual([after]);
  });

  it('leaves the slide alone where the new picture is none', async () => {
    const created = await add('Pagi');
    const change = { title: 'Senja', image: new UploadedFile(Buffer.from('<html>')) };
    await expect(slides.update(1, change)).rejects.toMatchObject({
      status: 422,
      message: 'File harus berupa gambar',
    });
    expect(await slides.list()).toEqual([created]);
    expect(await content.stored()).toEqual([imageIdOf(created.image_url)]);
  });

  it('deletes a slide with its picture, and never gives its id again', async () => {
    await add('Pagi');
    await slides.remove(1);
    expect(await slides.list()).toEqual([]);
    expect(await content.stored()).toEqual([]);
    expect((await add('Senja')).id).toBe(2);
  });

  it('throws 404 for an unknown id, and leaves no image', async () => {
    expect(await content.repositories.slides.exists(7)).toBe(false);
    await expect(slides.remove(7)).rejects.toMatchObject(MISSING);
    await expect(slides.update(7, { image: image() })).rejects.toMatchObject(MISSING);
    expect(await content.stored()).toEqual([]);
  });

  it('lets one of two deletes win, and changes at the same time follow each other', async () => {
    await add('Pagi');
    await Promise.all([1, 2, 3, 4].map((order) => slides.update(1, { order, image: image() })));
    const [slide] = await slides.list();
    expect(await content.stored()).toEqual([imageIdOf(slide?.image_url ?? '')]);
    const outcomes = await Promise.allSettled([slides.remove(1), slides.remove(1)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await content.stored()).toEqual([]);
  });
});
