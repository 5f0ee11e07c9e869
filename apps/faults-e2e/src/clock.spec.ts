import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tinyPicture } from '@lereng/api-testing';
import { ApiClient, PASSWORD, TestServer, until } from '@lereng/shared-testing';

interface Row {
  id: number;
  name: string;
}

const HOUR_MS = 60 * 60_000;

/** For `preload`: the clock of JavaScript follows a file, which the process reads at each SIGUSR2. */
const clockOf = (file: string) => `
  import { readFileSync, rmSync } from 'node:fs';
  const { now } = Date;
  let offset = 0;
  const shifted = () => now() + offset;
  globalThis.Date = new Proxy(Date, {
    apply: (target) => new target(shifted()).toString(),
    construct: (target, values, made) =>
      Reflect.construct(target, values.length === 0 ? [shifted()] : values, made),
    get: (target, name) => (name === 'now' ? shifted : Reflect.get(target, name)),
  });
  process.on('SIGUSR2', () => {
    offset = Number(readFileSync(${JSON.stringify(file)}, 'utf8'));
    rmSync(${JSON.stringify(file)});
  });
`;

describe('a clock that is set while the server runs', () => {
  let folder: string;
  let server: TestServer;
  let client: ApiClient;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lereng-clock-'));
    server = await TestServer.start({ preload: [clockOf(join(folder, 'offset'))] });
    client = await ApiClient.login(server.origin);
  });
  afterAll(async () => {
    await server?.stop('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  const setClock = async (offset: number) => {
    const file = join(folder, 'offset');
    await writeFile(file, String(offset));
    process.kill(server.pid, 'SIGUSR2');
    await until(() => !existsSync(file));
  };
  const namesOf = async (path: string) =>
    (await client.get<Row[]>(path)).body.map(({ name }) => name);

  it.each([
    ['forwards', 2],
    ['backwards', -48],
  ])('%s: loses nothing, repeats nothing, and shows the last change first', async (way, hours) => {
    const image = await tinyPicture();
    const first = `Sebelum ${way}`;
    const second = `Sesudah ${way}`;
    const add = (name: string, key: string) =>
      client.json('POST', '/menu-categories', { name }, { 'Idempotency-Key': key });
    const key = randomUUID();
    await setClock(0);
    expect((await add(first, key)).status).toBe(201);
    const upload = () =>
      client.form<Row>('POST', '/menu-items', { name: 'Kopi', price: '9000', image });
    const kept = await upload();
    expect(kept.status).toBe(201);

    await setClock(hours * HOUR_MS);
    expect((await add(first, key)).status).toBe(201);
    expect((await add(second, randomUUID())).status).toBe(201);
    expect((await namesOf('/menu-categories')).filter((name) => name.endsWith(way))).toEqual([
      first,
      second,
    ]);
    expect((await namesOf('/history?limit=1'))[0]).toBe(second);
    expect((await ApiClient.login(server.origin)).token).toMatch(/./);

    const files = await server.storedFiles();
    const passing = await upload();
    const path = `/menu-items/${passing.body.id}`;
    expect((await client.delete(path)).status).toBe(204);
    expect((await namesOf('/trash'))[0]).toBe('Kopi');
    expect((await client.delete(`/trash${path}`, PASSWORD)).status).toBe(204);
    expect(await server.storedFiles()).toEqual(files);
    for (const page of ['/', '/menu', `/menu/${kept.body.id}`]) {
      expect([page, (await fetch(`${server.origin}${page}`)).status]).toEqual([page, 200]);
    }
    await setClock(0);
  });
});
