import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { allowSlowBody } from '../multipart/slow-body';
import { createHttpServer, HTTP_LIMITS, type HttpLimits } from './http-server';

const SHORT: HttpLimits = {
  keepAlive: 10_000,
  headers: 200,
  check: 20,
  body: 10_000,
  idleBody: 150,
  request: 10_000,
  idleResponse: 10_000,
  slowBodies: 1_000,
  stalledResponses: 1_000,
};

const UPLOAD = 'POST /read HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n';

/** More than the buffers of the system take. */
const LARGE = Buffer.alloc(24_000_000, 'x');

function* chunks(): Generator<Buffer> {
  for (let from = 0; from < LARGE.length; from += 65_536) yield LARGE.subarray(from, from + 65_536);
}

let server: Server;
let received: string[];
/** How many requests of `/pending` have a response that is not closed. */
let pending: number;
/** The requests of `/early`. */
let early: WeakRef<object>[];
/** Ends the wait of the handler of `/late`. */
let readLate: () => void;
const sockets: Socket[] = [];

async function listen(limits: Partial<HttpLimits> = {}): Promise<void> {
  received = [];
  pending = 0;
  early = [];
  const late = new Promise<void>((resolve) => (readLate = resolve));
  server = createHttpServer(
    (request, response) => {
      if (request.url === '/early') {
        early.push(new WeakRef(request));
        response.end('early');
        return;
      }
      if (request.url === '/whole') {
        response.end(LARGE);
        return;
      }
      if (request.url === '/streamed') {
        Readable.from(chunks()).pipe(response);
        return;
      }
      if (request.url === '/soon') {
        setImmediate(() => setImmediate(() => response.end('soon')));
        return;
      }
      if (request.url === '/pending') {
        pending += 1;
        response.once('close', () => (pending -= 1));
        return;
      }
      if (request.url === '/slow') allowSlowBody(request);
      let body = '';
      const read = () => {
        request.on('data', (chunk: Buffer) => (body += chunk.toString()));
        request.once('end', () => {
          received.push(body);
          response.end('done');
        });
      };
      if (request.url === '/late') void late.then(read);
      else read();
    },
    { siteOrigin: null },
    { ...SHORT, ...limits },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
  server.closeAllConnections();
});

/** A connection that has sent this much of a request. */
function open(sent: string): { socket: Socket; ended: Promise<string>; text: () => string } {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  socket.on('error', () => undefined);
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
  socket.write(sent);
  return { socket, ended, text: () => text };
}

async function expectNoConnections(): Promise<void> {
  const count = () =>
    new Promise<number>((resolve) => server.getConnections((_error, open) => resolve(open)));
  for (let tries = 0; tries < 40 && (await count()) > 0; tries += 1) await sleep(50);
  expect(await count()).toBe(0);
}

async function expectSoon(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200 && !(await holds()); tries += 1) await sleep(50);
  expect(await holds()).toBe(true);
}

const expect408 = (response: string) => {
  const [head = '', body = ''] = response.split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 408 [^]*\r\nConnection: close/);
  expect(JSON.parse(body)).toEqual({
    statusCode: 408,
    error: 'Request Timeout',
    message: 'Permintaan tidak selesai pada waktunya',
  });
};

it('ends every connection without complete headers in time, with 408', async () => {
  await listen();
  const halves = ['', 'GET / HTTP/1.1\r\nHost: x\r\n', 'POST / HTTP/1.1\r\nHost: x\r\nX: '];
  const open300 = Array.from({ length: 300 }, (_, i) => open(halves[i % 3]!).ended);
  for (const response of await Promise.all(open300)) expect408(response);
  await expectNoConnections();
});

it('ends a second request without complete headers, too', async () => {
  await listen();
  const { ended } = open('GET / HTTP/1.1\r\nHost: x\r\n\r\nGET / HT');
  const [first = '', second = ''] = (await ended).split('done');
  expect(first).toMatch(/^HTTP\/1\.1 200 /);
  expect408(second);
});

it('ends a body that stalls with 408, and does not act on what follows', async () => {
  await listen();
  const { socket, ended } = open(`${UPLOAD}half`);
  await new Promise((resolve) => socket.once('data', resolve));
  socket.write('-there');
  expect408(await ended);
  expect(received).toEqual([]);
  await expectNoConnections();
});

it('ends a stalled body without a Content-Length', async () => {
  await listen();
  const head = 'POST /read HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n';
  expect408(await open(`${head}2\r\nha\r\n`).ended);
});

it('holds no request whose connection closed before its body was read', async () => {
  await listen({ idleBody: 600_000, body: 600_000 });
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const head = 'POST /early HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n';
  for (let count = 0; count < 10; count += 1) {
    const { socket, text } = open(`${head}half`);
    await expectSoon(() => text().includes('200 OK'));
    socket.destroy();
  }
  await expectNoConnections();
  expect(early).toHaveLength(10);
  // The last one may be held by the parser, which is used again.
  await expectSoon(() => {
    collect();
    return early.filter((request) => request.deref()).length <= 1;
  });
});

it('waits for a slow body as long as it moves', async () => {
  await listen({ idleBody: 800 });
  const { socket, text } = open(UPLOAD);
  for (const bytes of ['012', '345', '678', '9']) {
    await sleep(300);
    socket.write(bytes);
  }
  await new Promise((resolve) => socket.once('data', resolve));
  expect(text()).toMatch(/^HTTP\/1\.1 200 /);
  expect(received).toEqual(['0123456789']);
});

it('does not blame the client for a body that the handler has not read yet', async () => {
  const idleBody = 1_000;
  await listen({ idleBody });
  const { socket, text } = open(
    'POST /late HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n01234',
  );
  await sleep(2.5 * idleBody);
  readLate();
  // Between two checks: the client may send the rest until it has idled for the whole time.
  await sleep(0.65 * idleBody);
  socket.write('56789');
  await new Promise((resolve) => socket.once('data', resolve));
  expect(text()).toMatch(/^HTTP\/1\.1 200 /);
  expect(received).toEqual(['0123456789']);
});

it('puts no 408 behind the response to a body that stalls', async () => {
  await listen();
  const head = 'POST /early HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n';
  expect((await open(`${head}half`).ended).match(/HTTP\/1\.1/g)).toHaveLength(1);
});

it('ends a request that moves for ever', async () => {
  await listen({ request: 400 });
  const { socket, ended } = open(UPLOAD.replace('10', '1000000'));
  const pump = setInterval(() => socket.write('x'), 30);
  expect408(await ended);
  clearInterval(pump);
  expect(received).toEqual([]);
});

it('ends a body that takes too long, unless it may be slow', async () => {
  await listen({ body: 300, idleBody: 10_000 });
  const pumped = [UPLOAD, UPLOAD.replace('/read', '/slow')].map((head) =>
    open(head.replace('10\r', '60\r')),
  );
  const pump = setInterval(() => pumped.forEach(({ socket }) => socket.write('x')), 20);
  const [short, slow] = pumped;
  expect408(await short!.ended);
  await new Promise((resolve) => slow!.socket.once('data', resolve));
  clearInterval(pump);
  expect(slow!.text()).toMatch(/^HTTP\/1\.1 200 /);
  expect(received).toEqual(['x'.repeat(60)]);
});

it('closes the connection of a body that nobody reads, behind its response', async () => {
  await listen({ body: 300, idleBody: 10_000 });
  const { socket, ended } = open('GET /early HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n\r\n');
  const pump = setInterval(() => socket.write('x'), 20);
  expect((await ended).match(/HTTP\/1\.1/g)).toHaveLength(1);
  clearInterval(pump);
});

it.each(['/whole', '/streamed'])(
  'closes the connection of a reader that stops, of %s',
  async (path) => {
    await listen({ idleResponse: 300 });
    const { socket } = open(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await new Promise((resolve) => socket.once('data', resolve));
    socket.pause();
    await expectNoConnections();
  },
);

it.each(['/whole', '/streamed'])(
  'waits for a slow reader as long as it reads, of %s',
  async (path) => {
    await listen({ idleResponse: 1_200 });
    const { socket } = open(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    socket.removeAllListeners('data');
    let read = 0;
    for await (const chunk of socket) {
      const before = Math.floor(read / 2_000_000);
      read += (chunk as Buffer).length;
      if (Math.floor(read / 2_000_000) > before) await sleep(100);
    }
    expect(read).toBeGreaterThan(LARGE.length);
  },
);

it('leaves a response alone for which the handler needs long', async () => {
  await listen({ idleResponse: 100, body: 100 });
  const { socket, text } = open('GET /late HTTP/1.1\r\nHost: x\r\n\r\n');
  await sleep(400);
  readLate();
  await new Promise((resolve) => socket.once('data', resolve));
  expect(text()).toMatch(/^HTTP\/1\.1 200 /);
});

it('handles one request of a connection at a time, and none after it closed', async () => {
  await listen();
  const { socket } = open('GET /pending HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20));
  for (let tries = 0; tries < 40 && pending === 0; tries += 1) await sleep(50);
  expect(pending).toBe(1);
  socket.destroy();
  await expectNoConnections();
  expect(pending).toBe(0);
});

it('responds to requests that were sent together, in their order', async () => {
  await listen();
  const count = 30;
  const { ended } = open(
    'GET /early HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(count) +
      'GET /read HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  );
  const bodies = (await ended).match(/early|done/g);
  expect(bodies).toEqual([...Array.from({ length: count }, () => 'early'), 'done']);
});

it('closes the connection of the oldest of too many unfinished bodies, but of none that may be slow', async () => {
  await listen({ idleBody: 10_000, slowBodies: 5 });
  const slow = open(`${UPLOAD.replace('/read', '/slow')}01234`);
  const others: ReturnType<typeof open>[] = [];
  for (let count = 0; count < 8; count += 1) {
    others.push(open(`${UPLOAD}01234`));
    await sleep(20);
  }
  for (const { ended } of others.slice(0, 3)) expect(await ended).toBe('');
  const left = [slow, ...others.slice(3)];
  for (const { socket } of left) socket.write('56789');
  await expectSoon(() => left.every(({ text }) => text().includes('200 OK')));
});

it('closes the connection that has stalled longest, where too many have', async () => {
  await listen({ idleResponse: 12_000, stalledResponses: 3 });
  const stall = () => {
    const one = open('GET /streamed HTTP/1.1\r\nHost: x\r\n\r\n');
    one.socket.pause();
    return one.socket;
  };
  const moving = stall();
  const first = stall();
  await sleep(1_000);
  const pump = setInterval(() => {
    moving.resume();
    setTimeout(() => moving.pause(), 10);
  }, 100);
  const others = Array.from({ length: 3 }, stall);
  const openCount = () =>
    new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
  try {
    await expectSoon(async () => (await openCount()) === 4);
  } finally {
    clearInterval(pump);
  }
  for (const socket of [first, moving, ...others]) socket.resume();
  await expectSoon(() => first.closed);
  expect([moving, ...others].map(({ closed }) => closed)).toEqual([false, false, false, false]);
}, 30_000);

it('goes on with a client that always sends one request ahead', async () => {
  await listen();
  const request = 'GET /soon HTTP/1.1\r\nHost: x\r\n\r\n';
  const { socket, text } = open(request.repeat(2));
  const count = () => text().match(/soon/g)?.length ?? 0;
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('data', () => {
    if (count() < 80) socket.write(request);
    else socket.end();
  });
  await closed;
  expect(count()).toBeGreaterThanOrEqual(80);
});

it('adds no more listeners to a response than Node expects, however many requests wait', async () => {
  const warned = jest.fn();
  process.on('warning', warned);
  await listen();
  const request = 'GET /soon HTTP/1.1\r\nHost: x\r\n\r\n';
  const { text } = open(request.repeat(30));
  await expectSoon(() => text().match(/soon/g)?.length === 30);
  process.off('warning', warned);
  expect(warned).not.toHaveBeenCalled();
});

it('closes a connection on which too many requests wait', async () => {
  await listen();
  await open('GET /pending HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(200)).ended;
  expect(pending).toBe(0);
});

it('keeps connections longer than proxies do, and waits for headers no longer than 15 s', async () => {
  await listen(HTTP_LIMITS);
  expect(server.keepAliveTimeout).toBe(75_000);
  expect(server.headersTimeout).toBe(15_000);
  expect(server.requestTimeout).toBe(1_200_000);
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(response.headers.get('keep-alive')).toBe('timeout=75');
});
