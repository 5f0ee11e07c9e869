import { describeOnBothDatabases } from '../platform/database/test-database';
import { entityTagOf } from '../platform/http/entity-tag';
import { IfMatch } from '../platform/http/if-match';
import { TestContent } from './test-content';

/** One entity, and changes of it, each to something that it never was. */
interface Subject {
  get(): Promise<object>;
  change(n: number, ifMatch?: IfMatch): Promise<object>;
}

/** With a new image in every change, where the entity has one. */
const SUBJECTS: Record<string, (content: TestContent) => Promise<Subject>> = {
  slides: async (content) => {
    const { id } = await content.slides.create({ title: 'x', image: content.image() });
    return {
      get: () => content.slides.get(id),
      change: (n, ifMatch) =>
        content.slides.update(id, { title: `${n}`, image: content.image() }, ifMatch),
    };
  },
  'menu-items': async (content) => {
    const fields = { name: 'x', price: 1, image: content.image() };
    const { id } = await content.menuItems.create(fields);
    return {
      get: () => content.menuItems.get(id),
      change: (n, ifMatch) =>
        content.menuItems.update(id, { name: `${n}`, image: content.image() }, ifMatch),
    };
  },
  packages: async (content) => {
    const id = await content.addPackage('x');
    return {
      get: () => content.packages.get(id),
      change: (n, ifMatch) =>
        content.packages.update(id, { name: `${n}`, image: content.image() }, ifMatch),
    };
  },
  promotions: async (content) => {
    const { id } = await content.addPromotion([await content.addPackage('x')], {
      image: content.image(),
    });
    return {
      get: () => content.promotions.get(id),
      change: (n, ifMatch) =>
        content.promotions.update(id, { title: `${n}`, image: content.image() }, ifMatch),
    };
  },
  'social-media': async ({ socialMedia }) => {
    const { id } = await socialMedia.create({ platform: 'tiktok', url: 'https://a.example' });
    return {
      get: () => socialMedia.get(id),
      change: (n, ifMatch) => socialMedia.update(id, { url: `https://${n}.example` }, ifMatch),
    };
  },
  'a text of the site-settings': async ({ siteSettings }) => {
    await siteSettings.update('address', 'x');
    return {
      get: () => siteSettings.get('address'),
      change: (n, ifMatch) => siteSettings.update('address', `${n}`, ifMatch),
    };
  },
  'the home image': async (content) => {
    await content.siteSettings.updateHomeImage(content.image());
    return {
      get: () => content.siteSettings.get('home_image'),
      change: (_, ifMatch) =>
        content.siteSettings.updateHomeImage(content.image(), undefined, ifMatch),
    };
  },
};

describeOnBothDatabases('If-Match', (openDatabase) => {
  let content: TestContent;

  beforeEach(async () => {
    content = await TestContent.open(await openDatabase(), { width: 8, height: 8 });
  });

  afterEach(() => content.drop());

  it.each(Object.entries(SUBJECTS))(
    'lets one of several changes of one version of %s through',
    async (_, prepare) => {
      const subject = await prepare(content);
      const version = () => subject.get().then((response) => new IfMatch(entityTagOf(response)));
      const first = await version();
      const files = (await content.stored()).length;
      const outcomes = await Promise.allSettled([1, 2, 3, 4].map((n) => subject.change(n, first)));
      const [winner, ...others] = outcomes.flatMap((outcome) =>
        outcome.status === 'fulfilled' ? [outcome.value] : [],
      );
      expect(others).toEqual([]);
      expect(await subject.get()).toEqual(winner);
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 412 });
      }

      const published = content.changes.length;
      await expect(subject.change(5, first)).rejects.toMatchObject({ status: 412 });
      expect(await subject.get()).toEqual(winner);
      expect(content.changes).toHaveLength(published);
      // The images of the changes that were refused are gone.
      expect(await content.stored()).toHaveLength(files);

      expect(await subject.change(6, await version())).toEqual(await subject.get());
      expect(await subject.change(7, new IfMatch('*'))).toEqual(await subject.get());
      expect(await subject.change(8)).toEqual(await subject.get());
    },
  );

  it('has no version of a setting without a value', async () => {
    const { siteSettings } = content;
    const missing = { status: 404, message: 'Pengaturan tidak ditemukan' };
    await expect(siteSettings.get('address')).rejects.toMatchObject(missing);
    const cleared = await siteSettings.update('address', '');
    for (const header of ['*', entityTagOf(cleared)]) {
      const attempt = siteSettings.update('address', 'Selorejo', new IfMatch(header));
      await expect(attempt).rejects.toMatchObject({ status: 412 });
    }
    expect(await siteSettings.list()).toEqual([]);
  });

  it('processes no image for an old version', async () => {
    const subject = await SUBJECTS['menu-items']!(content);
    const process = jest.spyOn(content.processor, 'process');
    await expect(subject.change(1, new IfMatch('"old"'))).rejects.toMatchObject({ status: 412 });
    expect(process).not.toHaveBeenCalled();
  });

  it('is about an old version only where there is one at all', async () => {
    const attempt = content.menuItems.update(7, { name: 'x' }, new IfMatch('"old"'));
    await expect(attempt).rejects.toMatchObject({ status: 404 });
  });
});
