/**
 * OpenStack Swift with its S3 interface: one copy of everything in a temporary folder, on the loopback. From Debian's
 * packages swift-proxy, swift-account, swift-container, swift-object and memcached.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const HOST = '127.0.0.1';
/** Of the partitions of a ring, as a power of two. */
const PARTITION_POWER = 4;
const STORES = ['account', 'container', 'object'];
const FILTERS = {
  catch_errors: {},
  gatekeeper: {},
  healthcheck: {},
  memcache: {},
  listing_formats: {},
  bulk: {},
  s3api: { location: 'us-east-1' },
  tempauth: { user_test_tester: 'testing .admin' },
  copy: {},
  slo: {},
  dlo: {},
};
export const ACCOUNT = { key: 'test:tester', secret: 'testing', region: 'us-east-1' };
const START_MS = 30_000;

const section = (name, settings) =>
  [
    `[${name}]`,
    ...Object.entries(settings).map(([key, value]) => `${key} = ${value}`),
    '',
    '',
  ].join('\n');

/**
 * @param {number} port of the S3 interface; the four after it are used, too
 * @returns {Promise<{ origin: string; stop: () => Promise<void> }>}
 * @throws where a package is missing, or a server does not respond
 */
export async function startSwift(port) {
  const folder = await mkdtemp(join(tmpdir(), 'lereng-swift-'));
  const common = (ownPort) => ({
    swift_dir: folder,
    bind_ip: HOST,
    bind_port: ownPort,
    workers: 0,
    user: process.env.USER ?? 'root',
    log_address: '/dev/null',
  });
  const write = (name, ...sections) => writeFile(join(folder, name), sections.join(''));
  const memcachedPort = port + STORES.length + 1;

  await mkdir(join(folder, 'devices/d1'), { recursive: true });
  await write(
    'swift.conf',
    section('swift-hash', { swift_hash_path_prefix: 'p', swift_hash_path_suffix: 's' }),
    section('storage-policy:0', { name: 'only', default: 'yes' }),
  );
  for (const [index, store] of STORES.entries()) {
    const ownPort = port + index + 1;
    const ring = (...args) =>
      execFileSync('swift-ring-builder', [join(folder, `${store}.builder`), ...args]);
    ring('create', String(PARTITION_POWER), '1', '1');
    ring('add', `r1z1-${HOST}:${ownPort}/d1`, '1');
    ring('rebalance');
    await write(
      `${store}.conf`,
      section('DEFAULT', {
        ...common(ownPort),
        devices: join(folder, 'devices'),
        mount_check: false,
        recon_cache_path: folder,
      }),
      section('pipeline:main', { pipeline: `${store}-server` }),
      section(`app:${store}-server`, { use: `egg:swift#${store}` }),
    );
  }
  const settings = {
    ...FILTERS,
    memcache: { memcache_servers: `${HOST}:${memcachedPort}` },
  };
  await write(
    'proxy.conf',
    section('DEFAULT', common(port)),
    section('pipeline:main', { pipeline: `${Object.keys(FILTERS).join(' ')} proxy-server` }),
    section('app:proxy-server', {
      use: 'egg:swift#proxy',
      allow_account_management: true,
      account_autocreate: true,
    }),
    ...Object.entries(settings).map(([name, own]) =>
      section(`filter:${name}`, { use: `egg:swift#${name}`, ...own }),
    ),
  );

  const run = (command, ...args) =>
    spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const children = [
    run('memcached', '-u', 'nobody', '-l', HOST, '-p', String(memcachedPort)),
    ...[...STORES, 'proxy'].map((name) =>
      run(`swift-${name}-server`, join(folder, `${name}.conf`)),
    ),
  ];
  const stop = async () => {
    for (const child of children) child.kill('SIGKILL');
    await rm(folder, { recursive: true });
  };
  const origin = `http://${HOST}:${port}`;
  const until = performance.now() + START_MS;
  while (!(await fetch(`${origin}/healthcheck`).catch(() => null))?.ok) {
    if (performance.now() > until) {
      await stop();
      throw new Error('Swift does not respond');
    }
    await sleep(200);
  }
  return { origin, stop };
}
