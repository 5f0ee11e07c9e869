import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** As much of the S3 protocol as the store speaks, with pages of two entries. */
export class ObjectServer {
  readonly objects = new Map<string, { bytes: Buffer; headers: IncomingMessage['headers'] }>();
  /** Uploads in parts that were neither completed nor aborted: the parts by their numbers. */
  readonly uploads = new Map<string, Map<number, Buffer>>();
  /** How many parts were ever sent. */
  parts = 0;
  /** Responds to every request with this status instead. */
  failure: number | null = null;
  /** Reads every request and never responds. */
  silent = false;
  /** Sends half of each object and then nothing. */
  stopsHalfway = false;
  /** How long a response takes. */
  delayMs = 0;
  requests = 0;
  origin = '';
  private readonly server: Server = createServer((request, response) => {
    this.respond(request, response).catch((error: unknown) => response.destroy(error as Error));
  });

  /** @param port a free one by default; the former one where the server comes back */
  async start(port = 0): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
    this.origin = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return this.origin;
  }

  /** Starts it. @returns the variables of a site that has its pictures there */
  async startBucket(secret = 'b'): Promise<Record<string, string>> {
    return {
      S3_ENDPOINT: await this.start(),
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: secret,
    };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://store');
    const bytes = await buffer(request);
    this.requests += 1;
    if (this.silent) return;
    if (this.delayMs > 0) await sleep(this.delayMs);
    const key = url.pathname.replace('/pictures/', '');
    const xml = (status: number, body: string): void => {
      response.writeHead(status, { 'Content-Type': 'application/xml' }).end(body);
    };
    if (this.failure !== null) {
      xml(this.failure, '<Error><Code>XStorageFull</Code><Message>no</Message></Error>');
    } else if (url.searchParams.has('uploads') || url.searchParams.has('uploadId')) {
      this.respondToUpload(key, url.searchParams, bytes, request, response);
    } else if (request.method === 'PUT') {
      this.objects.set(key, { bytes, headers: request.headers });
      response.end();
    } else if (request.method === 'DELETE') {
      this.objects.delete(key);
      response.writeHead(204).end();
    } else if (url.searchParams.get('list-type') === '2') {
      xml(200, this.list(url.searchParams));
    } else {
      const object = this.objects.get(key);
      if (object) this.send(object.bytes, request, response);
      else xml(404, '<Error><Code>NoSuchKey</Code><Message>no</Message></Error>');
    }
  }

  private respondToUpload(
    key: string,
    query: URLSearchParams,
    bytes: Buffer,
    { method, headers }: IncomingMessage,
    response: ServerResponse,
  ): void {
    const id = query.get('uploadId') ?? `upload-${this.requests}`;
    const parts = this.uploads.get(id) ?? new Map<number, Buffer>();
    response.setHeader('ETag', '"x"');
    if (method === 'PUT') {
      this.parts += 1;
      parts.set(Number(query.get('partNumber')), bytes);
      response.end();
    } else if (method === 'DELETE') {
      this.uploads.delete(id);
      response.writeHead(204).end();
    } else if (query.has('uploads')) {
      this.uploads.set(id, parts);
      const result = `<UploadId>${id}</UploadId>`;
      response.end(`<InitiateMultipartUploadResult>${result}</InitiateMultipartUploadResult>`);
    } else {
      const inOrder = [...parts].sort(([a], [b]) => a - b).map(([, part]) => part);
      this.objects.set(key, { bytes: Buffer.concat(inOrder), headers });
      this.uploads.delete(id);
      response.end(
        '<CompleteMultipartUploadResult><ETag>"x"</ETag></CompleteMultipartUploadResult>',
      );
    }
  }

  private send(object: Buffer, { headers }: IncomingMessage, response: ServerResponse): void {
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
    const bytes = from === undefined ? object : object.subarray(Number(from), Number(to) + 1);
    response.setHeader('Last-Modified', new Date().toUTCString());
    response.setHeader('Content-Length', bytes.length);
    if (from !== undefined) {
      const end = Number(from) + bytes.length - 1;
      response.setHeader('Content-Range', `bytes ${from}-${end}/${object.length}`);
      response.statusCode = 206;
    }
    if (this.stopsHalfway) response.write(bytes.subarray(0, bytes.length / 2));
    else response.end(bytes);
  }

  private list(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? '';
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix)).sort();
    if (!query.has('delimiter')) {
      const now = new Date().toISOString();
      const contents = keys.map(
        (key) =>
          `<Contents><Key>${key}</Key><LastModified>${now}</LastModified>` +
          `<Size>${this.objects.get(key)?.bytes.length}</Size></Contents>`,
      );
      return `<ListBucketResult>${contents.join('')}</ListBucketResult>`;
    }
    const folders = [
      ...new Set(keys.map((key) => key.slice(0, key.indexOf('/', prefix.length) + 1))),
    ];
    const from = Number(query.get('continuation-token') ?? 0);
    const page = folders.slice(from, from + 2);
    const next = from + 2 < folders.length ? from + 2 : null;
    return (
      `<ListBucketResult><IsTruncated>${next !== null}</IsTruncated>` +
      (next === null ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`) +
      page.map((each) => `<CommonPrefixes><Prefix>${each}</Prefix></CommonPrefixes>`).join('') +
      '</ListBucketResult>'
    );
  }
}
