import { createServer, get, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Connections, drain } from './graceful-shutdown';

describe('drain', () => {
  let server: Server;
  let port: number;
  let connections: Connections;
  const sockets: Socket[] = [];

  beforeEach(async () => {
    server = createServer((request, response) => {
      if (request.url === '/never') return;
      setTimeout(() => response.end('done'), request.url === '/slow' ? 300 : 0);
    });
    connections = new Connections(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });

  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
    server.close();
    server.closeAllConnections();
  });

  /** A connection that asks and stays open. */
  async function ask(path: string): Promise<{ heard: () => string }> {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    let heard = '';
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
    socket.on('error', () => undefined);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await sleep(50);
    return { heard: () => heard };
  }

  it('lets requests finish that are under way, whose connections then do not hold it up', async () => {
    const idle = await ask('/');
    const slow = await ask('/slow');
    const begun = Date.now();
    await drain(server, connections, 5_000);
    expect(Date.now() - begun).toBeLessThan(2_000);
    await sleep(20);
    expect(idle.heard()).toContain('done');
    expect(slow.heard()).toContain('done');
  });

  it('takes no new connections', async () => {
    await ask('/slow');
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
    const begun = Date.now();
    await drain(server, connections, 5_000);
    expect(Date.now() - begun).toBeLessThan(500);
  });

  it('cuts what outlasts its patience', async () => {
    await ask('/never');
    const begun = Date.now();
    await drain(server, connections, 200);
    expect(Date.now() - begun).toBeLessThan(1_500);
  });

  it('has nothing to wait for before the server listens', async () => {
    await expect(drain(createServer(), connections, 5_000)).resolves.toBeUndefined();
  });
});
