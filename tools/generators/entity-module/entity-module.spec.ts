import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { logger, type Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { singularOf } from '../lib/names.cjs';
import entityModule from './generator.cjs';

const root = join(__dirname, '../../..');
const MIGRATIONS = 'libs/api/site/src/lib/database/migrations';
const LISTS = ['apps/api/src/content/content.module.ts', `${MIGRATIONS}/index.ts`];

describe('entity-module in memory', () => {
  let tree: Tree;

  beforeEach(() => {
    // Prettier cannot be loaded inside Jest; the copy of the workspace below formats.
    tree = createTreeWithEmptyWorkspace({ formatter: 'none' });
    const made = readdirSync(join(root, MIGRATIONS)).map((name) => `${MIGRATIONS}/${name}`);
    for (const file of [...LISTS, ...made]) tree.write(file, readFileSync(join(root, file)));
  });

  const asKebab = 'cannot name an entity: use kebab-case';
  it.each([
    ...['', 'Visits', 'orchardVisits', 'orchard_visits'].map((name) => [name, asKebab]),
    ...['orchard-', '../visits', 'visits2'].map((name) => [name, asKebab]),
    ...['new', 'class', 'static'].map((name) => [name, 'is a word of TypeScript']),
    ...['docs', 'images', 'migrations', 'revoked-tokens'].map((name) => [name, 'is reserved']),
  ])('refuses the name "%s", which %s', async (name, reason) => {
    await expect(entityModule(tree, { name })).rejects.toThrow(`"${name}" ${reason}`);
  });

  it('refuses a bad name of one row', async () => {
    const generating = entityModule(tree, { name: 'visits', singular: 'Visit' });
    await expect(generating).rejects.toThrow('"Visit" cannot name one row');
  });

  it('refuses a folder that exists, and leaves it alone', async () => {
    tree.write('apps/api/src/content/visits/visits.module.ts', 'kept');

    const generating = entityModule(tree, { name: 'visits' });
    await expect(generating).rejects.toThrow('apps/api/src/content/visits exists already');
    expect(tree.read('apps/api/src/content/visits/visits.module.ts', 'utf-8')).toBe('kept');
  });

  it.each([
    ['of its order and of the trash', true, ['(position, id)', '(deleted_at)']],
    ['of the trash, where a list by id is the table itself', false, ['(deleted_at)']],
  ])('puts its migration behind all others, with an index %s', async (_, ordered, columns) => {
    tree.write(`${MIGRATIONS}/9000000000000-tomorrow.ts`, '');
    await entityModule(tree, { name: 'visits', ordered });

    const migration = tree.read(`${MIGRATIONS}/9000000000001-visits.ts`, 'utf-8') ?? '';
    expect(migration).toContain('class Visits9000000000001');
    const indexes = migration.match(/CREATE INDEX [^`]*/g) ?? [];
    expect(indexes.map((sql) => /\(.*?\)/.exec(sql)?.[0])).toEqual(columns);
    expect(indexes.every((sql) => /WHERE deleted_at IS (NOT )?NULL$/.test(sql))).toBe(true);
  });

  it('leaves the lists of the API alone, and says what to add to them', async () => {
    const before = LISTS.map((file) => tree.read(file, 'utf-8'));
    const info = jest.spyOn(logger, 'info').mockImplementation();
    const report = await entityModule(tree, { name: 'visits' });
    report();
    const said = String(info.mock.lastCall?.[0]);
    info.mockRestore();

    expect(LISTS.map((file) => tree.read(file, 'utf-8'))).toEqual(before);
    expect(said).toContain('VisitsModule to "imports" of apps/api/src/content/content.module.ts');
    expect(said).toMatch(
      /Visits\d{13} to "migrations" of libs\/api\/site\/src\/lib\/database\/migrations\/index\.ts/,
    );
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
