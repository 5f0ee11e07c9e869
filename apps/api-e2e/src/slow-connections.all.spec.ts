import { once } from 'node:events';
import { readFile, readdir, readlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { picture } from '@lereng/api-testing';
import { ApiClient, TestServer } from '@lereng/shared-testing';
import { addMenuItem } from './support/rows';

const CONNECTIONS = 20;
/** A response ends after 50 s at the latest; the rest is for a busy machine. */
const RESPONSE_PATIENCE_MS = 70_000;
/** More than the buffers of the system take, which are about 5 MB on one machine. */
const PICTURE_BYTES = 12_000_000;
/** The slow reader is still reading when the others, which read nothing, have been closed. */
const READ_FOR_MS = 40_000;

/** The open descriptors of a process, as the names of files and kinds of other descriptors. */
async function descriptors(pid: number): Promise<string[]> {
  const folder = `/proc/${pid}/fd`;
  const links = (await readdir(folder)).map((name) => readlink(join(folder, name)));
  return (await Promise.allSettled(links)).flatMap((link) =>
    link.status === 'fulfilled' ? [link.value] : [],
  );
}

/** From which ports of this machine there are established connections to the server on this port. */
async function connectedPorts(port: number): Promise<number[]> {
  const ESTABLISHED = '01';
  const lines = (await readFile('/proc/net/tcp', 'utf8')).split('\n').slice(1);
  return lines.flatMap((line) => {
    const [, local = '', remote = '', state] = line.trim().split(/\s+/);
    const portOf = (address: string) => parseInt(address.split(':')[1] ?? '', 16);
    return state === ESTABLISHED && portOf(local) === port ? [portOf(remote)] : [];
  });
}

/** Bodies, headers and other readers, with shorter limits, are in the spec of the HTTP server. */
describe('slow connections', () => {
  let server: TestServer;
  /** Both at once, as each of them waits for a limit. */
  let slowReader: ReturnType<typeof readSlowly>;
  let readers: ReturnType<typeof readNothing>;
  let request: string;

  const port = () => Number(new URL(server.origin).port);
  const images = async () =>
    (await descriptors(server.pid)).filter((name) => name.includes('/images/'));

  /** Connections that request a picture and read nothing: the files opened for them, and what is left in the end. */
  async function readNothing() {
    const sockets = Array.from({ length: CONNECTIONS }, () => {
      const socket = connect(port(), '127.0.0.1').pause();
      socket.on('error', () => undefined).write(request);
      return socket;
    });
    try {
      await Promise.all(sockets.map((socket) => once(socket, 'connect')));
      const ports = new Set(sockets.map((socket) => socket.localPort));
      const open = async () => (await connectedPorts(port())).filter((from) => ports.has(from));
      // A response whose rest is in a buffer has closed its file, so that fewer can be open than responses stall.
      let stalled: string[] = [];
      while (stalled.length === 0) {
        await sleep(200);
        stalled = await images();
      }
      const connections = (await open()).length;
      await slowReader;
      let left = { files: stalled, connections: await open() };
      const end = Date.now() + RESPONSE_PATIENCE_MS;
      while (Date.now() < end && left.files.length + left.connections.length > 0) {
        await sleep(500);
        left = { files: await images(), connections: await open() };
      }
      return { connections, left };
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  }

  /** How many bytes a connection gets that reads a little at a time. */
  async function readSlowly(): Promise<number> {
    const socket = connect(port(), '127.0.0.1').pause();
    socket.on('error', () => undefined).write(request);
    const begun = Date.now();
    let bytes = 0;
    socket.on('readable', () => undefined);
    while (bytes < PICTURE_BYTES && !socket.destroyed) {
      await sleep(100);
      const due = ((Date.now() - begun) / READ_FOR_MS) * PICTURE_BYTES;
      while (bytes < due) {
        const chunk = socket.read() as Buffer | null;
        if (!chunk) break;
        bytes += chunk.length;
      }
      if (Date.now() - begun > RESPONSE_PATIENCE_MS) break;
    }
    socket.destroy();
    return bytes;
  }

  beforeAll(async () => {
    server = await TestServer.start();
    const client = await ApiClient.login(server.origin);
    await addMenuItem(client, { image: await picture('jpeg') });
    const [path = ''] = await server.storedFiles();
    // No stored picture is as large.
    await writeFile(path, Buffer.alloc(PICTURE_BYTES));
    request = `GET /uploads/${basename(dirname(path))}/${basename(path)} HTTP/1.1\r\nHost: x\r\n\r\n`;

    slowReader = readSlowly();
    readers = readNothing();
    // Each test awaits its own.
    for (const each of [slowReader, readers]) each.catch(() => undefined);
  });
  afterAll(() => server?.stop('SIGKILL'));

  it('go on for a reader that reads a little at a time', async () => {
    expect(await slowReader).toBeGreaterThanOrEqual(PICTURE_BYTES);
  });

  it('end for readers that read nothing, and close the files of their pictures', async () => {
    const { connections, left } = await readers;
    expect(connections).toBe(CONNECTIONS);
    expect(left).toEqual({ files: [], connections: [] });
  });
});
