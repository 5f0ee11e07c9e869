import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import featureLib from './generator.cjs';

const ROOT = join(__dirname, '../../..');
const PATHS = 'libs/web/feature/src/lib/paths.ts';
const CONTRACT = 'libs/contract/openapi/openapi.json';

type Options = Parameters<typeof featureLib>[1];

describe('feature-lib in memory', () => {
  let tree: Tree;

  beforeEach(() => {
    // Prettier cannot be loaded inside Jest; the copy of the workspace below formats.
    tree = createTreeWithEmptyWorkspace({ formatter: 'none' });
    for (const file of [PATHS, 'tsconfig.base.json']) {
      tree.write(file, readFileSync(join(ROOT, file)));
    }
  });

  const textOf = (file: string) => tree.read(file, 'utf-8') ?? '';
  const expectRefused = (options: Options, reason: string) =>
    expect(featureLib(tree, options)).rejects.toThrow(reason);

  it.each([
    ...['', 'Orchard', 'orchardVisits', 'orchard_visits', '-orchard', 'orchard-', 'a--b', 'a/b'],
    ...['../a', 'orchard2', 'kebun jeruk'],
  ])('refuses the name "%s" and says what a name looks like', async (name) => {
    const reason = `"${name}" cannot name a feature: use kebab-case`;
    await expectRefused({ name, area: 'public' }, reason);
  });

  it('refuses a folder that exists, and leaves it alone', async () => {
    tree.write('libs/public/orchard/src/index.ts', 'kept');
    await expectRefused({ name: 'orchard', area: 'public' }, 'libs/public/orchard exists already');
    expect(textOf('libs/public/orchard/src/index.ts')).toBe('kept');
  });

  it.each([
    ['public', 'admin'],
    ['public', 'api'],
    ['public', 'uploads'],
    ['admin', 'kit'],
  ] as const)('refuses %s/%s, which means something else', async (area, name) => {
    await expectRefused({ name, area }, 'is reserved for the workspace');
  });

  it('refuses a path that has parameters', async () => {
    const reason = `paths.menuItem in ${PATHS} is not one fixed path`;
    await expectRefused({ name: 'menu-item', area: 'public' }, reason);
  });

  it('uses a path that was planned', async () => {
    const before = textOf(PATHS);
    await featureLib(tree, { name: 'site-settings', area: 'admin' });

    expect(textOf(PATHS)).toBe(before);
    const feature = textOf('libs/admin/site-settings/src/lib/admin-site-settings-feature.tsx');
    expect(feature).toContain('adminPage(paths.admin.siteSettings, ');
  });

  it('keeps the titles that people write', async () => {
    await featureLib(tree, { name: 'orchard', area: 'public', title: "Pa'at \\ Kebun" });

    const label = String.raw`NAVIGATION_LABEL = "Pa'at \\ Kebun";`;
    expect(textOf('libs/public/orchard/src/lib/navigation-label.ts')).toContain(label);
  });

  describe('of a managed entity', () => {
    const managed = { name: 'orchard-visits', area: 'admin', manages: 'orchard-visits' } as const;
    const reads = 'libs/web/data-access/src/lib/orchard-visits/orchard-visits.api.ts';
    const writes = reads.replaceAll('visits/', 'visits-admin/').replace('.api', '-admin.api');
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
      await expectRefused({ ...managed, manages: 'visits' }, `${CONTRACT} has no visits`);
      const reason = 'Entities are managed in the area "admin"';
      await expectRefused({ ...managed, area: 'public' }, reason);
    });

    it('brings its kind and its calls, and leaves calls alone that somebody wrote before', async () => {
      await featureLib(tree, managed);
      const feature = textOf(`${screen}/admin-orchard-visits-feature.tsx`);
      expect(feature).toContain("kind: 'orchard-visits'");
      expect(feature).toContain('path: paths.admin.orchardVisits');
      expect(textOf(PATHS)).toMatch(
        /admin: \{[^}]*\borchardVisits: fixed\('\/admin\/orchard-visits'\)[^}]*\}/,
      );
      expect(textOf(reads)).toContain('listOrchardVisits');

      tree.write(reads, 'kept');
      tree.delete('libs/admin/orchard-visits');
      await featureLib(tree, managed);
      expect(textOf(reads)).toBe('kept');
    });

    it.each([
      { image: false, ordered: false },
      { image: false, ordered: true },
      { image: true, ordered: false },
      { image: true, ordered: true },
    ])('has a picture and an order where the entity has one: %p', async ({ image, ordered }) => {
      writeContract({ image, ordered });
      await featureLib(tree, managed);

      expect(textOf(`${screen}/orchard-visits-page.tsx`).includes('imageFocus(')).toBe(image);
      expect(textOf(writes).includes('useReorder')).toBe(ordered);
    });

    it("writes the title as a sentence does, whatever it's made of", async () => {
      await featureLib(tree, { ...managed, title: 'Kunjungan `VIP` Kebun iPad ${A}' });

      expect(textOf(`${screen}/words.ts`)).toContain(
        'listWords("kunjungan `VIP` kebun iPad ${A}", "Kunjungan `VIP` Kebun iPad ${A}")',
      );
    });
  });
});
