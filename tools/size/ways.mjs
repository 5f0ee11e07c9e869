/**
 * Which files of ours run for one request. Node.js writes which functions of its scripts have run since it was asked
 * last (`NODE_V8_COVERAGE`), Chromium the same of a page, and source maps name the files that they are from.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire, SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { CREDENTIALS, logIn } from '../bench/content.mjs';
import { ensureBrowser } from '../browser/browser.mjs';
import { startProduct } from '../server/server.mjs';
import { isByHand, root } from './files.mjs';

/** Loaded before the server. */
const WRITE_WHEN_ASKED =
  'data:text/javascript,import { takeCoverage } from "node:v8"; process.on("SIGUSR2", takeCoverage)';
/** How long what a request has started may go on after its response. */
const AFTER_MS = 1_000;

/** @returns {Promise<{ write: number; page: number; save: number }>} `save` is the part of the back office of a write */
export async function filesOnTheWay() {
  const folder = await mkdtemp(join(tmpdir(), 'lereng-size-'));
  const coverage = join(folder, 'coverage');
  const env = {
    ...CREDENTIALS,
    DATA_DIR: join(folder, 'data'),
    DEMO_CONTENT: 'true',
    NODE_V8_COVERAGE: coverage,
  };
  const server = await startProduct(env, { nodeArgs: ['--import', WRITE_WHEN_ASKED] });
  try {
    const filesOf = (request) => filesOfRequest(server, coverage, request);
    const owner = await logIn(server.origin);
    const create = { width: 640, height: 480, channels: 3, background: '#963' };
    const bytes = await sharp({ create }).jpeg().toBuffer();
    const photo = join(folder, 'photo.jpg');
    await writeFile(photo, bytes);

    const image = new Blob([bytes], { type: 'image/jpeg' });
    const put = (id) => owner.changeMenuItem(id, { image });
    const getPage = async (id) => (await fetch(`${server.origin}/menu/${id}`)).text();
    // What only a first request does is no part of the way.
    await filesOf(async () => {
      await put(2);
      await getPage(2);
    });
    const write = await filesOf(() => put(1));
    const page = await filesOf(() => getPage(3));
    const save = await filesOfSave(server.origin, folder, photo);
    return { write: write.size, page: page.size, save: save.size };
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Files of the server's process alone: pictures are processed in another one. */
async function filesOfRequest(server, coverage, request) {
  await takeCoverage(server, coverage);
  await request();
  await sleep(AFTER_MS);
  const report = await takeCoverage(server, coverage);
  const scripts = report.result.filter(({ url }) => url.startsWith('file:'));
  return filesThatRan(
    scripts.map(({ url, functions }) => ({ file: fileURLToPath(url), functions })),
  );
}

/** What ran since the last call. */
async function takeCoverage({ pid }, folder) {
  const list = () => (existsSync(folder) ? readdirSync(folder) : []);
  const before = new Set(list());
  process.kill(pid, 'SIGUSR2');
  for (;;) {
    await sleep(200);
    // Of this process: those that process pictures write when they end.
    const name = list().find((each) => !before.has(each) && each.includes(`-${pid}-`));
    const report = name && parsed(readFileSync(join(folder, name), 'utf8'));
    if (report) return report;
  }
}

/** @returns undefined for a file that is not yet written to its end */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Files of the back office that run from the press on "Simpan" until the form is closed. */
async function filesOfSave(origin, folder, photo) {
  const maps = buildMaps(join(folder, 'client'));
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage({ locale: 'id-ID' });
    await page.goto(`${origin}/admin/login`);
    await page.locator('input[name="username"]').fill(CREDENTIALS.ADMIN_USERNAME);
    await page.locator('input[type="password"]').fill(CREDENTIALS.ADMIN_PASSWORD);
    await page.locator('button[type="submit"]').click();
    await page.waitForURL(/\/admin$/);
    await page.goto(`${origin}/admin/menu-items?edit=1`);
    const form = page.getByRole('dialog');
    await form.locator('input[name="image"]').setInputFiles(photo);
    await sleep(AFTER_MS);
    await page.coverage.startJSCoverage({ resetOnNavigation: false });
    await form.getByRole('button', { name: 'Simpan' }).click();
    await form.waitFor({ state: 'hidden' });
    const covered = await page.coverage.stopJSCoverage();
    const scripts = covered
      .map(({ url, ...rest }) => ({ path: new URL(url).pathname, ...rest }))
      .filter(({ path }) => path.startsWith('/assets/'))
      .map(({ path, functions, source }) => ({ file: join(maps, path), functions, source }));
    if (!scripts.every(({ file }) => existsSync(file)))
      throw new Error('dist/apps/web is older than its sources: npm run build');
    return filesThatRan(scripts);
  } finally {
    await browser.close();
  }
}

/** Builds the client once more: the same files, with source maps beside them that visitors do not get. */
function buildMaps(folder) {
  const vite = join(
    dirname(createRequire(import.meta.url).resolve('vite/package.json')),
    'bin/vite.js',
  );
  const args = [vite, 'build', '--sourcemap', 'hidden', '--outDir', folder, '--logLevel', 'error'];
  execFileSync(process.execPath, args, { cwd: join(root, 'apps/web'), stdio: 'inherit' });
  return folder;
}

/** Files by hand with at least one function that ran. */
function filesThatRan(scripts) {
  const found = new Set();
  for (const { file, functions, source = readFileSync(file, 'utf8') } of scripts) {
    if (!existsSync(`${file}.map`)) continue;
    const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
    const starts = lineStarts(source);
    const ran = functions
      .map(({ ranges: [whole] }) => whole)
      // The function around a whole script starts at 0.
      .filter(({ startOffset, count }) => count > 0 && startOffset > 0);
    for (const { startOffset } of ran) {
      const line = starts.findLastIndex((start) => start <= startOffset);
      const { originalSource } = map.findEntry(line, startOffset - starts[line]);
      if (originalSource) found.add(relative(root, resolve(dirname(file), originalSource)));
    }
  }
  return new Set([...found].filter(isByHand));
}

const lineStarts = (text) => [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
