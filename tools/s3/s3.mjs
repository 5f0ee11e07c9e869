/**
 * `npm run test:s3`: what the product asks of an S3 store, asked of OpenStack Swift. Needs Debian's packages of Swift
 * (`tools/s3/swift.mjs`), and for the replicas TEST_DATABASE_URL, TEST_REDIS_URL and nginx.
 */
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { createRequire } from 'node:module';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { ACCOUNT, startSwift } from './swift.mjs';

const BUCKET = 'pictures';
const SPECS = [
  ['tools/test/jest.all.cjs', 'images/stores'],
  ['apps/api-e2e/jest.config.cjs', 'src/replicas'],
  ['apps/faults-e2e/jest.config.cjs', 'src/replicas'],
];

const root = resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);

/** A port of the ephemeral range: the ones after it are most likely free, too. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return Math.min(port, 65_000);
}

function runJest([config, spec], env) {
  const args = [require.resolve('jest/bin/jest'), '-c', config, spec];
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env }).status;
}

const swift = await startSwift(await freePort());
let failed;
try {
  const client = new S3Client({
    endpoint: swift.origin,
    region: ACCOUNT.region,
    forcePathStyle: true,
    credentials: { accessKeyId: ACCOUNT.key, secretAccessKey: ACCOUNT.secret },
  });
  await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
  const url = Object.assign(new URL(swift.origin), {
    username: ACCOUNT.key,
    password: ACCOUNT.secret,
    pathname: `/${BUCKET}`,
  });
  const env = { ...process.env, NX_DAEMON: 'false', TEST_S3_URL: url.href };
  failed = SPECS.filter((spec) => runJest(spec, env) !== 0).length;
} finally {
  await swift.stop();
}
process.exit(failed === 0 ? 0 : 1);
