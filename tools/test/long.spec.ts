import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../..');
const { scripts } = jest.requireActual<{ scripts: Record<string, string> }>('../../package.json');

it.each([
  ['test:requests', 'apps/api-e2e/src/generated-requests.spec.ts'],
  ['test:uploads', 'apps/api-e2e/src/hostile-uploads.all.spec.ts'],
  ['test:scripts', 'apps/web-e2e/src/script-payloads.all.spec.ts'],
  ['test:replicas', 'apps/api-e2e/src/content.spec.ts'],
  ['test:replicas', 'apps/web-e2e/src/public-lists.spec.ts'],
  ['test:postgresql', 'apps/web-e2e/src/public-lists.spec.ts'],
])(
  'npm run %s runs %s',
  (script, spec) => {
    const [, ...args] = scripts[script]!.split(' ');
    const output = execFileSync(process.execPath, [...args, '--listTests'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, TEST_DATABASE_URL: 'postgres://x', TEST_REDIS_URL: 'redis://x' },
    });
    expect(output).toContain(resolve(root, spec));
  },
  60_000,
);
