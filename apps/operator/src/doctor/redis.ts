import { type Finding, type Installation, ok, orProblem, warning } from './check';

/** Whether a configured Redis responds, and keeps its keys. */
export async function checkRedis({ config: { redisUrl } }: Installation): Promise<Finding> {
  if (redisUrl === null) return ok('none is configured');
  const info = await orProblem(
    () => readInfo(redisUrl),
    'it does not respond',
    'Check REDIS_URL, and that Redis runs',
  );
  return redisFinding(info);
}

async function readInfo(url: string): Promise<string> {
  const { Redis } = await import('ioredis');
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 3_000,
    commandTimeout: 3_000,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  // A connection that fails says why in an event alone.
  let failure: Error | null = null;
  client.on('error', (error: Error) => {
    failure ??= error;
  });
  try {
    await client.connect();
    return await client.info();
  } catch (error) {
    throw failure ?? error;
  } finally {
    client.disconnect();
  }
}

/** @param info the response to INFO: lines of `name:value` */
export function redisFinding(info: string): Finding {
  const value = (name: string) => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1] ?? '';
  const version = value('redis_version');
  const policy = value('maxmemory_policy');
  const isLimited = Number(value('maxmemory')) > 0;
  if (!isLimited || policy === 'noeviction') return ok(`Redis ${version} responds`);
  return warning(
    `Redis ${version} drops keys by ${policy} when its memory is full, and counts of failed logins with them`,
    'Set maxmemory-policy to noeviction, and give it more memory',
  );
}
