import { BusyError } from '../platform/errors';
import type { StoredImages } from '../media/stored-images';
import type { TaskRunner } from '../platform/tasks';
import { type OgImage, ogImageHash, type OgImageTasks } from './og-image';
import { OgImageSources } from './og-image-sources';
import type { OgImageStore } from './og-image-store';
import { MAX_WAITING, OgImagesService } from './og-images.service';

const item = (id: number): OgImage => ({ kind: 'menu-items', id, imageId: null, title: 'Teh' });

/** A service of which every row has an image, and no image is rendered before `finish`. */
function harness() {
  const sources = new OgImageSources();
  sources.register('menu-items', async ({ id = 0 }) => [item(id)]);
  const store = {
    open: async () => null,
    remove: async () => undefined,
    put: async () => undefined,
  };
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const run = jest.fn(() => finished.then(() => Buffer.from('rendered')));
  const service = new OgImagesService(
    sources,
    store as unknown as OgImageStore,
    { run } as unknown as TaskRunner<OgImageTasks>,
    {} as StoredImages,
  );
  const find = (id: number) => service.find('menu-items', id, ogImageHash(item(id)));
  return { find, finish, run };
}

it('renders one image at a time, and refuses more than it can render in a few seconds', async () => {
  const { find, finish, run } = harness();
  const ids = Array.from({ length: MAX_WAITING }, (_, at) => at + 1);
  const found = ids.map(find);
  await expect(find(MAX_WAITING + 1)).rejects.toThrow(BusyError);
  expect(run).toHaveBeenCalledTimes(1);
  // It waits for the same rendering as the first request for it.
  found.push(find(1));
  finish();
  for (const each of await Promise.all(found)) expect(each).toHaveProperty('file');
  expect(run).toHaveBeenCalledTimes(MAX_WAITING);
  expect(await find(MAX_WAITING + 1)).toHaveProperty('file');
});
