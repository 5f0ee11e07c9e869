import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { createHttpServer } from './http-server';

describe('handleClientErrors', () => {
  let server: Server;
  let socket: Socket;

  beforeEach(async () => {
    server = createHttpServer(
      (request, response) => {
        if (request.url === '/half') response.write('half');
        else request.on('end', () => response.end('whole')).resume();
      },
      { siteOrigin: 'https://lereng.test' },
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  });

  afterEach(() => {
    socket.destroy();
    server.close();
    server.closeAllConnections();
  });

  /** Everything that comes until the connection ends. */
  function exchange(...sent: string[]): Promise<string> {
    let received = '';
    socket.on('data', (chunk) => (received += chunk.toString()));
    // A client that is still sending may get a reset.
    socket.on('error', () => undefined);
    for (const text of sent) socket.write(text);
    return new Promise((resolve) => socket.once('close', () => resolve(received)));
  }

  const HEAD = 'POST / HTTP/1.1\r\nHost: x\r\n';
  const UNREADABLE = 'Permintaan tidak dapat dibaca';

  it.each([
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400, UNREADABLE],
    ['no HTTP', 'hello\r\n\r\n', 400, UNREADABLE],
    ['a broken body', `${HEAD}Transfer-Encoding: chunked\r\n\r\nnope\r\n`, 400, UNREADABLE],
    [
      'an expectation',
      `${HEAD}Expect: tea\r\nContent-Length: 0\r\n\r\n`,
      417,
      'Permintaan tidak dapat dipenuhi',
    ],
    [
      'headers that are too large',
      `${HEAD}X: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'Header permintaan terlalu besar',
    ],
  ])('responds to %s with an error body and the headers of every response', async (...row) => {
    const [, sent, status, message] = row;
    const [head = '', body = ''] = (await exchange(sent)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toContain('\r\nX-Content-Type-Options: nosniff\r\n');
    expect(head).toContain('\r\nX-Frame-Options: DENY\r\n');
    expect(head).toContain('\r\nStrict-Transport-Security: max-age=');
    expect(head).toContain('\r\nConnection: close');
    expect(JSON.parse(body)).toMatchObject({ statusCode: status, message });
  });

  it('responds to a read with an unknown expectation as to any other', async () => {
    const sent = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: tea\r\n\r\n';
    expect(await exchange(sent)).toMatch(/^HTTP\/1\.1 200 [^]*whole/);
  });

  it('sends nothing after half a response', async () => {
    const sent = 'POST /half HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n';
    const received = exchange(sent);
    await new Promise((resolve) => socket.once('data', resolve));
    socket.write('nope\r\n');
    expect((await received).match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  it('survives a socket that is gone', () => {
    socket.destroy();
    expect(() => server.emit('clientError', new Error('late'), socket)).not.toThrow();
  });
});
