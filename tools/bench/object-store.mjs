import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** As much of S3 as pictures need, in memory, which counts what it is asked. */
export async function startObjectStore() {
  const objects = new Map();
  const counts = { reads: 0, others: 0 };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://store');
    const body = await buffer(request);
    if (request.method === 'GET' && !searchParams.has('list-type')) {
      counts.reads += 1;
      return sendPart(objects.get(pathname), request.headers.range, response);
    }
    counts.others += 1;
    if (request.method === 'PUT') objects.set(pathname, body);
    if (request.method === 'DELETE') objects.delete(pathname);
    if (request.method !== 'GET') return response.end();
    const prefix = `${pathname.replace(/\/$/, '')}/${searchParams.get('prefix') ?? ''}`;
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix));
    const entries = keys.map(
      (key) => `<Contents><Key>${key.slice(key.indexOf('/', 1) + 1)}</Key></Contents>`,
    );
    response.setHeader('Content-Type', 'application/xml');
    response.end(`<ListBucketResult>${entries.join('')}</ListBucketResult>`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    counts,
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${server.address().port}`,
      S3_BUCKET: 'pictures',
      S3_REGION: 'auto',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function sendPart(object, range, response) {
  if (!object) {
    response.writeHead(404, { 'Content-Type': 'application/xml' });
    return response.end('<Error><Code>NoSuchKey</Code></Error>');
  }
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
  if (from === undefined) return response.end(object);
  const part = object.subarray(Number(from), Number(to) + 1);
  response.writeHead(206, {
    'Content-Length': part.length,
    'Content-Range': `bytes ${from}-${Number(from) + part.length - 1}/${object.length}`,
  });
  response.end(part);
}
