import { once } from 'node:events';
import { createServer, get, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { oneAtATime } from '../http/connections';
import { Connections, drain } from './graceful-shutdown';

describe('drain', () => {
  let server: Server;
  let port: number;
  let connections: Connections;
  const sockets: Socket[] = [];

  beforeEach(async () => {
    server = createServer(
      oneAtATime((request, response) => {
        if (request.url === '/never') return;
        setTimeout(() => response.end('done'), request.url === '/slow' ? 300 : 0);
      }),
    );
    connections = new Connections(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });

  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
    server.close();
    server.closeAllConnections();
  });

  /** Sends a request on a connection that stays open, and waits until the server has it. */
  async function send(path: string): Promise<{ received: () => string }> {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
    socket.on('error', () => undefined);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await once(server, 'request');
    await sleep(50);
    return { received: () => received };
  }

  it('lets requests in flight finish, whose connections then do not delay it', async () => {
    const idle = await send('/');
    const slow = await send('/slow');
    const start = Date.now();
    await drain(server, connections, 5_000);
    expect(Date.now() - start).toBeLessThan(2_000);
    await sleep(20);
    expect(idle.received()).toContain('done');
    expect(slow.received()).toContain('done');
  });

  it('refuses new connections', async () => {
    await send('/slow');
    const drained = drain(server, connections, 5_000);
    const refused = new Promise((resolve) => {
      get({ port, host: '127.0.0.1' }).on('error', resolve);
    });
    expect(await refused).toMatchObject({ code: 'ECONNREFUSED' });
    await drained;
  });

  it.each([
    ['nothing was ever sent', ''],
    ['half a head was sent', 'GET / HTTP/1.1\r\nHo'],
    ['half a second head was sent', 'GET / HTTP/1.1\r\nHost: x\r\n\r\nGET / HT'],
  ])('does not wait for a connection on which %s', async (_name, sent) => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.write(sent);
    await sleep(50);
    const start = Date.now();
    await drain(server, connections, 5_000);
    expect(Date.now() - start).toBeLessThan(2_500);
  });

  it('closes what outlasts the timeout', async () => {
    await send('/never');
    await drain(server, connections, 200);
  });

  it('has nothing to wait for before the server listens', async () => {
    await expect(drain(createServer(), connections, 5_000)).resolves.toBeUndefined();
  });
});
