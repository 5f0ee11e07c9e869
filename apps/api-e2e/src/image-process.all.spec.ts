import { readFile } from 'node:fs/promises';
import { expectError, picture, tinyPicture } from '@lereng/api-testing';
import { ApiClient, TestServer, until } from '@lereng/shared-testing';
import { heavyPicture } from './support/heavy-picture';

/** Of a process on Linux, which lists them by the thread that started them. */
async function childrenOf(pid: number): Promise<number[]> {
  const pids = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return pids.split(' ').filter(Boolean).map(Number);
}

/** A process that has ended, though nobody may have taken notice of it. */
const isGone = (pid: number) =>
  readFile(`/proc/${pid}/stat`, 'utf8').then(
    (stat) => /\) Z /.test(stat),
    () => true,
  );

describe('the processes that handle pictures', () => {
  let server: TestServer;
  let client: ApiClient;
  let tiny: Blob;
  let large: Blob;
  beforeAll(async () => {
    tiny = await tinyPicture();
    large = await picture('jpeg', { width: 2000, height: 1500 });
    server = await TestServer.start({ env: { JWT_SECRET: 'a secret of 32 characters or more' } });
    client = await ApiClient.login(server.origin);
  });
  afterAll(() => server?.stop('SIGKILL'));

  const upload = (image: Blob) =>
    client.form('POST', '/menu-items', { name: 'Kopi', price: '9000', image });

  /** One of them, once there is one. */
  async function newChild(): Promise<number> {
    let child: number | undefined;
    await until(async () => {
      [child] = await childrenOf(server.pid);
      return child !== undefined;
    });
    return child!;
  }

  /** Sends a signal to all of them, and returns which they are. */
  async function signalAll(signal: NodeJS.Signals): Promise<number[]> {
    const pids = await childrenOf(server.pid);
    for (const pid of pids) {
      try {
        process.kill(pid, signal);
      } catch (error) {
        // It has ended meanwhile.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
    return pids;
  }

  const menuSize = async () => (await client.get<unknown[]>('/menu-items')).body.length;

  it('fails an upload with 503 whose process is killed, and takes the next one', async () => {
    let settled = false;
    const killed = upload(large).finally(() => (settled = true));
    while (!settled) await signalAll('SIGKILL');
    const { message } = expectError(await killed, 503);
    expect(message).toBe('Gambar belum dapat diproses. Silakan coba lagi nanti.');
    expect([await menuSize(), await server.storedFiles()]).toEqual([0, []]);
    expect((await upload(tiny)).status).toBe(201);
  });

  it('keeps its secrets from them', async () => {
    const environment = await readFile(`/proc/${await newChild()}/environ`, 'utf8');
    const names = environment.split('\0').map((each) => each.split('=', 1)[0]);
    expect(names.filter(Boolean).sort()).toEqual([
      'MALLOC_ARENA_MAX',
      'NODE_CHANNEL_FD',
      'NODE_CHANNEL_SERIALIZATION_MODE',
      'PATH',
    ]);
  });

  it('get no signal that is sent to the group of the server, also before they can ignore it', async () => {
    expect((await upload(tiny)).status).toBe(201);
    for (const pid of await childrenOf(server.pid)) {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
      const [, group] = /\) \S \d+ (\d+) /.exec(stat) ?? [];
      expect(Number(group)).toBe(pid);
    }
  });

  it('are the first that the kernel ends if memory runs out', async () => {
    const scoreOf = (pid: number) => readFile(`/proc/${pid}/oom_score_adj`, 'utf8').then(Number);
    expect(await scoreOf(await newChild())).toBe(1000);
    expect(await scoreOf(server.pid)).toBeLessThan(1000);
  });

  it('fails an upload with 422 that needs more than 1 GB, and takes the next one', async () => {
    const before = await menuSize();
    const files = await server.storedFiles();
    const { message, fields } = expectError(await upload(await heavyPicture()), 422);
    expect(message).toBe(
      'Gambar terlalu berat untuk diproses. Kecilkan ukurannya, lalu coba lagi.',
    );
    expect(fields).toEqual({ image: message });
    expect([await menuSize(), await server.storedFiles()]).toEqual([before, files]);
    expect((await upload(tiny)).status).toBe(201);
  });

  it('ends them with itself, however it ends', async () => {
    for (const pid of await signalAll('SIGKILL')) await until(() => isGone(pid));
    const lost = Promise.allSettled([upload(large)]);
    const child = await newChild();
    await server.crash();
    await until(() => isGone(child));
    await lost;
  });
});
