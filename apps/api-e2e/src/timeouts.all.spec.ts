import { once } from 'node:events';
import { get, request, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { tinyPicture } from '@lereng/api-testing';
import { ApiClient, TestServer } from '@lereng/shared-testing';

const HALF_SENT = 2_000;
/** Below the 511 connections that wait to be accepted: of more, some never learn that they were dropped. */
const AT_A_TIME = 200;
/** A client has 15 s for its headers, of Node's defaults 60 to 90; the rest is for a busy machine. */
const HEADERS_LIMIT_MS = 40_000;
const UPLOAD_PIECES = 34;
const PIECE_EVERY_MS = 500;

describe('slow clients', () => {
  let server: TestServer;
  let client: ApiClient;
  beforeAll(async () => {
    server = await TestServer.start();
    client = await ApiClient.login(server.origin);
  });
  afterAll(() => server?.stop());

  /** Resolves with how long the server left a connection open that sends no more than this. */
  async function sendHalf(text: string): Promise<number> {
    const { hostname, port } = new URL(server.origin);
    const begun = Date.now();
    const socket: Socket = connect({ host: hostname, port: Number(port) });
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => undefined);
    socket.write(text);
    socket.resume();
    await closed;
    return Date.now() - begun;
  }

  /** The same for `HALF_SENT` connections that are all open together. */
  async function sendHalves(): Promise<number[]> {
    const halves = ['', 'GET / HTTP/1.1\r\nHost: x\r\n', 'POST /api/slides HTTP/1.1\r\nX: '];
    const times: Promise<number>[] = [];
    while (times.length < HALF_SENT) {
      for (let i = 0; i < AT_A_TIME; i += 1) times.push(sendHalf(halves[i % halves.length]!));
      // Accepted in their order: once this one has its response, they all have been.
      const last = get(`${server.origin}/api`, { agent: false });
      const [response] = (await once(last, 'response')) as [IncomingMessage];
      response.resume();
    }
    return Promise.all(times);
  }

  /** Uploads a menu item in small pieces, for longer than headers may take. */
  async function uploadSlowly(): Promise<number | undefined> {
    const form = new FormData();
    form.append('name', 'Kopi');
    form.append('price', '9000');
    form.append('image', await tinyPicture(), 'foto.jpg');
    const encoded = new Response(form);
    const body = Buffer.from(await encoded.arrayBuffer());
    const sent = request(`${server.origin}/api/menu-items`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${client.token}`,
        'content-type': encoded.headers.get('content-type')!,
        'content-length': body.length,
      },
    });
    const status = new Promise<number | undefined>((resolve, reject) => {
      sent.on('response', (response) => resolve(response.resume().statusCode));
      sent.on('error', reject);
    });
    const size = Math.ceil(body.length / UPLOAD_PIECES);
    for (let from = 0; from < body.length; from += size) {
      sent.write(body.subarray(from, from + size));
      await sleep(PIECE_EVERY_MS);
    }
    sent.end();
    return status;
  }

  it('lose their connection without complete headers, and keep it for an upload that moves', async () => {
    const upload = uploadSlowly();
    const times = await sendHalves();
    expect(Math.min(...times)).toBeGreaterThan(14_000);
    expect(Math.max(...times)).toBeLessThan(HEADERS_LIMIT_MS);
    expect(await upload).toBe(201);
    expect((await client.get('/menu-items')).body).toMatchObject([{ name: 'Kopi' }]);
  });
});
