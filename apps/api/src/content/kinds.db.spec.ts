import { describeOnBothDatabases } from '@lereng/api-site/testing';
import { BY_ITSELF, type WriteContext } from '../writes';
import { UploadedFile } from '../media';
import { entityTagOf } from '../platform/http/entity-tag';
import { imageIdOf, TestContent, onlyIf } from './testing/test-content';
import { KINDS, type TestKind, type TestRow, type TestService } from './testing/test-kinds';

const idsOf = (rows: readonly TestRow[]) => rows.map(({ id }) => id);
const statusesOf = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.map(({ status }) => status).sort();

describeOnBothDatabases('Rows of every kind', (openDatabase) => {
  let content: TestContent;

  beforeEach(async () => {
    content = await TestContent.open(await openDatabase(), { width: 8, height: 8 });
  });

  afterEach(() => content.drop());

  describe.each(Object.entries(KINDS))('%s', (kind, test: TestKind) => {
    const { create, edit, filled = {}, filledAs = filled, cleared = {}, hasImage } = test;
    const MISSING = { status: 404, message: test.notFound };
    let service: TestService;

    beforeEach(() => (service = test.service(content)));

    it('are listed as they came, whatever was changed since', async () => {
      for (const title of ['c', 'a', 'b']) await create(content, title);
      await service.update(1, edit(1));
      expect(idsOf(await service.list())).toEqual([1, 2, 3]);
    });

    it('keep what a change does not name, and lose what it empties', async () => {
      const created = await create(content);
      expect(await service.get(1)).toEqual(created);
      expect(await service.update(1, {})).toEqual(created);
      const before = await service.update(1, filled);
      expect(before).toMatchObject(filledAs);
      const after = await service.update(1, edit(1));
      const { updatedAt, image_preview_url } = after;
      expect(after).toEqual({ ...before, ...edit(1), updatedAt, image_preview_url });
      if (updatedAt) {
        expect(created.updatedAt).toBe(created.createdAt);
        expect(updatedAt > before.updatedAt!).toBe(true);
      }
      if (image_preview_url) expect(image_preview_url).not.toBe(before.image_preview_url);
      expect(await service.update(1, cleared)).toMatchObject({ ...edit(1), ...cleared });
    });

    it('are 404 where there is none with that id, and process no image for it', async () => {
      expect(await service.rows.exists(7)).toBe(false);
      await expect(service.get(7)).rejects.toMatchObject(MISSING);
      await expect(service.remove(7)).rejects.toMatchObject(MISSING);
      const change = hasImage ? { image: content.image() } : edit(1);
      await expect(service.update(7, change)).rejects.toMatchObject(MISSING);
      expect(await content.stored()).toEqual([]);
    });

    it('never get an id again', async () => {
      await create(content);
      await service.remove(1);
      expect((await create(content)).id).toBe(2);
    });

    it('publish each write of theirs, and nothing of one that failed', async () => {
      await create(content);
      expect(content.changes.at(-1)).toEqual({ kind, id: 1 });
      content.changes.length = 0;
      await service.update(1, edit(1));
      await service.remove(1);
      await expect(service.remove(1)).rejects.toMatchObject(MISSING);
      expect(content.changes).toEqual([
        { kind, id: 1 },
        { kind, id: 1 },
      ]);
    });

    it('let one of two deletes win, and changes at the same time follow each other', async () => {
      await create(content);
      const image = hasImage && { image: content.image() };
      await Promise.all([1, 2, 3, 4].map((n) => service.update(1, { ...edit(n), ...image })));
      const row = await service.get(1);
      const files = await content.stored();
      expect([1, 2, 3, 4].map((n) => ({ ...row, ...edit(n) }))).toContainEqual(row);
      if (hasImage) expect(files).toContain(imageIdOf(row.image_url));
      const outcomes = await Promise.allSettled([service.remove(1), service.remove(1)]);
      expect(statusesOf(outcomes)).toEqual(['fulfilled', 'rejected']);
      expect(await content.stored()).toEqual(files.filter((id) => id !== imageIdOf(row.image_url)));
    });

    it('let one of several changes of one version through, and process no image for others', async () => {
      await create(content);
      const change = (n: number, context: WriteContext) => {
        const image = hasImage && { image: content.image() };
        return service.update(1, { ...edit(n), ...image }, context);
      };
      await expectOneToWin({ get: () => service.get(1), change });
      const old = onlyIf('"old"');
      const process = jest.spyOn(content.processor, 'process');
      await expect(change(8, old)).rejects.toMatchObject({ status: 412 });
      expect(process).not.toHaveBeenCalled();
      // There is no row of that id, whatever its version.
      await expect(service.update(7, edit(1), old)).rejects.toMatchObject(MISSING);
    });

    if (!hasImage) return;

    it('lose the files of an image that is replaced, but not for one that is none', async () => {
      const first = await create(content);
      const second = await service.update(1, { image: content.image() });
      const files = await content.stored();
      expect(files).toContain(imageIdOf(second.image_url));
      expect(files).not.toContain(imageIdOf(first.image_url));
      const change = { ...edit(1), image: new UploadedFile(Buffer.from('<html>')) };
      const message = 'File harus berupa gambar';
      await expect(service.update(1, change)).rejects.toMatchObject({ status: 422, message });
      expect(await service.get(1)).toEqual(second);
      expect(await content.stored()).toEqual(files);
    });

    it('have the focus of their image in its middle until one is named', async () => {
      const focus = { image_focus_x: 0, image_focus_y: 100 };
      const centered = { image_focus_x: 50, image_focus_y: 50 };
      const created = await create(content);
      expect(created).toMatchObject(centered);
      const { image_url } = created;
      expect(await service.update(1, focus)).toMatchObject({ ...focus, image_url });
      expect(await service.update(1, edit(1))).toMatchObject(focus);
      expect(await service.update(1, { image: content.image() })).toMatchObject(centered);
      expect(await service.update(1, { image: content.image(), ...focus })).toMatchObject(focus);
    });
  });

  /** Something that has versions, and changes of it, each to what it never was. */
  interface Subject {
    get(): Promise<object>;
    change(n: number, context: WriteContext): Promise<object>;
  }

  async function expectOneToWin({ get, change }: Subject): Promise<void> {
    const version = async () => onlyIf(entityTagOf(await get()));
    const first = await version();
    const files = (await content.stored()).length;
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map((n) => change(n, first)));
    const [winner, ...others] = outcomes.flatMap((outcome) =>
      outcome.status === 'fulfilled' ? [outcome.value] : [],
    );
    expect(others).toEqual([]);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 412 });
    }
    const published = content.changes.length;
    await expect(change(5, first)).rejects.toMatchObject({ status: 412 });
    expect(await get()).toEqual(winner);
    expect(content.changes).toHaveLength(published);
    // The images of the changes that were refused are gone.
    expect(await content.stored()).toHaveLength(files);
    expect(await change(6, await version())).toEqual(await get());
    expect(await change(7, onlyIf('*'))).toEqual(await get());
  }

  describe('of the settings', () => {
    it('let one of several changes of one version through, of a text and of the home image', async () => {
      const { siteSettings } = content;
      await siteSettings.update('address', { value: 'x' });
      await expectOneToWin({
        get: () => siteSettings.get('address'),
        change: (n, context) => siteSettings.update('address', { value: `${n}` }, context),
      });
      const replace = (context = BY_ITSELF) =>
        siteSettings.updateImage('home_image', content.image(), undefined, context);
      await replace();
      await expectOneToWin({
        get: () => siteSettings.get('home_image'),
        change: (_, context) => replace(context),
      });
    });

    it('have no version without a value', async () => {
      const { siteSettings } = content;
      const missing = { status: 404, message: 'Pengaturan tidak ditemukan' };
      await expect(siteSettings.get('address')).rejects.toMatchObject(missing);
      const cleared = await siteSettings.update('address', { value: '' });
      for (const header of ['*', entityTagOf(cleared)]) {
        const attempt = siteSettings.update('address', { value: 'Selorejo' }, onlyIf(header));
        await expect(attempt).rejects.toMatchObject({ status: 412 });
      }
      expect(await siteSettings.list()).toEqual([]);
    });
  });

  it('keep a link as it was written, with the icon of its platform', async () => {
    const link = { platform: 'WhatsApp', url: 'https://example.com/lereng' };
    expect(await content.socialMedia.create({ ...link, icon: 'Skull' })).toEqual({
      id: 1,
      ...link,
      icon: 'MessageCircle',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/) as string,
    });
  });

  /** Kinds whose titles are unique, however they are written. */
  describe.each([
    [
      'social-media',
      'platform',
      (title: string) => `Platform ${title} sudah ada. Gunakan platform lain.`,
    ],
    [
      'menu-categories',
      'name',
      (title: string) => `Kategori ${title} sudah ada. Gunakan nama lain.`,
    ],
  ])('titles of %s', (kind, field, messageOf) => {
    const { create, service: serviceOf } = KINDS[kind]!;
    const add = (title: string) => create(content, title);
    const taken = (title: string) => {
      const message = messageOf(title);
      return { status: 400, message, fields: { [field]: message } };
    };
    const titles = async () =>
      (await serviceOf(content).list()).map((row) => Reflect.get(row, field) as string);

    it.each([
      ['tiktok', 'TIKTOK'],
      ['straße', 'STRASSE'],
      ['ΣΊΣΥΦΟΣ', 'σίσυφος'],
      ['Cr\u00e8me', 'cre\u0300me'],
    ])('take %s and %s for one', async (first, second) => {
      await add(first);
      await expect(add(second)).rejects.toMatchObject(taken(second));
      expect(await titles()).toEqual([first]);
    });

    it('let exactly one of many through that come at once', async () => {
      const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => add('tiktok')));
      const refused = outcomes.filter(({ status }) => status === 'rejected');
      expect(refused).toHaveLength(11);
      for (const outcome of refused) expect(outcome).toMatchObject({ reason: taken('tiktok') });
      expect(await titles()).toEqual(['tiktok']);
    });

    it('may be saved again, but not as those of another row', async () => {
      for (const title of ['tiktok', 'x']) await add(title);
      const service = serviceOf(content);
      await service.update(1, { [field]: 'TikTok' });
      await expect(service.update(1, { [field]: 'X' })).rejects.toMatchObject(taken('X'));
      expect(await titles()).toEqual(['TikTok', 'x']);
    });

    it('are free when their row is deleted, which comes back where they still are', async () => {
      await add('TikTok');
      const service = serviceOf(content);
      await service.remove(1);
      await add('tiktok');
      await expect(content.trash.restore(kind, 1)).rejects.toMatchObject(taken('TikTok'));
      expect(await titles()).toEqual(['tiktok']);
      await service.remove(2);
      expect(await content.trash.restore(kind, 1)).toMatchObject({ id: 1, [field]: 'TikTok' });
    });
  });
});
