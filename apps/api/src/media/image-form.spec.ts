import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Server } from 'node:http';
import { Body, Controller, type INestApplication, Post } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import request from 'supertest';
import { ApiExceptionFilter } from '../platform/http/api-exception.filter';
import { endUnreadBodies } from '../platform/http/connections';
import { MultipartBody } from '../platform/http/form-reader';
import { RouteTable } from '../platform/http/route-table';
import { DtoPipe, IsText } from '../platform/validation';
import { UploadedFile } from '../platform/validation/form-field';
import { imageForm, IsUploadedImage } from './image-form';

const MAX_BYTES = 5_242_880;

class FormDto {
  @IsText({ label: 'Nama', max: 10 })
  name!: string;

  @IsText({ label: 'Deskripsi', max: 5_000, optional: true })
  description?: string | null;

  @IsUploadedImage({ optional: true })
  image?: UploadedFile;
}

/** The DTO that reached the handler. */
let received: FormDto | null;

@Controller('form')
class FormController {
  @Post()
  @MultipartBody(imageForm)
  take(@Body() form: FormDto): Record<string, unknown> {
    received = form;
    return { ...form, image: form.image?.bytes.length };
  }
}

let app: INestApplication;
let server: Server;

beforeAll(async () => {
  const testing = await Test.createTestingModule({
    controllers: [FormController],
    providers: [RouteTable],
  }).compile();
  app = testing.createNestApplication({ bodyParser: false });
  app.useGlobalPipes(new DtoPipe());
  app.useGlobalFilters(new ApiExceptionFilter(testing.get(RouteTable)));
  await app.listen(0, '127.0.0.1');
  server = app.getHttpServer() as Server;
  endUnreadBodies(server);
});

afterAll(() => app.close());

beforeEach(() => (received = null));

const post = (): request.Test => request(server).post('/form');

/** A part as it stands between two boundaries. */
const part = (disposition: string, content: string, type?: string): string =>
  `--b\r\nContent-Disposition: form-data; ${disposition}\r\n` +
  `${type ? `Content-Type: ${type}\r\n` : ''}\r\n${content}\r\n`;

const raw = (body: string | Buffer, type = 'multipart/form-data; boundary=b'): request.Test =>
  post()
    .set('Content-Type', type)
    .serialize((sent: string) => sent)
    .send(body as string);

const NAME = part('name="name"', 'Kopi');

const portOf = (listening: Server): number => (listening.address() as AddressInfo).port;

/** Opens a connection of its own and collects the response. */
function dial(): { socket: Socket; response: Promise<string> } {
  const socket = connect(portOf(server), '127.0.0.1');
  const chunks: Buffer[] = [];
  const response = new Promise<string>((resolve, reject) => {
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', () => resolve(Buffer.concat(chunks).toString()));
    socket.on('error', reject);
  });
  return { socket, response };
}

const head = (length: number | 'chunked'): string =>
  'POST /form HTTP/1.1\r\nHost: test\r\nContent-Type: multipart/form-data; boundary=b\r\n' +
  (length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`) +
  '\r\n\r\n';

const IMAGE_HEAD = part('name="image"; filename="a.jpg"', '', 'image/jpeg').slice(0, -2);

describe('a readable form', () => {
  it('takes the empty part that browsers send where no file was chosen for no file', async () => {
    const empty = part('name="image"; filename=""', '', 'application/octet-stream');
    const response = await raw(`${NAME}${empty}--b--\r\n`);
    expect([response.status, response.body]).toEqual([201, { name: 'Kopi' }]);
  });

  it('leaves an empty file with a name to the image pipeline', async () => {
    const response = await post().field('name', 'Kopi').attach('image', Buffer.alloc(0), 'a.png');
    expect([response.status, response.body]).toEqual([201, { name: 'Kopi', image: 0 }]);
  });

  it('takes a file of exactly the largest size', async () => {
    const response = await post()
      .field('name', 'Kopi')
      .field('description', '🍊'.repeat(5_000))
      .attach('image', Buffer.alloc(MAX_BYTES), 'a.png');
    expect([response.status, (response.body as { image: number }).image]).toEqual([201, MAX_BYTES]);
  });

  it('ignores unknown fields and files, whatever their names', async () => {
    const response = await post()
      .field('name', 'Kopi')
      .field('colour', 'red')
      .field('__proto__', 'x')
      .field('constructor', 'x')
      .field('name[first]', 'x')
      .field('image[a][b][c][d]', 'x')
      .field(`deep${'[a]'.repeat(1_000)}`, 'x')
      .field('name[4294967295]', 'x')
      .field('n'.repeat(3_000), 'x')
      .attach('document', Buffer.alloc(100_000), 'a.pdf')
      .attach('image[]', Buffer.alloc(10), 'a.png');
    expect([response.status, response.body]).toEqual([201, { name: 'Kopi' }]);
  });

  it.each(['teks', ''])('is refused with the text %j where the image belongs', async (text) => {
    const response = await post().field('name', 'Kopi').field('image', text);
    const fields = { image: 'File harus berupa gambar' };
    expect(response.body).toMatchObject({ statusCode: 422, fields });
  });
});

describe('an unreadable body', () => {
  it.each<[string, string]>([
    ['is empty', ''],
    ['is no multipart', 'name=Kopi'],
    ['ends before its last boundary', NAME],
    ['ends within a file', `${NAME}${IMAGE_HEAD}abc`],
    ['ends within a header', `${NAME}--b\r\nContent-Dispo`],
    ['has a broken header', `--b\r\n\x01\x02\r\n\r\nx\r\n--b--\r\n`],
    ['has a text without a name', `${part('x="y"', 'Kopi')}--b--\r\n`],
    ['has a file without a name', `${part('filename="a.png"', 'Kopi')}--b--\r\n`],
    ['has far too many fields', `${part('name="x"', 'y').repeat(500)}--b--\r\n`],
  ])('is 400 where it %s', async (_name, body) => {
    const response = await raw(body);
    expect(response.body).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: 'Formulir tidak dapat dibaca. Silakan coba lagi.',
    });
    expect(received).toBeNull();
  });

  it('is 400 where the boundary is missing', async () => {
    expect((await raw(`${NAME}--b--\r\n`, 'multipart/form-data')).status).toBe(400);
  });

  it.each([
    'application/json',
    'application/x-www-form-urlencoded',
    'text/plain',
    'nonsense',
    '',
    'multipart/mixed; boundary=b',
  ])('is 415 for the type "%s"', async (type) => {
    expect((await raw('{"name":"Kopi"}', type)).status).toBe(415);
    expect(received).toBeNull();
  });

  it('takes a request without a body for an empty form, which validation refuses', async () => {
    expect((await post()).status).toBe(422);
    expect(received).toBeNull();
  });
});

describe('a body that is too large', () => {
  const response413 = /^HTTP\/1\.1 413 [^]*Ukuran file tidak boleh lebih dari 5MB/;

  it('is 413 one byte above the largest size', async () => {
    const response = await post()
      .field('name', 'Kopi')
      .attach('image', Buffer.alloc(MAX_BYTES + 1), 'a.png');
    expect(response.body).toEqual({
      statusCode: 413,
      error: 'Payload Too Large',
      message: 'Ukuran file tidak boleh lebih dari 5MB',
      fields: { image: 'Ukuran file tidak boleh lebih dari 5MB' },
    });
    expect(received).toBeNull();
  });

  it.each<[string, (socket: Socket) => void | Promise<void>]>([
    ['by its Content-Length alone', (socket) => void socket.write(head(50_000_000) + IMAGE_HEAD)],
    [
      'as soon as the file is too large',
      (socket) => {
        socket.write(head(MAX_BYTES + 500_000) + NAME + IMAGE_HEAD);
        socket.write(Buffer.alloc(MAX_BYTES + 1));
      },
    ],
    [
      'without a Content-Length',
      (socket) => {
        const send = (bytes: Buffer | string): void => {
          socket.write(`${bytes.length.toString(16)}\r\n`);
          socket.write(bytes);
          socket.write('\r\n');
        };
        const chunk = Buffer.alloc(65_536);
        socket.write(head('chunked'));
        send(part('name="junk"', '', 'text/plain').slice(0, -2));
        for (let sent = 0; sent < MAX_BYTES + 1024 * 1024; sent += chunk.length) send(chunk);
      },
    ],
    [
      'for a client that sends everything before it reads',
      async (socket) => {
        const body = Buffer.concat([Buffer.from(NAME + IMAGE_HEAD), Buffer.alloc(12_000_000)]);
        socket.write(head(body.length));
        await new Promise((resolve) => socket.write(body.subarray(0, 7_000_000), resolve));
      },
    ],
  ])('is 413 %s, and ends the connection', async (_, send) => {
    const { socket, response } = dial();
    await send(socket);
    expect(await response).toMatch(response413);
    socket.destroy();
  });

  it('loses its connection where the client goes on sending', async () => {
    const socket = connect({ port: portOf(server), host: '127.0.0.1', allowHalfOpen: true });
    // The server resets the connection in the end.
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const responded = new Promise<string>((resolve) =>
      socket.once('data', (chunk) => resolve(chunk.toString())),
    );
    socket.write(head(500_000_000) + NAME + IMAGE_HEAD);
    let sent = 0;
    const pump = setInterval(() => {
      if (socket.writableNeedDrain) return;
      socket.write(Buffer.alloc(65_536));
      sent += 65_536;
    }, 5);
    expect(await responded).toMatch(response413);
    await closed;
    clearInterval(pump);
    expect(sent).toBeGreaterThan(1_000_000);
  });
});

it('passes nothing of an aborted upload to the handler', async () => {
  const peerClosed = new Promise((resolve) =>
    server.once('connection', (peer: Socket) => peer.once('close', resolve)),
  );
  const { socket } = dial();
  socket.write(head(1_000_000) + NAME + IMAGE_HEAD);
  socket.write(Buffer.alloc(100_000), () => socket.destroy());
  await peerClosed;
  await new Promise((resolve) => setImmediate(resolve));
  expect(received).toBeNull();
});
