import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import featureLib from './generator.cjs';

const PATHS = 'libs/web/feature/src/lib/paths.ts';

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
    await expect(featureLib(tree, { name, area })).rejects.toThrow('is reserved for the workspace');
  });

  it('refuses a path that has parameters', async () => {
    await expect(featureLib(tree, { name: 'menu-item', area: 'public' })).rejects.toThrow(
      'paths.menuItem in libs/web/feature/src/lib/paths.ts is not one fixed path',
    );
  });

  it('uses a path that was planned', async () => {
    const before = tree.read(PATHS, 'utf-8');
    await featureLib(tree, { name: 'site-settings', area: 'admin' });

    expect(tree.read(PATHS, 'utf-8')).toBe(before);
    expect(
      tree.read('libs/admin/site-settings/src/lib/admin-site-settings-feature.tsx', 'utf-8'),
    ).toContain('adminPage(paths.admin.siteSettings, ');
  });

  it('adds a path of the admin area to the table of that area', async () => {
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
