import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import {
  Agent,
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
} from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { programPath } from './program-path';

const CONF = join(__dirname, '../../../../../docker/nginx.conf');
/** What the image of nginx logs by itself. */
const LOG_FORMAT = `log_format main '$remote_addr - $remote_user [$time_local] "$request" $status $body_bytes_sent '
  '"$http_referer" "$http_user_agent" "$http_x_forwarded_for"';`;

/** Path of nginx on this machine, if there is one. */
export const NGINX = programPath('nginx');

export interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request whose URL is not changed in any way. */
export async function send(
  origin: string,
  url: string,
  headers: OutgoingHttpHeaders = {},
  { method = 'GET', body = '' } = {},
): Promise<Received> {
  const { hostname, port } = new URL(origin);
  const request = httpRequest({ hostname, port, path: url, headers, method, agent: false });
  request.end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: await buffer(response),
  };
}

export interface UpstreamRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}

/** Between nginx and the product: passes requests on, and knows each of them before its response. */
class RecordingProxy {
  readonly requests: UpstreamRequest[] = [];
  /** That nginx has opened. */
  connections = 0;
  private readonly agent = new Agent({ keepAlive: true });
  private readonly server: Server;

  constructor(product: string) {
    const { hostname, port } = new URL(product);
    this.server = createServer((request, response) => {
      const { method = '', url = '', headers, rawHeaders } = request;
      this.requests.push({ method, url, headers });
      const passed = httpRequest(
        { hostname, port, path: url, method, headers: rawHeaders, agent: this.agent },
        (received) => {
          response.writeHead(received.statusCode ?? 0, received.rawHeaders);
          received.pipe(response);
        },
      );
      passed.on('error', () => response.destroy());
      request.pipe(passed);
    });
    this.server.on('connection', () => (this.connections += 1));
  }

  async listen(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.agent.destroy();
    this.server.closeAllConnections();
    this.server.close();
  }
}

/** nginx with `docker/nginx.conf`, in front of one or more replicas. */
export class Nginx {
  private constructor(
    readonly origin: string,
    private readonly child: ChildProcess,
    private readonly folder: string,
    private readonly proxy: RecordingProxy | null,
  ) {}

  /** Records what nginx passes on to this one. */
  static async start(product: string): Promise<Nginx> {
    const proxy = new RecordingProxy(product);
    return Nginx.inFrontOf([await proxy.listen()], { proxy });
  }

  /** @param hosts of replicas, with their ports */
  static async inFrontOf(
    hosts: readonly string[],
    { proxy = null, port: given }: { proxy?: RecordingProxy | null; port?: number } = {},
  ): Promise<Nginx> {
    if (NGINX === undefined) throw new Error('There is no nginx');
    const folder = await mkdtemp(join(tmpdir(), 'lereng-nginx-'));
    const port = given ?? (await freePort());
    const conf = (await readFile(CONF, 'utf8'))
      // Addresses need no name server, and nginx before 1.27.3 cannot ask one for an upstream.
      .replace(/server lereng:3000 resolve(.*);/, (_line, options: string) =>
        hosts.map((host) => `server ${host}${options};`).join(' '),
      )
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('/var/cache/nginx', folder)
      .replace('/var/log/nginx', folder);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${join(folder, name)};`,
    );
    const file = join(folder, 'nginx.conf');
    await writeFile(
      file,
      `daemon off; master_process off; pid ${folder}/pid; events {}
      http { ${LOG_FORMAT} access_log ${folder}/access.log main; ${temporary.join(' ')} ${conf} }`,
    );
    const child = spawn(NGINX, ['-p', folder, '-e', join(folder, 'errors'), '-c', file], {
      stdio: 'inherit',
    });
    const nginx = new Nginx(`http://127.0.0.1:${port}`, child, folder, proxy);
    while (!(await fetch(`${nginx.origin}/api`).catch(() => null))) {
      if (child.exitCode !== null) throw new Error(`nginx stopped: ${await nginx.errors()}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return nginx;
  }

  /** Sends a request as a visitor does. */
  get(url: string, headers: OutgoingHttpHeaders = {}, method = 'GET'): Promise<Received> {
    return send(this.origin, url, headers, { method });
  }

  /** The requests of `work` that nginx did not respond to from its cache. */
  async passedOn(work: () => Promise<unknown>): Promise<UpstreamRequest[]> {
    const before = this.requests.length;
    await work();
    return this.requests.slice(before);
  }

  private get requests(): readonly UpstreamRequest[] {
    return this.proxy?.requests ?? [];
  }

  /** Connections to the product that nginx has opened so far. */
  get connections(): number {
    return this.proxy?.connections ?? 0;
  }

  /** The error log of nginx. */
  errors(): Promise<string> {
    return readFile(join(this.folder, 'errors'), 'utf8');
  }

  /** The access log of nginx, a line for each response that it has sent. */
  accesses(): Promise<string> {
    return readFile(join(this.folder, 'access.log'), 'utf8');
  }

  async stop(): Promise<void> {
    const exited = once(this.child, 'exit');
    if (this.child.exitCode === null) {
      this.child.kill('SIGTERM');
      await exited;
    }
    this.proxy?.close();
    await rm(this.folder, { recursive: true });
  }
}

/** A port of this machine that was free just now. */
export async function freePort(): Promise<number> {
  const server = createSocketServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
