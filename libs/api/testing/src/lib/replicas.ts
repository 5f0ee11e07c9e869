import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiClient, type ServerOptions, TestServer } from '@lereng/shared-testing';
import { Bucket } from './bucket';
import { DATABASES, type TestStore } from './databases';
import { freePort, Nginx } from './nginx';

const SERVICES = ['DATABASE_URL', 'REDIS_URL', 'S3_ENDPOINT'] as const;

export interface ReplicasOptions {
  count: number;
  /** The URL by which the replicas reach a service: its own by default. */
  reach?: (service: (typeof SERVICES)[number], url: string) => Promise<string>;
  /** Absent for replicas that have no Redis. */
  redisUrl?: string;
  env?: Record<string, string>;
  clockOffset?: number | string;
  preload?: readonly string[];
}

const POSTGRESQL = DATABASES.find(({ name }) => name === 'PostgreSQL');
export const HAS_POSTGRESQL = POSTGRESQL !== undefined;

interface Place {
  port: number;
  dataDir: string;
}

/** Servers of one site, which share a database, an S3 store and, if they have one, Redis. */
export class Replicas {
  readonly servers: TestServer[] = [];
  /** All that any of them has printed so far, in the order of time. */
  output = '';

  private constructor(
    readonly bucket: Bucket,
    readonly store: TestStore,
    private readonly places: readonly Place[],
    private readonly options: Pick<ServerOptions, 'env' | 'preload' | 'clockOffset'>,
  ) {}

  /** Starts all of them at the same time, on an empty database. */
  static async start({ count, redisUrl, reach, env = {}, ...options }: ReplicasOptions) {
    if (!POSTGRESQL) throw new Error('There is no PostgreSQL');
    const bucket = await Bucket.create();
    const store = await POSTGRESQL.create();
    const shared: Record<string, string> = {
      ...store.env,
      JWT_SECRET: 'a secret of 32 characters or more',
      ...bucket.env,
      TRUST_PROXY: '1',
      ...(redisUrl !== undefined && { REDIS_URL: redisUrl }),
      ...env,
    };
    for (const service of SERVICES) {
      const url = shared[service];
      if (reach && url !== undefined) shared[service] = await reach(service, url);
    }
    const places: Place[] = [];
    while (places.length < count) {
      const dataDir = await mkdtemp(join(tmpdir(), 'lereng-replica-'));
      places.push({ port: await freePort(), dataDir });
    }
    const replicas = new Replicas(bucket, store, places, { ...options, env: shared });
    const starts = await Promise.allSettled(places.map((_, index) => replicas.restart(index)));
    for (const start of starts) {
      if (start.status === 'fulfilled') continue;
      await replicas.stop();
      throw start.reason;
    }
    return replicas;
  }

  /**
   * Starts a replica where it was before, so that nginx finds it there.
   * @param changed environment variables that are other ones now
   */
  async restart(index: number, changed: Record<string, string> = {}): Promise<void> {
    const { port, dataDir } = this.places[index]!;
    const env = { ...this.options.env, ...changed, PORT: String(port) };
    const onOutput = (text: string) => (this.output += text);
    this.servers[index] = await TestServer.start({ ...this.options, dataDir, env, onOutput });
  }

  /** @param port where nginx listens: any that is free by default */
  nginx(port?: number): Promise<Nginx> {
    return Nginx.inFrontOf(
      this.places.map((place) => `127.0.0.1:${place.port}`),
      { port },
    );
  }

  /** Clients of each replica, with the same token or without one. */
  clients(token?: string): ApiClient[] {
    return this.servers.map(({ origin }) => new ApiClient(origin, token));
  }

  async stop(): Promise<void> {
    for (const server of this.servers) await server?.stop('SIGKILL');
    for (const { dataDir } of this.places) await rm(dataDir, { recursive: true, force: true });
    await this.bucket.stop();
    await this.store.drop();
  }
}
