import { once } from 'node:events';
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

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
/** The head of an upload of this many bytes. */
const post = (path: string, length = 10) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`;

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

const connections = () =>
  new Promise<number>((resolve) => server.getConnections((_error, open) => resolve(open)));
const expectNoConnections = () => expectSoon(async () => (await connections()) === 0);

async function expectSoon(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 400 && !(await holds()); tries += 1) await sleep(50);
  expect(await holds()).toBe(true);
}

/** Sends a byte to each, again and again, until the work is done. */
async function pumping(every: number, to: readonly Socket[], work: () => Promise<void>) {
  const pump = setInterval(() => to.forEach((socket) => socket.write('x')), every);
  await work().finally(() => clearInterval(pump));
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
  const { socket, ended } = open(`${post('/read')}half`);
  await once(socket, 'data');
  socket.write('-there');
  expect408(await ended);
  const chunked = 'POST /read HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n';
  expect408(await open(`${chunked}2\r\nha\r\n`).ended);
  expect(received).toEqual([]);
  await expectNoConnections();
});

it('holds no request whose connection closed before its body was read', async () => {
  await listen({ idleBody: 600_000, body: 600_000 });
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let count = 0; count < 10; count += 1) {
    const { socket, text } = open(`${post('/early')}half`);
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
  const { socket, text } = open(post('/read'));
  for (const bytes of ['012', '345', '678', '9']) {
    await sleep(300);
    socket.write(bytes);
  }
  await once(socket, 'data');
  expect(text()).toMatch(/^HTTP\/1\.1 200 /);
  expect(received).toEqual(['0123456789']);
});

it('does not blame the client for a body that the handler has not read yet', async () => {
  const idleBody = 1_000;
  await listen({ idleBody });
  const { socket, text } = open(`${post('/late')}01234`);
  await sleep(2.5 * idleBody);
  readLate();
  // Between two checks: the client may send the rest until it has idled for the whole time.
  await sleep(0.65 * idleBody);
  socket.write('56789');
  await once(socket, 'data');
  expect(text()).toMatch(/^HTTP\/1\.1 200 /);
  expect(received).toEqual(['0123456789']);
});

it('puts no 408 behind the response to a body that nobody reads, stalled or not', async () => {
  await listen({ body: 300 });
  for (const pumped of [false, true]) {
    const { socket, ended } = open(`${post('/early', 9_999)}half`);
    await pumping(20, pumped ? [socket] : [], async () => {
      expect((await ended).match(/HTTP\/1\.1/g)).toHaveLength(1);
    });
  }
});

it('ends a request that moves for ever', async () => {
  await listen({ request: 400 });
  const { socket, ended } = open(post('/read', 1_000_000));
  await pumping(30, [socket], async () => expect408(await ended));
  expect(received).toEqual([]);
});

it('ends a body that takes too long, unless it may be slow', async () => {
  await listen({ body: 300, idleBody: 10_000 });
  const [short, slow] = [open(post('/read', 60)), open(post('/slow', 60))];
  await pumping(20, [short.socket, slow.socket], async () => {
    expect408(await short.ended);
    await once(slow.socket, 'data');
  });
  expect(slow.text()).toMatch(/^HTTP\/1\.1 200 /);
  expect(received).toEqual(['x'.repeat(60)]);
});

// Reports of a stalled response count in a row only where this process was not busy for nearly one interval between
// them, a thirtieth of the limit: a shorter limit would fail on a busy machine.
it('closes the connections of readers that stop', async () => {
  await listen({ idleResponse: 4_500 });
  for (const path of ['/whole', '/streamed']) {
    const { socket } = open(get(path));
    await once(socket, 'data');
    socket.pause();
  }
  expect(await connections()).toBe(2);
  await expectNoConnections();
}, 30_000);

it.each(['/whole', '/streamed'])('waits for a reader of %s, however slow', async (path) => {
  await listen({ idleResponse: 1_200 });
  const { socket } = open(get(path, 'Connection: close\r\n'));
  socket.removeAllListeners('data');
  let read = 0;
  for await (const chunk of socket) {
    const before = Math.floor(read / 2_000_000);
    read += (chunk as Buffer).length;
    if (Math.floor(read / 2_000_000) > before) await sleep(100);
  }
  expect(read).toBeGreaterThan(LARGE.length);
});

it('leaves a response alone for which the handler needs long', async () => {
  await listen({ idleResponse: 100, body: 100 });
  const { socket, text } = open(get('/late'));
  await sleep(400);
  readLate();
  await once(socket, 'data');
  expect(text()).toMatch(/^HTTP\/1\.1 200 /);
});

it('handles one request of a connection at a time, and none after it closed', async () => {
  await listen();
  const { socket } = open(get('/pending').repeat(20));
  await expectSoon(() => pending === 1);
  socket.destroy();
  await expectNoConnections();
  expect(pending).toBe(0);
});

it('responds to requests that were sent together in their order, and warns of no leak', async () => {
  const warned = jest.fn();
  process.on('warning', warned);
  await listen();
  const count = 30;
  const { ended } = open(get('/soon').repeat(count) + get('/read', 'Connection: close\r\n'));
  const bodies = (await ended).match(/soon|done/g);
  process.off('warning', warned);
  expect(bodies).toEqual([...Array<string>(count).fill('soon'), 'done']);
  expect(warned).not.toHaveBeenCalled();
});

it('closes the connection of the oldest of too many unfinished bodies, but of none that may be slow', async () => {
  await listen({ idleBody: 10_000, slowBodies: 5 });
  const slow = open(`${post('/slow')}01234`);
  const others: ReturnType<typeof open>[] = [];
  for (let count = 0; count < 8; count += 1) {
    others.push(open(`${post('/read')}01234`));
    await sleep(20);
  }
  for (const { ended } of others.slice(0, 3)) expect(await ended).toBe('');
  const left = [slow, ...others.slice(3)];
  for (const { socket } of left) socket.write('56789');
  await expectSoon(() => left.every(({ text }) => text().includes('200 OK')));
});

it('closes the connection that has stalled longest, where too many have', async () => {
  await listen({ idleResponse: 45_000, stalledResponses: 3 });
  const stall = () => {
    const one = open(get('/streamed'));
    one.socket.pause();
    return one.socket;
  };
  const moving = stall();
  const first = stall();
  await sleep(2_500);
  const pump = setInterval(() => {
    moving.resume();
    setTimeout(() => moving.pause(), 10);
  }, 100);
  const others = Array.from({ length: 3 }, stall);
  try {
    await expectSoon(async () => (await connections()) === 4);
  } finally {
    clearInterval(pump);
  }
  for (const socket of [first, moving, ...others]) socket.resume();
  await expectSoon(() => first.closed);
  expect([moving, ...others].map(({ closed }) => closed)).toEqual([false, false, false, false]);
}, 30_000);

it('goes on with a client that always sends one request ahead', async () => {
  await listen();
  const { socket, text } = open(get('/soon').repeat(2));
  const count = () => text().match(/soon/g)?.length ?? 0;
  socket.on('data', () => {
    if (count() < 80) socket.write(get('/soon'));
    else socket.end();
  });
  await once(socket, 'close');
  expect(count()).toBeGreaterThanOrEqual(80);
});

it('closes a connection on which too many requests wait', async () => {
  await listen();
  await open(get('/pending').repeat(200)).ended;
  expect(pending).toBe(0);
});

it('keeps connections longer than proxies do, and waits for headers and bodies no longer than 15 s', async () => {
  await listen(HTTP_LIMITS);
  expect(server.keepAliveTimeout).toBe(75_000);
  expect([server.headersTimeout, HTTP_LIMITS.body]).toEqual([15_000, 15_000]);
  expect(server.requestTimeout).toBe(1_200_000);
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(response.headers.get('keep-alive')).toBe('timeout=75');
});
