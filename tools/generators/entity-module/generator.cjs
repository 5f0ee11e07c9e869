const { join } = require('node:path');
const { formatFiles, generateFiles, logger } = require('@nx/devkit');
const { assertKebabCase, assertNoReservedWord, forms, singularOf } = require('../lib/names.cjs');
const { LISTS, register } = require('./register.cjs');

const MIGRATIONS = 'libs/api/site/src/lib/database/migrations';

/** A path of the API, and tables that no migration of an entity makes. */
const TAKEN_NAMES = ['docs', 'images', 'migrations'];

/**
 * Adds an entity to the API: its module with routes, rules, queries and specs in
 * `apps/api/src/content/<plural>`, and the migration that makes its table.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{name: string; singular?: string; title?: string; image?: boolean; ordered?: boolean; page?: string; register?: boolean}} options
 */
module.exports = async function entityModule(tree, options) {
  const { name, image = false, ordered = false } = options;
  assertKebabCase(name, 'an entity');
  assertNoReservedWord(name);
  const singular = options.singular ?? singularOf(name);
  assertKebabCase(singular, 'one row');
  const root = `apps/api/src/content/${name}`;
  if (tree.exists(root)) throw new Error(`${root} exists already: choose another name.`);
  const many = forms(name);
  if (TAKEN_NAMES.includes(name) || hasTable(tree, many.tableName)) {
    throw new Error(`"${name}" is reserved for the API itself: choose another name.`);
  }

  const one = forms(singular);
  const timestamp = nextTimestamp(tree);
  const migration = `${many.className}${timestamp}`;
  const substitutions = {
    base: ordered ? 'OrderedContent' : 'Content',
    image,
    many,
    migration,
    one,
    ordered,
    page: options.page,
    plural: name,
    quoted: JSON.stringify,
    singular,
    timestamp,
    title: options.title?.trim() || one.label,
  };
  generateFiles(tree, join(__dirname, 'files/module'), root, substitutions);
  generateFiles(tree, join(__dirname, 'files/migration'), MIGRATIONS, substitutions);

  const additions = {
    module: { name: `${many.className}Module`, file: `${root}/${name}.module` },
    migration: { name: migration, file: `${MIGRATIONS}/${timestamp}-${name}` },
  };
  if (options.register) register(tree, additions);
  await formatFiles(tree);

  return () => {
    const lines = Object.entries(LISTS).map(
      ([kind, { file, list }]) => `  ${additions[kind].name} to "${list}" of ${file}`,
    );
    logger.info(
      [
        options.register ? 'Added' : 'Now add',
        ...lines,
        'Then write its columns and rules, name its routes in apps/api/src/routes.spec.ts, and run:',
        'npm run contract',
      ].join('\n'),
    );
  };
};

function hasTable(tree, table) {
  const created = new RegExp(String.raw`CREATE TABLE ${table}\b`);
  return tree
    .children(MIGRATIONS)
    .some((file) => created.test(tree.read(`${MIGRATIONS}/${file}`, 'utf-8')));
}

/** Now, or later where a migration claims to be from the future: they run in the order of names. */
function nextTimestamp(tree) {
  const taken = tree.children(MIGRATIONS).map((file) => Number.parseInt(file, 10) || 0);
  return Math.max(Date.now(), ...taken.map((time) => time + 1));
}
