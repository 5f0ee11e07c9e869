import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tinyPicture } from '@lereng/api-testing';
import { ApiClient, TestServer, until } from '@lereng/shared-testing';
import { FACTOR, report } from './support/factor';
import { Ledger } from './support/ledger';

interface Row {
  id: number;
  name: string;
}

/** Service managers kill what has not ended by then. */
const EXIT_LIMIT_MS = 10_000;
/** The signals come at moments that differ from round to round. */
const LONGEST_DELAY_MS = 300;

/**
 * Uploads a menu item whose body waits for the server's word that it has begun with the request.
 * @returns the status; null where the server did not begin, 'dropped' where it began and did not respond
 */
async function uploadOnceAccepted(
  { origin, token }: ApiClient,
  fields: Record<string, string | Blob>,
): Promise<number | 'dropped' | null> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  return new Promise((resolve) => {
    let isAccepted = false;
    const sent = request(`${origin}/api/menu-items`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': encoded.headers.get('content-type')!,
        'content-length': body.length,
        expect: '100-continue',
      },
    });
    sent.on('continue', () => {
      isAccepted = true;
      sent.end(body);
    });
    const fail = () => resolve(isAccepted ? 'dropped' : null);
    sent.on('error', fail);
    sent.on('response', (response) => {
      response.on('error', fail).on('end', () => resolve(response.statusCode!));
      response.resume();
    });
    sent.flushHeaders();
  });
}

describe('a server that is told to stop under load', () => {
  let dataDir: string;
  let server: TestServer;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'lereng-stop-'));
  });
  afterAll(async () => {
    await server?.stop('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });

  it('finishes what it has begun, and ends with 0 within its limit, also at a second signal', async () => {
    const image = await tinyPicture();
    const rounds = Math.ceil(2 * FACTOR);
    const ledger = new Ledger();
    let token: string | undefined;
    let client: ApiClient;
    const start = async () => {
      server = await TestServer.start({ dataDir });
      token ??= (await ApiClient.login(server.origin)).token;
      client = new ApiClient(server.origin, token);
    };
    let n = 0;
    let uploads = 0;
    let dropped = 0;
    let slowest = 0;
    const add = async () => {
      const name = `Kategori ${(n += 1)}`;
      await ledger.write(name, 'there', () => client.json('POST', '/menu-categories', { name }));
    };
    const upload = async () => {
      const name = `Kopi ${(n += 1)}`;
      await ledger.write(name, 'there', async () => {
        const status = await uploadOnceAccepted(client, { name, price: '9000', image });
        if (status === 'dropped') dropped += 1;
        if (typeof status !== 'number') throw new Error('It has no response');
        uploads += 1;
        return { status, headers: new Headers(), body: '' };
      });
    };
    const read = async () => {
      await fetch(`${server.origin}/menu?${(n += 1)}`).catch(() => null);
    };

    await start();
    for (let round = 0; round < rounds; round += 1) {
      let isOver = false;
      const before = ledger.count;
      const uploaded = uploads;
      const lanes = [add, upload, upload, read].map(async (lane) => {
        while (!isOver) await lane();
      });
      await until(() => ledger.count > before && uploads > uploaded);
      await sleep(((round * 0.618) % 1) * LONGEST_DELAY_MS);
      const begun = performance.now();
      const exits = [server.stop('SIGTERM')];
      await sleep(round % 2 ? 20 : 0);
      exits.push(server.stop('SIGTERM'));
      expect(await Promise.all(exits)).toEqual([0, 0]);
      slowest = Math.max(slowest, performance.now() - begun);
      isOver = true;
      await Promise.all(lanes);

      await start();
      const lists = ['/menu-categories', '/menu-items'].map(
        async (path) => (await client.get<Row[]>(path)).body,
      );
      const rows = (await Promise.all(lists)).flat();
      ledger.settle(rows.map(({ name }) => [name, 'there']));
    }
    report({ rounds, acknowledged: ledger.count, uploads, dropped, slowest });
    expect(dropped).toBe(0);
    expect(slowest).toBeLessThan(EXIT_LIMIT_MS);
  });
});
