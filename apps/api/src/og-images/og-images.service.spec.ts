import { DEFAULT_LOCALE, type Locale } from '@lereng/shared-domain';
import type { StoredImages } from '../media/stored-images';
import type { OneAtATime } from '../platform/database';
import { BusyError } from '../platform/errors';
import type { TaskRunner } from '../platform/tasks';
import type { ContentEvents } from '../writes';
import { type OgImage, ogImageHash, type OgImageTasks, ogImageUrl } from './og-image';
import { OgImageSources } from './og-image-sources';
import { type OgImageStore, storeIdOf } from './og-image-store';
import { OgImageSweeper } from './og-image-sweeper';
import { MAX_WAITING, OgImagesService } from './og-images.service';

jest.mock('@lereng/shared-domain', () => ({
  ...jest.requireActual<object>('@lereng/shared-domain'),
  LOCALES: ['id', 'qya'],
}));

/** A second language of the site, in this file alone. */
const OTHER = 'qya' as string as Locale;

const item = (id: number, locale = DEFAULT_LOCALE): OgImage => ({
  kind: 'menu-items',
  id,
  locale,
  imageId: null,
  title: 'Teh',
});

/** A service of which every row has an image, and no image is rendered before `finish`. A sweep finds row 1 alone. */
function harness() {
  const sources = new OgImageSources();
  const source = jest.fn(async ({ id = 1 }, locale: Locale) => [item(id, locale)]);
  sources.register('menu-items', source);
  const stored = new Set<string>();
  const store = {
    open: async () => null,
    remove: async (id: string) => void stored.delete(id),
    put: async (id: string) => void stored.add(id),
    list: async () => [...stored],
  } as unknown as OgImageStore;
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const run = jest.fn(() => finished.then(() => Buffer.from('rendered')));
  const service = new OgImagesService(
    sources,
    store,
    { run } as unknown as TaskRunner<OgImageTasks>,
    {} as StoredImages,
  );
  const sweeper = new OgImageSweeper(sources, store, {} as ContentEvents, {} as OneAtATime);
  const find = (id: number, locale?: Locale) =>
    service.find('menu-items', id, ogImageHash(item(id, locale)));
  return { find, finish, run, service, source, stored, sweeper };
}

it('renders one image at a time, and refuses more than it can render in a few seconds', async () => {
  const { find, finish, run } = harness();
  const ids = Array.from({ length: MAX_WAITING }, (_, at) => at + 1);
  const found = ids.map((id) => find(id));
  await expect(find(MAX_WAITING + 1)).rejects.toThrow(BusyError);
  expect(run).toHaveBeenCalledTimes(1);
  // It waits for the same rendering as the first request for it.
  found.push(find(1));
  finish();
  for (const each of await Promise.all(found)) expect(each).toHaveProperty('file');
  expect(run).toHaveBeenCalledTimes(MAX_WAITING);
  expect(await find(MAX_WAITING + 1)).toHaveProperty('file');
});

it('finds an image by its hash in whichever language, and an outdated one in the default language', async () => {
  const { find, finish, run, service } = harness();
  finish();
  expect(await find(1, OTHER)).toHaveProperty('file');
  expect(run.mock.calls).toEqual([['renderOgImage', item(1, OTHER), null, null]]);
  const outdated = await service.find('menu-items', 1, '0'.repeat(32));
  expect(outdated).toEqual({ location: ogImageUrl(item(1)) });
});

it('asks for a row that is gone in one language', async () => {
  const { find, source } = harness();
  source.mockResolvedValue([]);
  expect(await find(1)).toBeNull();
  expect(source).toHaveBeenCalledTimes(1);
});

it('stores an image in each language, which a sweep leaves there', async () => {
  const { find, finish, stored, sweeper } = harness();
  finish();
  const locales = [DEFAULT_LOCALE, OTHER];
  for (const locale of locales) await find(1, locale);
  await find(2, OTHER);
  expect(stored.size).toBe(3);
  await sweeper.sweep();
  expect([...stored]).toEqual(locales.map((locale) => storeIdOf(item(1, locale), null)));
});
