import { join } from 'node:path';
import { addPriceToApi, addPriceToScreen, PLACES_OF_A_COLUMN } from './testing/add-price';
import { copyWorkspace, type WorkspaceCopy } from './testing/workspace-copy';

// Builds and compilers of whole projects run here, perhaps on a busy machine.
jest.setTimeout(600_000);

const MIGRATIONS = 'libs/api/site/src/lib/database/migrations';
const LISTS = ['apps/api/src/content/content.module.ts', `${MIGRATIONS}/index.ts`];

/** With and without an image and an order; the singular of one is a word of the language. */
const KINDS = {
  'orchard-visits': ['--page=/orchard', "--title=Kunjungan ke 'kebun'"],
  classes: ['--image'],
  trails: ['--ordered'],
  views: ['--image', '--ordered'],
};
const NAMES = Object.keys(KINDS);
const ENTITIES = NAMES.map((name) => `apps/api/src/content/${name}`);
const SCREENS = NAMES.map((name) => `libs/admin/${name}`);
const MANAGED = 'libs/admin/classes';
const FEATURES = ['libs/public/orchard-visits', 'libs/admin/harvest', ...SCREENS];

const DATA_ACCESS = 'libs/web/data-access/src/lib';
const CALLS = NAMES.flatMap((name) => [`${DATA_ACCESS}/${name}`, `${DATA_ACCESS}/${name}-admin`]);

/** Uses both generated entities over HTTP, as the back office does. */
const USE_ENTITIES = `
import { ApiClient, TestServer } from '@lereng/shared-testing';
import sharp from 'sharp';

it('adds, changes and deletes', async () => {
  const server = await TestServer.start();
  try {
    const visitor = new ApiClient(server.origin);
    const admin = await ApiClient.login(server.origin);
    const create = { width: 40, height: 30, channels: 3, background: '#963' };
    const photo = new Blob([await sharp({ create }).jpeg().toBuffer()]);

    expect(await visitor.json('POST', '/orchard-visits', { name: 'Pagi' })).toMatchObject({ status: 401 });
    expect(await admin.json('POST', '/orchard-visits', { name: ' ' })).toMatchObject({
      status: 422,
      body: { message: 'Nama harus diisi dengan benar', fields: { name: 'Nama harus diisi' } },
    });
    expect(await admin.json('POST', '/orchard-visits', { name: 'Pagi' })).toMatchObject({
      status: 201,
      body: { id: 1, name: 'Pagi', description: null },
    });
    expect(await admin.form('POST', '/classes', { name: 'Tari', image: photo, price: '50000' })).toMatchObject({
      status: 201,
      body: { id: 1, image_width: 40, price: 50000 },
    });
    for (const path of ['/orchard-visits', '/classes']) {
      const change = { description: 'Baru' };
      const changed = await (path === '/classes'
        ? admin.form('PUT', path + '/1', change)
        : admin.json('PUT', path + '/1', change));
      expect(changed).toMatchObject({ status: 200, body: change });
      expect(await visitor.get(path)).toMatchObject({ status: 200, body: [changed.body] });
      expect(await admin.delete(path + '/1')).toMatchObject({ status: 204 });
      expect(await visitor.get(path)).toMatchObject({ status: 200, body: [] });
    }
    // From its description alone: one page in the sitemap, and an invalidated cache above.
    const sitemap = await fetch(server.origin + '/sitemap.xml');
    expect(await sitemap.text()).toContain('/orchard</loc>');
    expect(await visitor.get('/orchard-visits/1')).toMatchObject({
      status: 404,
      body: { message: "Kunjungan ke 'kebun' tidak ditemukan" },
    });
  } finally {
    await server.stop();
  }
}, 60_000);
`;

/** Renders the new page with the shell's built server entry, as the API does. */
const RENDER = `
import { existsSync, readFileSync } from 'node:fs';
import { render } from './dist/apps/web/server/entry-server.js';

const manifest = 'dist/apps/web/client/.vite/manifest.json';
const response = await render({
  url: '/orchard-visits',
  fetchApi: () => Promise.resolve({ status: 200, body: [] }),
  site: { name: 'Lereng', origin: 'https://lereng.test', timeZone: 'Asia/Jakarta', previewUrl: '/preview.jpg' },
  today: '2026-11-20',
  assets: existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {},
  report: (message) => {
    throw new Error(message);
  },
});
console.log(JSON.stringify(response));
`;

interface LintResult {
  filePath: string;
  messages: { ruleId: string | null }[];
}

/** All generators work on one copy, so that each tool looks at all that they made in one run. */
describe('the code of all generators in one copy of the workspace', () => {
  let copy: WorkspaceCopy;
  let instructions: string;
  let handWritten: number;

  beforeAll(async () => {
    copy = await copyWorkspace();
    const generate = (name: string, ...args: string[]) =>
      copy.succeed('nx', 'g', `./tools/generators:${name}`, ...args);
    for (const [name, options] of Object.entries(KINDS)) {
      await generate('entity-module', name, ...options, '--register');
    }
    const site = ['--area=public', '--title=Kunjungan Kebun'];
    instructions = await generate('feature-lib', 'orchard-visits', ...site);
    await addPriceToApi(copy);
    await copy.succeed('nx', 'run', 'contract-openapi:generate');
    for (const name of NAMES) {
      await generate('feature-lib', name, `--manages=${name}`, '--area=admin', '--register');
    }
    await generate('feature-lib', 'harvest', '--area=admin', '--register');
    handWritten = await addPriceToScreen(copy);
  });

  afterAll(() => copy.remove());

  it('makes projects with the targets that every project of the workspace has', async () => {
    // What Nx says beside it depends on the terminal.
    const shown = await copy.succeed('nx', 'show', 'project', 'public-orchard-visits', '--json');
    const json = shown.slice(shown.indexOf('{'), shown.lastIndexOf('}') + 1);
    const { targets } = JSON.parse(json) as { targets: object };
    expect(Object.keys(targets)).toEqual(expect.arrayContaining(['lint', 'test', 'typecheck']));
  });

  it('compiles', async () => {
    const files = FEATURES.map((folder) => `${folder}/tsconfig.json`);
    const configurations = await Promise.all(files.map((file) => copy.read(file)));
    expect(new Set(configurations).size).toBe(1);
    // One program for all features, whose options are the same.
    const include = FEATURES.map((folder) => `${folder}/src`);
    const program = JSON.stringify({ extends: `./${files[0]}`, include });
    await copy.write('tsconfig.features.json', program);

    const compile = (project: string) => copy.succeed('tsc', '--noEmit', '-p', project);
    await Promise.all(['apps/api', 'tsconfig.features.json'].map(compile));
  });

  it('passes lint, and is held to the boundaries that its tags name', async () => {
    const planted = 'libs/public/orchard-visits/src/lib/planted.ts';
    await copy.write(planted, "import '@lereng/admin-harvest';\nimport 'express';\n");
    const generated = [...ENTITIES, ...FEATURES, ...CALLS];
    const folders = [...generated, ...LISTS, `${MIGRATIONS}/*-orchard-visits.ts`];
    const { output } = await copy.run('eslint', '--format=json', ...folders);
    await copy.delete(planted);

    const results = JSON.parse(output.slice(output.indexOf('[{'))) as LintResult[];
    expect(results.length).toBeGreaterThan(20);
    const found = results.filter(({ messages }) => messages.length > 0);
    expect(
      found.map(({ filePath, messages }) => [filePath, messages.map((m) => m.ruleId)]),
    ).toEqual([
      [expect.stringMatching(/planted\.ts$/), Array(2).fill('@nx/enforce-module-boundaries')],
    ]);
  });

  it('is formatted, as are the files that it is listed in', async () => {
    const shared = ['libs/web/feature', 'apps/web/src/admin-area.ts', 'tsconfig.base.json'];
    const migrations = NAMES.map((name) => `${MIGRATIONS}/*-${name}.ts`);
    const generated = [...ENTITIES, ...FEATURES, ...CALLS, ...LISTS];
    await copy.succeed('prettier', '--check', ...generated, ...shared, ...migrations);
  });

  // Each screen's own spec saves a row through it.
  it("passes its own specs, those of all migrations and those of the workspace's rules", async () => {
    const projects = ['apps/api', 'tools', ...FEATURES];
    const files = [...ENTITIES, ...FEATURES, 'apps/api/src/migrations', 'tools/workspace-rules'];
    const patterns = files.map((file) => join('/', file));
    const args = ['--projects', ...projects, '--testPathPatterns', ...patterns];
    const output = await copy.succeed('jest', ...args);
    expect(output).toContain('Test Suites: 12 passed, 12 total');
  });

  it('leaves little of a managed list to be written by hand', async () => {
    const screen = ['admin-classes-feature.tsx', 'classes-page.tsx', 'words.ts'];
    const parts = ['index.ts', ...screen.map((name) => `lib/${name}`)];
    const texts = await Promise.all(parts.map((file) => copy.read(`${MANAGED}/src/${file}`)));

    // A price: its column, its field with rules, its words and its spec; nothing else was written.
    expect(handWritten).toBeLessThan(50);
    expect(PLACES_OF_A_COLUMN).toHaveLength(5);
    expect(texts.join('').trimEnd().split('\n').length).toBeLessThan(200);
  });

  it('works over HTTP', async () => {
    await copy.write('apps/api-e2e/src/used.spec.ts', USE_ENTITIES);
    await copy.succeed('jest', '-c', 'apps/api-e2e/jest.config.cjs', 'src/used');
  });

  describe('of a feature', () => {
    it('comes to the site by its line in the list of the shell', async () => {
      const render = async () => {
        await copy.succeed('vite', 'build', 'apps/web', '--ssr');
        const [response = ''] = (await copy.succeed('node', 'render.mjs')).split('\n');
        return JSON.parse(response) as { status: number; html: string };
      };
      await copy.write('render.mjs', RENDER);
      expect(await render()).toEqual({ status: 302, location: '/' });

      expect(instructions).toContain(
        'add orchardVisitsFeature to the list of apps/web/src/public-area.ts',
      );
      const [line = ''] =
        /^import .* from '@lereng\/public-orchard-visits';$/m.exec(instructions) ?? [];
      const area = await copy.read('apps/web/src/public-area.ts');
      const listed = area.replace('features: [', 'features: [orchardVisitsFeature, ');
      await copy.write('apps/web/src/public-area.ts', `${line}\n${listed}`);
      await copy.succeed('vite', 'build', 'apps/web');
      const { status, html } = await render();

      expect(status).toBe(200);
      expect(html).toMatch(/<h1[^>]*>Kunjungan Kebun<\/h1>/);
      expect(html).toMatch(/<title[^>]*>Kunjungan Kebun \| Lereng<\/title>/);
      expect(html).toMatch(/<a[^>]* href="\/orchard-visits"[^>]*>/);
      expect(html).toMatch(/ data-modules="[^"]*\/assets\/orchard-visits-page-[^"]*\.js/);
    });

    it('writes that line itself when told to', async () => {
      const area = await copy.read('apps/web/src/admin-area.ts');

      expect(area).toMatch(/features: \[[^\]]*\badminHarvestFeature,?\s*\]/);
      expect(area).toContain("import { adminHarvestFeature } from '@lereng/admin-harvest';");
    });
  });
});
