import sharp from 'sharp';
import { describeOnBothDatabases } from '@lereng/api-site/testing';
import { UploadedFile } from '../../media';
import { imageIdOf, TestContent } from '../testing/test-content';

describeOnBothDatabases('Slides', (openDatabase) => {
  let content: TestContent;
  let slides: TestContent['slides'];

  beforeEach(async () => {
    content = await TestContent.open(await openDatabase(), { width: 32, height: 18 });
    ({ slides } = content);
  });

  afterEach(() => content.drop());

  const image = () => content.image();
  const add = (title: string, order?: number) => slides.create({ title, order, image: image() });
  const titles = async () => (await slides.list()).map(({ title }) => title);

  it('stores a slide with its image', async () => {
    const fields = { title: 'Pagi di atas awan', description: 'Dari teras', order: -3 };
    const created = await slides.create({ ...fields, image: image() });
    const portrait = (format: string) => ({
      type: `image/${format}`,
      srcset: expect.stringMatching(
        new RegExp(`/p-50-50-[0-9a-f]{8}-11\\.${format} 11w$`),
      ) as string,
    });
    expect(created).toMatchObject({
      id: 1,
      ...fields,
      image_width: 32,
      image_height: 18,
      image_portrait_sources: [portrait('avif'), portrait('webp')],
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

  it('has no portrait crop of an image that is as narrow itself, and drops the old one', async () => {
    await add('Pagi');
    const create = { width: 18, height: 32, channels: 3 as const, background: '#486' };
    const narrow = new UploadedFile(await sharp({ create }).png().toBuffer());
    const { image_portrait_sources } = await slides.update(1, { image: narrow });
    expect(image_portrait_sources).toEqual([]);
  });

  it('has a portrait crop that follows its focus', async () => {
    const created = await add('Pagi');
    const same = await slides.update(1, { image_focus_x: 50, image_focus_y: 50 });
    expect(same).toEqual({ ...created, updatedAt: same.updatedAt });

    const focused = await slides.update(1, { image_focus_x: 0, image_focus_y: 100 });
    expect(focused).toMatchObject({ image_focus_x: 0, image_focus_y: 100, image_width: 32 });
    const id = imageIdOf(focused.image_url);
    expect(id).toBe(imageIdOf(created.image_url));
    expect(JSON.stringify(focused.image_portrait_sources)).toContain(`/${id}/p-0-100-`);
    expect(await content.stored()).toEqual([id]);
    const both = { image: image(), image_focus_x: 7, image_focus_y: 8 };
    const chosen = await slides.create({ title: 'Siang', ...both });
    expect(chosen).toMatchObject({ image_focus_x: 7, image_focus_y: 8 });
    expect(JSON.stringify(chosen.image_portrait_sources)).toContain('/p-7-8-');
  });

  it('follows the last of several focuses at the same time', async () => {
    await add('Pagi');
    await Promise.all(
      [10, 20, 30].map((x) => slides.update(1, { image_focus_x: x, image_focus_y: 50 })),
    );
    const [slide] = await slides.list();
    expect([10, 20, 30]).toContain(slide?.image_focus_x);
    expect(await content.stored()).toEqual([imageIdOf(slide?.image_url)]);
  });
});
