import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASES, expectError, picture, tinyPicture } from '@lereng/api-testing';
import { ADMIN, ApiClient, PASSWORD, type TestServer } from '@lereng/shared-testing';
import { SmallDisk } from './support/small-disk';

const MEGABYTE = 2 ** 20;

/** The disk, large enough not to be low when the server has started. */
const DISK_MEGABYTES = 96;

/** Far more than it takes until something is full, or given up. */
const TRIES = 100;

const { obstacle } = SmallDisk;
const onSmallDisk =
  obstacle === undefined ? describe.each(DATABASES) : describe.skip.each(DATABASES);

onSmallDisk(`a full disk, with $name${obstacle ? ` (${obstacle})` : ''}`, (kind) => {
  let disk: SmallDisk;
  let server: TestServer;
  let dispose: () => Promise<void>;
  let client: ApiClient;
  let photo: Blob;

  beforeEach(async () => {
    photo ??= await picture('jpeg', { width: 2000, height: 1500 });
    disk = SmallDisk.mount(DISK_MEGABYTES);
    const dataDir = join(disk.folder, 'data');
    ({ server, dispose } = await kind.start({ dataDir }));
    client = await ApiClient.login(server.origin);
  });
  afterEach(async () => {
    await dispose?.();
    disk?.unmount();
  });

  const reserve = () => join(server.dataDir, 'reserve');
  const login = () => new ApiClient(server.origin).json('POST', '/auth/login', ADMIN);
  const upload = (image: Blob) =>
    client.form<{ id: number }>('POST', '/menu-items', { name: 'Kopi', price: '9000', image });
  const saveText = (value: string) => client.json('PUT', '/site-settings/address', { value });
  const purge = (path: string) => client.delete(`/trash${path}`, PASSWORD);
  const isLow = async () =>
    (await client.get<{ disk_low: boolean }>('/auth/account')).body.disk_low;
  const warnings = () => server.output.match(/The disk is full/g)?.length ?? 0;

  it('leaves nothing of an upload for which there is no room', async () => {
    disk.fill(MEGABYTE);
    const before = await server.storedFiles();
    expectError(await upload(photo), 507);
    expect(await server.storedFiles()).toEqual(before);
    expect(disk.freeBytes).toBeGreaterThan(MEGABYTE / 2);
    expect(existsSync(reserve())).toBe(true);
    expect(await isLow()).toBe(true);
  });

  it('takes uploads again after a photo was deleted for good', async () => {
    const { body: row } = await upload(photo);
    disk.fill();
    expectError(await upload(await tinyPicture()), 507);
    expect((await client.delete(`/menu-items/${row.id}`)).status).toBe(204);
    expect((await purge(`/menu-items/${row.id}`)).status).toBe(204);
    expect((await upload(await tinyPicture())).status).toBe(201);
    expect(existsSync(reserve())).toBe(true);
    disk.relieve();
    expect(await isLow()).toBe(false);
  });

  if (kind.name === 'SQLite') {
    it('gives the reserve up for logins and deletes, and not for what is saved', async () => {
      const { body: row } = await upload(photo);
      disk.fill();
      for (let i = 0; (await saveText(`Desa ${i}`)).status !== 507; i += 1) {
        expect(i).toBeLessThan(TRIES);
      }
      expect([existsSync(reserve()), warnings(), await isLow()]).toEqual([true, 0, true]);

      for (let i = 0; existsSync(reserve()); i += 1) {
        expect(i).toBeLessThan(TRIES);
        expect((await client.delete('/auth/logout')).status).toBe(204);
        client = await ApiClient.login(server.origin);
      }
      expect([warnings(), await isLow()]).toEqual([1, true]);

      const free = disk.freeBytes;
      expectError(await saveText('Selorejo'), 507);
      expectError(await upload(await tinyPicture()), 507);
      expect(disk.freeBytes).toBeGreaterThan(free - MEGABYTE);
      expect((await login()).status).toBe(200);

      expect((await client.delete(`/menu-items/${row.id}`)).status).toBe(204);
      expect((await purge(`/menu-items/${row.id}`)).status).toBe(204);
      expect((await saveText('Selorejo')).status).toBe(200);
      expect([existsSync(reserve()), warnings()]).toEqual([true, 1]);
    });

    it('starts, and the owner logs in', async () => {
      disk.fill();
      await server.crash();
      const { dataDir } = server;
      await dispose();
      ({ server, dispose } = await kind.start({ dataDir }));
      expect([existsSync(reserve()), warnings()]).toEqual([false, 1]);
      expect((await login()).status).toBe(200);
    });
  }
});
