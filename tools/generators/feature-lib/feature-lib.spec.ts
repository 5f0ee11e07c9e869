import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { copyWorkspace, type WorkspaceCopy } from '../testing/workspace-copy';
import featureLib from './generator.cjs';

// Builds and compilers of whole projects run here, perhaps on a busy machine.
jest.setTimeout(180_000);

const PATHS = 'libs/web/feature/src/lib/paths.ts';

/** Asks the shell's built server entry for the new page, as the API does. */
const SERVE = `
import { existsSync, readFileSync } from 'node:fs';
import { render } from './dist/apps/web/server/entry-server.js';

const manifest = 'dist/apps/web/client/.vite/manifest.json';
const answer = await render({
  url: '/orchard-visits',
  fetchApi: () => Promise.resolve({ status: 200, body: [] }),
  site: { origin: 'https://lereng.test', timeZone: 'Asia/Jakarta' },
  seed: 1,
  assets: existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {},
  report: (message) => {
    throw new Error(message);
  },
});
console.log(JSON.stringify(answer));
`;

describe('feature-lib in memory', () => {
  let tree: Tree;

  beforeEach(() => {
    // Prettier cannot be loaded inside Jest; the copy of the workspace below formats.
    tree = createTreeWithEmptyWorkspace({ formatter: 'none' });
    for (const file of [PATHS, 'tsconfig.base.json']) {
      tree.write(file, readFileSync(join(__dirname, '../../..', file)));
    }
  });

  it.each([
    '',
    'Orchard',
    'orchardVisits',
    'orchard_visits',
    '-orchard',
    'orchard-',
    'a--b',
    'a/b',
    '../a',
    'orchard2',
    'kebun jeruk',
  ])('refuses the name "%s" and says what a name looks like', async (name) => {
    await expect(featureLib(tree, { name, area: 'public' })).rejects.toThrow(
      `"${name}" cannot name a feature: use kebab-case`,
    );
  });

  it('refuses a folder that exists, and leaves it alone', async () => {
    tree.write('libs/public/orchard/src/index.ts', 'kept');

    await expect(featureLib(tree, { name: 'orchard', area: 'public' })).rejects.toThrow(
      'libs/public/orchard exists already',
    );
    expect(tree.read('libs/public/orchard/src/index.ts', 'utf-8')).toBe('kept');
  });

  it.each([
    ['public', 'admin'],
    ['public', 'api'],
    ['public', 'uploads'],
    ['admin', 'kit'],
  ] as const)('refuses %s/%s, which means something else', async (area, name) => {
    await expect(featureLib(tree, { name, area })).rejects.toThrow('is kept for the workspace');
  });

  it('refuses an address that has parameters', async () => {
    await expect(featureLib(tree, { name: 'menu-item', area: 'public' })).rejects.toThrow(
      'paths.menuItem in libs/web/feature/src/lib/paths.ts is not one fixed address',
    );
  });

  it('uses an address that was planned', async () => {
    const before = tree.read(PATHS, 'utf-8');
    await featureLib(tree, { name: 'site-settings', area: 'admin' });

    expect(tree.read(PATHS, 'utf-8')).toBe(before);
    expect(
      tree.read('libs/admin/site-settings/src/lib/admin-site-settings-feature.tsx', 'utf-8'),
    ).toContain('adminPage(paths.admin.siteSettings, ');
  });

  it('adds an address of the admin area to the table of that area', async () => {
    await featureLib(tree, { name: 'orchard-visits', area: 'admin' });

    expect(tree.read(PATHS, 'utf-8')).toMatch(
      /admin: \{[^}]*\borchardVisits: fixed\('\/admin\/orchard-visits'\)[^}]*\}/,
    );
  });

  it('keeps the titles that people write', async () => {
    await featureLib(tree, { name: 'orchard', area: 'public', title: "Pa'at \\ Kebun" });

    expect(tree.read('libs/public/orchard/src/lib/words.ts', 'utf-8')).toContain(
      String.raw`title = "Pa'at \\ Kebun";`,
    );
  });
});

describe('feature-lib in a copy of the workspace', () => {
  const folders = ['libs/public/orchard-visits', 'libs/admin/harvest'];
  let copy: WorkspaceCopy;
  let said: string;

  beforeAll(async () => {
    copy = await copyWorkspace();
    const generate = (...args: string[]) =>
      copy.succeed('nx', 'g', './tools/generators:feature-lib', ...args);
    said = await generate('orchard-visits', '--area=public', '--title=Kunjungan Kebun');
    await generate('harvest', '--area=admin', '--register');
  });

  afterAll(() => copy.remove());

  it('makes projects with the targets that every project of the workspace has', async () => {
    const shown = await copy.succeed('nx', 'show', 'project', 'public-orchard-visits', '--json');
    const { targets } = JSON.parse(shown.slice(shown.indexOf('{'))) as { targets: object };

    expect(Object.keys(targets)).toEqual(expect.arrayContaining(['lint', 'test', 'typecheck']));
  });

  it('lints, compiles and passes its own specs', async () => {
    const [output] = await Promise.all([
      copy.succeed('jest', '--projects', ...folders),
      copy.succeed('eslint', ...folders),
      ...folders.map((folder) => copy.succeed('tsc', '--noEmit', '-p', folder)),
    ]);

    expect(output).toContain('Tests:       6 passed, 6 total');
  });

  it('is held to the boundaries that its tags name', async () => {
    const file = 'libs/public/orchard-visits/src/lib/words.ts';
    const text = await copy.read(file);
    await copy.write(file, `import '@lereng/admin-harvest';\nimport 'express';\n${text}`);
    const { ok, output } = await copy.run('eslint', file);
    await copy.write(file, text);

    expect(ok).toBe(false);
    expect(output.match(/@nx\/enforce-module-boundaries/g)).toHaveLength(2);
  });

  it('leaves the workspace formatted and its rooms in order', async () => {
    const shared = ['libs/web/feature', 'apps/web/src/admin-area.ts', 'tsconfig.base.json'];
    await copy.succeed('prettier', '--check', ...folders, ...shared);
    await copy.succeed('jest', '-c', 'tools/jest.config.cjs', 'workspace-rules');
  });

  it('comes to the site by its line in the list of the shell', async () => {
    const serve = async () => {
      await copy.succeed('vite', 'build', 'apps/web', '--ssr');
      const [answer = ''] = (await copy.succeed('node', 'serve.mjs')).split('\n');
      return JSON.parse(answer) as { status: number; html: string };
    };
    await copy.write('serve.mjs', SERVE);
    expect(await serve()).toEqual({ status: 302, location: '/' });

    expect(said).toContain('add orchardVisitsFeature to the list of apps/web/src/public-area.ts');
    const [line = ''] = /^import .* from '@lereng\/public-orchard-visits';$/m.exec(said) ?? [];
    const area = await copy.read('apps/web/src/public-area.ts');
    const listed = area.replace('features: [', 'features: [orchardVisitsFeature, ');
    await copy.write('apps/web/src/public-area.ts', `${line}\n${listed}`);
    await copy.succeed('vite', 'build', 'apps/web');
    const { status, html } = await serve();

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
