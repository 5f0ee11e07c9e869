import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import featureLib from './generator.cjs';

const ROOT = join(__dirname, '../../..');
const PATHS = 'libs/web/feature/src/lib/paths.ts';
const CONTRACT = 'libs/contract/openapi/openapi.json';

describe('feature-lib in memory', () => {
  let tree: Tree;

  beforeEach(() => {
    // Prettier cannot be loaded inside Jest; the copy of the workspace below formats.
    tree = createTreeWithEmptyWorkspace({ formatter: 'none' });
    for (const file of [PATHS, 'tsconfig.base.json']) {
      tree.write(file, readFileSync(join(ROOT, file)));
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

    expect(tree.read('libs/public/orchard/src/lib/navigation-label.ts', 'utf-8')).toContain(
      String.raw`NAVIGATION_LABEL = "Pa'at \\ Kebun";`,
    );
  });

  describe('of a managed entity', () => {
    const managed = { name: 'orchard-visits', area: 'admin', manages: 'orchard-visits' } as const;
    const reads = 'libs/web/data-access/src/lib/orchard-visits/orchard-visits.api.ts';
    const screen = 'libs/admin/orchard-visits/src/lib';

    /** The contract of an entity as `entity-module` makes it. */
    const writeContract = ({ image = false, ordered = false } = {}) => {
      const schema = { $ref: '#/components/schemas/Create' };
      const content = { [image ? 'multipart/form-data' : 'application/json']: { schema } };
      const post = { operationId: 'createOrchardVisit', requestBody: { content } };
      const paths = {
        '/api/orchard-visits': { post },
        ...(ordered && { '/api/orchard-visits/order': {} }),
      };
      const Create = { properties: { name: {}, ...(image && { image: {} }) } };
      tree.write(CONTRACT, JSON.stringify({ paths, components: { schemas: { Create } } }));
    };

    beforeEach(() => writeContract());

    it('refuses one that is not there, and the area of visitors', async () => {
      await expect(featureLib(tree, { ...managed, manages: 'visits' })).rejects.toThrow(
        `${CONTRACT} has no visits`,
      );
      await expect(featureLib(tree, { ...managed, area: 'public' })).rejects.toThrow(
        'Entities are managed in the area "admin"',
      );
    });

    it('brings its kind and its calls', async () => {
      await featureLib(tree, managed);

      const feature = tree.read(`${screen}/admin-orchard-visits-feature.tsx`, 'utf-8');
      expect(feature).toContain("kind: 'orchard-visits'");
      expect(feature).toContain('path: paths.admin.orchardVisits');
      expect(tree.read(reads, 'utf-8')).toContain('listOrchardVisits');
    });

    it('leaves calls alone that somebody wrote before', async () => {
      await featureLib(tree, managed);
      tree.write(reads, 'kept');
      tree.delete('libs/admin/orchard-visits');
      await featureLib(tree, managed);

      expect(tree.read(reads, 'utf-8')).toBe('kept');
    });

    it.each([
      { image: false, ordered: false },
      { image: false, ordered: true },
      { image: true, ordered: false },
      { image: true, ordered: true },
    ])('has a picture and an order where the entity has one: %p', async ({ image, ordered }) => {
      writeContract({ image, ordered });
      await featureLib(tree, managed);

      const page = tree.read(`${screen}/orchard-visits-page.tsx`, 'utf-8') ?? '';
      const calls = tree.read(
        reads.replaceAll('visits/', 'visits-admin/').replace('.api', '-admin.api'),
        'utf-8',
      );
      expect(page.includes('imageFocus(')).toBe(image);
      expect(calls?.includes('useReorder')).toBe(ordered);
    });

    it("writes the title as a sentence does, whatever it's made of", async () => {
      await featureLib(tree, { ...managed, title: 'Kunjungan `VIP` Kebun iPad ${A}' });
      const words = tree.read(`${screen}/words.ts`, 'utf-8');

      expect(words).toContain(
        'listWords("kunjungan `VIP` kebun iPad ${A}", "Kunjungan `VIP` Kebun iPad ${A}")',
      );
    });
  });
});
