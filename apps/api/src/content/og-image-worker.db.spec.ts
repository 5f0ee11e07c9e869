import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { TestContent } from './test-content';
import { DiskImageStore } from '../media/store/disk-image-store';
import { loadConfig } from '../platform/config';
import { OneAtATime } from '../platform/database';
import { describeOnBothDatabases } from '../platform/database/test-database';
import type { OgImage } from '../og-images/og-image';
import { LocalTasks } from '../platform/tasks';
import { OgImageRenderer } from '../og-images/og-image-renderer';
import { storeIdOf } from '../og-images/og-image-store';
import { OgImageWorker } from '../og-images/og-image-worker';
import { OgImagesService } from '../og-images/og-images.service';

/** Between a write and the worker: what the write itself does is over by then. */
const CHANGE_DELAY_MS = 400;

jest.setTimeout(60_000);

describeOnBothDatabases('OgImageWorker', (openDatabase) => {
  let content: TestContent;
  let folder: string;
  let store: DiskImageStore;
  let worker: OgImageWorker;
  let list: jest.SpyInstance;
  let all: jest.SpyInstance;
  let render: jest.SpyInstance;

  beforeEach(async () => {
    content = await TestContent.open(await openDatabase());
    const { menuItems, packages, promotions, siteSettings, ogImages, storedImages, events } =
      content;
    for (const service of [menuItems, packages, promotions, siteSettings]) service.onModuleInit();
    folder = await mkdtemp(join(tmpdir(), 'lereng-og-images-'));
    store = new DiskImageStore(folder);
    const renderer = new OgImageRenderer(new LocalTasks(async () => ({})));
    const service = new OgImagesService(ogImages, store, renderer, storedImages);
    const alone = new OneAtATime(content.test.database);
    worker = new OgImageWorker(ogImages, store, service, events, loadConfig({}), alone);
    Object.assign(worker.pace, { start: 0, change: CHANGE_DELAY_MS, rest: 0 });
    list = jest.spyOn(store, 'list');
    all = jest.spyOn(ogImages, 'all');
    render = jest.spyOn(renderer, 'render').mockResolvedValue(Buffer.from('rendered'));
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    await worker.onModuleDestroy();
    await content.drop();
    await rm(folder, { recursive: true });
  });

  const addMenuItem = async (name: string) =>
    (await content.menuItems.create({ name, price: 15_000, image: content.image() })).id;

  /** Until the worker has nothing left to do. */
  async function idle(): Promise<void> {
    for (let tries = 0; tries < 1_000; tries += 1) {
      if (Reflect.get(worker, 'running') === null) return;
      await sleep(20);
    }
    throw new Error('The worker does not finish');
  }

  /** The store holds the images of all content, and no others. */
  async function expectCurrentStore(): Promise<void> {
    const images = await content.ogImages.all();
    expect((await readdir(folder)).sort()).toEqual(images.map(storeIdOf).sort());
  }

  async function start(): Promise<void> {
    worker.onApplicationBootstrap();
    while (list.mock.calls.length === 0) await sleep(20);
    await idle();
    await expectCurrentStore();
  }

  /** What the worker does after a write. */
  async function workAfter(write: () => Promise<unknown>) {
    const { logger } = await content.test.database.read(({ dataSource }) =>
      Promise.resolve(dataSource),
    );
    for (const spy of [list, all, render]) spy.mockClear();
    await write();
    const logged = jest.spyOn(logger, 'logQuery');
    await sleep(2 * CHANGE_DELAY_MS);
    await idle();
    const work = {
      queries: logged.mock.calls.length,
      lists: list.mock.calls.length,
      all: [...all.mock.calls],
      rendered: render.mock.calls.map(([image]: [OgImage]) => image.title).sort(),
    };
    logged.mockRestore();
    await expectCurrentStore();
    return work;
  }

  it('reads one row after a write to a menu item, however many there are', async () => {
    const id = await addMenuItem('Wedang uwuh');
    for (const name of ['Teh', 'Kopi', 'Jadah']) await addMenuItem(name);
    await content.addPackage('Jeep Sunrise');
    await start();
    const work = await workAfter(() => content.menuItems.update(id, { name: 'Wedang jahe' }));
    // The row, the photograph, and the row again when its image is stored.
    expect(work).toEqual({ queries: 3, lists: 0, all: [], rendered: ['Wedang jahe'] });
  });

  it('looks at packages after a write to a promotion, and renders those that it changes', async () => {
    await addMenuItem('Teh');
    const ids = [];
    for (const name of ['Sunrise', 'Kawah', 'Kali']) ids.push(await content.addPackage(name));
    const [first = 0, second = 0] = ids;
    const { id } = await content.addPromotion([first]);
    await start();
    const work = await workAfter(() => content.promotions.update(id, { package_ids: [second] }));
    // Two for all packages, two for the promotion; three for each image: photograph and row.
    expect(work).toMatchObject({ queries: 13, lists: 0, all: [['packages']] });
    expect(work.rendered).toEqual(['Kawah', 'Panen', 'Sunrise']);
  });
});
