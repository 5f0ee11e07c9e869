import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { logger, type Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { singularOf } from '../lib/names.cjs';
import { copyWorkspace, type WorkspaceCopy } from '../testing/workspace-copy';
import entityModule from './generator.cjs';

// Builds and compilers of whole projects run here, perhaps on a busy machine.
jest.setTimeout(180_000);

const root = join(__dirname, '../../..');
const MIGRATIONS = 'apps/api/src/database/migrations';
const LISTS = ['apps/api/src/app.module.ts', 'apps/api/src/database/schema.ts'];

/** Uses both generated entities over HTTP, as the back office does. */
const USED = `
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
    expect(await admin.form('POST', '/classes', { name: 'Tari', image: photo })).toMatchObject({
      status: 201,
      body: { id: 1, image_width: 40 },
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
    expect(await visitor.get('/orchard-visits/1')).toMatchObject({
      status: 404,
      body: { message: "Kunjungan ke 'kebun' tidak ditemukan" },
    });
  } finally {
    await server.stop();
  }
}, 60_000);
`;

describe('entity-module in memory', () => {
  let tree: Tree;

  beforeEach(() => {
    // Prettier cannot be loaded inside Jest; the copy of the workspace below formats.
    tree = createTreeWithEmptyWorkspace({ formatter: 'none' });
    const made = readdirSync(join(root, MIGRATIONS)).map((name) => `${MIGRATIONS}/${name}`);
    for (const file of [...LISTS, ...made]) tree.write(file, readFileSync(join(root, file)));
  });

  it.each(['', 'Visits', 'orchardVisits', 'orchard_visits', 'orchard-', '../visits', 'visits2'])(
    'refuses the name "%s" and says what a name looks like',
    async (name) => {
      await expect(entityModule(tree, { name })).rejects.toThrow(
        `"${name}" cannot name an entity: use kebab-case`,
      );
    },
  );

  it.each(['new', 'class', 'static'])('refuses "%s", a word of the language', async (name) => {
    await expect(entityModule(tree, { name })).rejects.toThrow(`"${name}" is a word of TypeScript`);
  });

  it('refuses a bad name of one row', async () => {
    await expect(entityModule(tree, { name: 'visits', singular: 'Visit' })).rejects.toThrow(
      '"Visit" cannot name one row',
    );
  });

  it('refuses a folder that exists, and leaves it alone', async () => {
    tree.write('apps/api/src/visits/visits.module.ts', 'kept');

    await expect(entityModule(tree, { name: 'visits' })).rejects.toThrow(
      'apps/api/src/visits exists already',
    );
    expect(tree.read('apps/api/src/visits/visits.module.ts', 'utf-8')).toBe('kept');
  });

  it.each(['docs', 'images', 'migrations', 'revoked-tokens'])(
    'refuses "%s", which the API has for itself',
    async (name) => {
      await expect(entityModule(tree, { name })).rejects.toThrow('is kept for the API itself');
    },
  );

  it('puts its migration behind all others, also behind one from the future', async () => {
    tree.write(`${MIGRATIONS}/9000000000000-tomorrow.ts`, '');
    await entityModule(tree, { name: 'visits' });

    expect(tree.read(`${MIGRATIONS}/9000000000001-visits.ts`, 'utf-8')).toContain(
      'class Visits9000000000001',
    );
  });

  it('leaves the lists of the API alone, and says what to add to them', async () => {
    const before = LISTS.map((file) => tree.read(file, 'utf-8'));
    const info = jest.spyOn(logger, 'info').mockImplementation();
    const report = await entityModule(tree, { name: 'visits' });
    report();
    const said = String(info.mock.lastCall?.[0]);
    info.mockRestore();

    expect(LISTS.map((file) => tree.read(file, 'utf-8'))).toEqual(before);
    expect(said).toContain('VisitsModule to "imports" of apps/api/src/app.module.ts');
    expect(said).toContain('VisitEntity to "entities" of apps/api/src/database/schema.ts');
    expect(said).toMatch(/Visits\d{13} to "migrations" of apps\/api\/src\/database\/schema\.ts/);
  });
});

describe('singularOf', () => {
  it.each([
    ['orchard-visits', 'orchard-visit'],
    ['categories', 'category'],
    ['packages', 'package'],
    ['addresses', 'address'],
    ['boxes', 'box'],
    ['branches', 'branch'],
    ['social-media', 'social-media'],
    ['tour-bus', 'tour-bus'],
  ])('makes of %s %s', (plural, singular) => {
    expect(singularOf(plural)).toBe(singular);
  });
});

describe('entity-module in a copy of the workspace', () => {
  // One with JSON bodies, and one with images whose singular is a word of the language.
  const folders = ['apps/api/src/orchard-visits', 'apps/api/src/classes'];
  let copy: WorkspaceCopy;

  beforeAll(async () => {
    copy = await copyWorkspace();
    const generate = (...args: string[]) =>
      copy.succeed('nx', 'g', './tools/generators:entity-module', ...args, '--register');
    await generate('orchard-visits', "--title=Kunjungan ke 'kebun'");
    await generate('classes', '--image');
  });

  afterAll(() => copy.remove());

  it('lints, compiles and is formatted', async () => {
    const touched = [...folders, ...LISTS, `${MIGRATIONS}/*-orchard-visits.ts`];
    await Promise.all([
      copy.succeed('eslint', ...touched),
      copy.succeed('tsc', '--noEmit', '-p', 'apps/api'),
    ]);
    await copy.succeed('prettier', '--check', ...touched);
  });

  it('passes its own specs, and those of all migrations', async () => {
    const api = 'apps/api/jest.config.cjs';
    const output = await copy.succeed('jest', '-c', api, ...folders, MIGRATIONS);

    expect(output).toContain('Test Suites: 5 passed, 5 total');
  });

  describe('built', () => {
    beforeAll(async () => {
      await copy.succeed('nx', 'run', 'contract-openapi:generate');
    });

    it('comes through the contract to the hooks of the browser', async () => {
      const reads = await copy.read(
        'libs/web/data-access/src/lib/orchard-visits/orchard-visits.gen.ts',
      );
      const writes = await copy.read(
        'libs/web/data-access/src/lib/classes-admin/classes-admin.gen.ts',
      );

      expect(reads).toContain('useListOrchardVisitsQuery');
      expect(writes).toContain('useCreateClassMutation');
      expect(await copy.read('libs/web/data-access/src/lib/multipart.gen.ts')).toContain(
        'createClass',
      );
    });

    it('works over HTTP', async () => {
      await copy.write('apps/api-e2e/src/used.spec.ts', USED);
      await copy.succeed('jest', '-c', 'apps/api-e2e/jest.config.cjs', 'src/used');
    });
  });
});
