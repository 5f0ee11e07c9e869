/**
 * `npm run demo -- NAME`: `npm start` with one of the sets of `tools/demo-content`, in a data folder of its own.
 */
import { readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const [name = 'lereng'] = process.argv.slice(2);

const names = readdirSync(join(root, 'tools/demo-content'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'images')
  .map((entry) => entry.name);
if (!names.includes(name)) {
  console.error(`There is no demonstration named "${name}". There are: ${names.join(', ')}.`);
  process.exit(1);
}

Object.assign(process.env, {
  DEMO_CONTENT: name,
  DATA_DIR: join(root, 'data', `demo-${name}`),
  // Those of a site that this machine also serves are not for a demonstration.
  DATABASE_URL: '',
  REDIS_URL: '',
  S3_BUCKET: '',
  BACKUP_DIR: '',
});
await import('./start.mjs');
