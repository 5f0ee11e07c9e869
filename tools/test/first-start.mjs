/**
 * Starts the built product on an empty folder with demonstration content, reads pages, lists and a picture of each
 * size that one of them names, ends it by SIGTERM, and starts it again. Fails where anything does.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = resolve(dirname(fileURLToPath(import.meta.url)), '../../dist/apps/api/main.js');
const dataDir = mkdtempSync(join(tmpdir(), 'lereng-first-start-'));

/** @param {(origin: string) => Promise<void>} visit */
async function serve(visit) {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((done) => child.once('exit', (code, signal) => done(signal ?? code)));
  let output = '';
  const origin = await new Promise((listening, failed) => {
    ended.then((how) => failed(new Error(`The server ended (${how}): ${output}`)));
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const port = /ready at http:\/\/[^:\s]+:(\d+)/.exec(output)?.[1];
      if (port) listening(`http://127.0.0.1:${port}`);
    });
  });
  try {
    await visit(origin);
  } finally {
    child.kill('SIGTERM');
  }
  assert.equal(await ended, 0);
}

async function visit(origin) {
  const get = async (path) => {
    const response = await fetch(new URL(path, origin));
    assert.equal(response.status, 200, path);
    return response;
  };
  for (const path of ['/', '/menu', '/packages/1', '/contact', '/admin']) {
    assert.match(await (await get(path)).text(), /<html lang="id"/);
  }
  const packages = await (await get('/api/packages')).json();
  assert.ok(packages.length > 0, 'there are no packages');
  const page = await (await get('/packages')).text();
  const pictures = new Set(page.match(/\/uploads\/[\w./-]+/g));
  assert.ok(pictures.size > 0, 'the page shows no picture');
  for (const picture of pictures) {
    assert.match((await get(picture)).headers.get('content-type') ?? '', /^image\//);
  }
}

try {
  await serve(visit);
  await serve(visit);
  console.log('Two starts, every page and picture is there.');
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
