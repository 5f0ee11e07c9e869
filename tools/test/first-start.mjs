/**
 * Starts the built product on an empty folder with demonstration content, reads pages, lists and a picture of each
 * size that one of them names, ends it by SIGTERM, and starts it again. Fails where anything does.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../server/server.mjs';

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
  const pictures = new Set(page.match(/\/uploads\/[\w./-]+\.\w+/g));
  assert.ok(pictures.size > 0, 'the page shows no picture');
  for (const picture of pictures) {
    assert.match((await get(picture)).headers.get('content-type') ?? '', /^image\//);
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'lereng-first-start-'));
try {
  for (let start = 0; start < 2; start += 1) {
    const server = await startProduct({ DATA_DIR: dataDir });
    try {
      await visit(server.origin);
    } finally {
      assert.equal(await server.stop(), 0);
    }
  }
  console.log('Two starts, every page and picture is there.');
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
