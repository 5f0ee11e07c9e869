import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { createHttpServer, HTTP_LIMITS, type HttpLimits } from './http-server';

const SHORT: HttpLimits = {
  keepAlive: 10_000,
  headers: 200,
  check: 20,
  request: 10_000,
  idleResponse: 10_000,
  connections: 1_000,
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
/** The bodies of requests, and the requests of `/pending`. */
let received: string[];
/** How many requests of `/pending` have a response that is not closed. */
let pending: number;
/** Ends the wait of the handlers of `/late` and `/held`. */
let endLate: () => void;
const sockets: Socket[] = [];

async function listen(limits: Partial<HttpLimits> = {}): Promise<void> {
  received = [];
  pending = 0;
  const late = new Promise<void>((resolve) => (endLate = resolve));
  server = createHttpServer(
    (request, response) => {
      if (request.url === '/early') {
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
      if (request.url === '/held') {
        response.writeHead(200, { 'Content-Length': 4 }).write('held');
        void late.then(() => response.end());
        return;
      }
      if (request.url === '/pending') {
        pending += 1;
        received.push('pending');
        response.once('close', () => (pending -= 1));
        return;
      }
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

it('ends a connection after the response to a body that nobody reads', async () => {
  await listen();
  for (const isSentOn of [false, true]) {
    const { socket, ended } = open(`${post('/early', 9_999_999)}half`);
    await pumping(20, isSentOn ? [socket] : [], async () => {
      expect((await ended).match(/HTTP\/1\.1/g)).toHaveLength(1);
    });
  }
  await expectNoConnections();
});

it('takes the next request where the rest of an unread body comes soon', async () => {
  await listen();
  const { socket, text } = open(post('/early', 4));
  await expectSoon(() => text().endsWith('early'));
  socket.write(`late${get('/soon')}`);
  await expectSoon(() => text().endsWith('soon'));
});

it('ends a request that moves for ever', async () => {
  await listen({ request: 400 });
  const { socket, ended } = open(post('/read', 1_000_000));
  await pumping(30, [socket], async () => expect408(await ended));
  expect(received).toEqual([]);
});

it('closes the connections of readers that stop', async () => {
  await listen({ idleResponse: 600 });
  for (const path of ['/whole', '/streamed']) {
    const { socket } = open(get(path));
    await once(socket, 'data');
    socket.pause();
  }
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
  await listen({ idleResponse: 100 });
  const { socket, text } = open(get('/late'));
  await sleep(400);
  endLate();
  await once(socket, 'data');
  expect(text()).toMatch(/^HTTP\/1\.1 200 /);
});

it('closes the connection of a client that does not wait for a response', async () => {
  await listen();
  expect(await open(get('/pending').repeat(20)).ended).toBe('');
  await expectNoConnections();
  expect(received).toEqual(['pending']);
  expect(pending).toBe(0);
});

it('handles the next request after a response whose bytes came before its end', async () => {
  await listen();
  const { socket, text } = open(get('/held'));
  await expectSoon(() => text().endsWith('held'));
  socket.write(get('/soon'));
  await sleep(100);
  expect(text()).toMatch(/held$/);
  endLate();
  await expectSoon(() => text().endsWith('soon'));
});

it('closes further connections where too many are open', async () => {
  await listen({ connections: 3 });
  const held = Array.from({ length: 3 }, () => open(get('/pending')));
  await expectSoon(() => pending === 3);
  expect(await open(get('/soon')).ended).toBe('');
  held[0]?.socket.destroy();
  await expectSoon(async () => (await connections()) === 2);
  const { text } = open(get('/soon'));
  await expectSoon(() => text().includes('soon'));
});

it('keeps connections longer than proxies do, and waits for headers no longer than 15 s', async () => {
  await listen(HTTP_LIMITS);
  expect(server.keepAliveTimeout).toBe(75_000);
  expect(server.headersTimeout).toBe(15_000);
  expect(server.requestTimeout).toBe(1_200_000);
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(response.headers.get('keep-alive')).toBe('timeout=75');
});
