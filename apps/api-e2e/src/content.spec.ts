import { DEPLOYMENTS, expectError, picture } from '@lereng/api-testing';
import { ApiClient, PASSWORD, type RunningServer } from '@lereng/shared-testing';
import { addMenuItem } from './support/rows';

interface Row {
  id: number;
  image_url: string;
  image_sources: { type: string; srcset: string }[];
  [field: string]: unknown;
}

describe.each(DEPLOYMENTS)('content on $name', (kind) => {
  let server: RunningServer;
  let dispose: () => Promise<void>;
  let client: ApiClient;

  beforeAll(async () => {
    ({ server, dispose } = await kind.start());
    client = await ApiClient.login(server.origin);
  });
  afterAll(() => dispose?.());

  const statusOf = async (path: string) => (await fetch(`${server.origin}${path}`)).status;

  it('takes a picture by its bytes, and serves it in every format and width', async () => {
    const webp = new Blob([await picture('webp')], { type: 'text/plain' });
    const row = await addMenuItem<Row>(client, { image: webp });
    const sources = row.image_sources.flatMap(({ type, srcset }) =>
      srcset.split(', ').map((candidate) => [candidate.split(' ')[0]!, type] as const),
    );
    for (const [url, type] of [[row.image_url, 'image/jpeg'] as const, ...sources]) {
      const { status, headers } = await fetch(`${server.origin}${url}`);
      expect([status, headers.get('content-type')]).toEqual([200, type]);
      expect(headers.get('cache-control')).toMatch(/immutable/);
    }
  });

  it('that was deleted is put back with its picture, once for one key', async () => {
    const row = await addMenuItem<Row>(client);
    const path = `/menu-items/${row.id}`;
    await client.delete(path);
    expect(await statusOf(row.image_url)).toBe(404);
    const restore = (headers = {}) =>
      client.send('POST', `/trash${path}/restore`, undefined, headers);
    for (let times = 0; times < 2; times += 1) {
      const { status, body } = await restore({ 'idempotency-key': `restore-${row.id}` });
      expect([status, body]).toEqual([200, row]);
    }
    expect((await client.get(path)).body).toEqual(row);
    expect(await statusOf(row.image_url)).toBe(200);
    expectError(await restore(), 404);
  });

  it('that was deleted goes for good with the password alone', async () => {
    const { id } = await addMenuItem(client, { name: 'Rawon' });
    await client.delete(`/menu-items/${id}`);
    const path = `/trash/menu-items/${id}`;
    const trash = async () => (await client.get<Row[]>('/trash')).body;
    const entry = expect.objectContaining({ kind: 'menu-items', id, name: 'Rawon' });
    const missing = expectError(await client.delete(path), 422);
    expect(missing.fields).toEqual({ password: 'Password harus diisi' });
    const before = server.output.length;
    const wrong = { password: 'Bukan-yang-benar' };
    expect(expectError(await client.delete(path, wrong), 400).message).toBe('Password salah');
    expect(await trash()).toContainEqual(entry);
    expect((await client.delete(path, PASSWORD)).status).toBe(204);
    expect(await trash()).not.toContainEqual(entry);
    const output = server.output.slice(before);
    for (const outcome of ['400', 'success']) {
      expect(output).toMatch(
        new RegExp(`purge outcome=${outcome} client=127.0.0.1 by=admin session=`),
      );
    }
    expect(output).not.toContain(wrong.password);
  });
});
