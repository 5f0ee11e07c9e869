import { setTimeout as sleep } from 'node:timers/promises';
import { ApiClient, type RunningServer } from '@lereng/shared-testing';
import { Redis } from 'ioredis';
import { DATABASES } from './databases';
import type { Deployment } from './deployment';
import { freePort, type Nginx } from './nginx';
import { HAS_POSTGRESQL, Replicas } from './replicas';

/**
 * How long a test waits after a write before it reads. A save is seen on the other replicas within 100 ms
 * on an idle machine; a busy one is slower.
 */
const SEEN_BY_ALL_MS = 200;

/** A database of Redis for each process that runs tests, so that none counts the failed logins of another. */
async function emptyRedis(): Promise<string> {
  const url = new URL(process.env['TEST_REDIS_URL'] ?? '');
  url.pathname = `/${process.env['JEST_WORKER_ID']}`;
  const redis = new Redis(url.href);
  await redis.flushdb();
  await redis.quit();
  return url.href;
}

const behindNginx: Deployment = {
  name: 'replicas',
  async start({ env = {}, ...options } = {}) {
    const port = await freePort();
    const replicas = await Replicas.start({
      ...options,
      count: 3,
      redisUrl: await emptyRedis(),
      env: {
        SITE_ORIGIN: `http://127.0.0.1:${port}`,
        ...env,
        // nginx is one proxy more than those that the test stands for.
        TRUST_PROXY: String(Number(env['TRUST_PROXY'] ?? 0) + 1),
      },
    });
    let nginx: Nginx | undefined;
    const dispose = async () => {
      await nginx?.stop();
      await replicas.stop();
    };
    try {
      nginx = await replicas.nginx(port);
    } catch (error) {
      await dispose();
      throw error;
    }
    return {
      server: serverOf(replicas, nginx.origin),
      async restart(changed) {
        await Promise.all(replicas.servers.map((server) => server.crash()));
        await Promise.all(replicas.servers.map((_, index) => replicas.restart(index, changed)));
      },
      dispose,
    };
  },
};

const serverOf = (replicas: Replicas, origin: string): RunningServer => ({
  origin,
  get env() {
    return replicas.servers[0]!.env;
  },
  get output() {
    return replicas.output;
  },
  run: (...args) => replicas.servers[0]!.run(...args),
  async storedFiles() {
    return (await replicas.bucket.keys()).filter((key) => key.startsWith('images/')).sort();
  },
});

/** The deployments that TEST_DEPLOYMENT names: by default every kind of database that this run can test. */
function chosen(name: string | undefined): Deployment[] {
  if (name === undefined) return DATABASES;
  if (name === 'replicas' && HAS_POSTGRESQL && process.env['TEST_REDIS_URL']) {
    ApiClient.afterWrite = () => sleep(SEEN_BY_ALL_MS);
    return [behindNginx];
  }
  const found = DATABASES.filter((kind) => kind.name.toLowerCase() === name);
  if (found.length > 0) return found;
  throw new Error(
    `TEST_DEPLOYMENT=${name} needs TEST_DATABASE_URL and TEST_REDIS_URL, or is unknown`,
  );
}

/** The ways to run the product for tests of its behaviour: SQLite first. */
export const DEPLOYMENTS = chosen(process.env['TEST_DEPLOYMENT']);

/** For tests that one way to run the product is enough for. */
export const DEFAULT_DEPLOYMENT = DEPLOYMENTS[0]!;
