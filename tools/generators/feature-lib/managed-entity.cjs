const { join } = require('node:path');
const { generateFiles } = require('@nx/devkit');
const { append, findAll, isNamed, parse, read, ts, valueOf } = require('../lib/edit-source.cjs');
const { assertKebabCase, forms } = require('../lib/names.cjs');

const CONTENT = 'apps/api/src/content';
const DATA_ACCESS = 'libs/web/data-access/src/lib';
const TAGS = `${DATA_ACCESS}/content-tags.ts`;
const KINDS = 'libs/admin/kit/src/lib/kinds.ts';

/**
 * What the templates of a managed list have to know of the entity that `entity-module` made: the
 * name of one row, and whether it has an image.
 */
function describeEntity(tree, plural, title) {
  assertKebabCase(plural, 'an entity');
  const folder = `${CONTENT}/${plural}`;
  const [file, ...others] = tree.children(folder).filter((name) => name.endsWith('.entity.ts'));
  if (!file || others.length > 0) {
    throw new Error(
      `${folder} holds no one entity: make it with the generator entity-module first.`,
    );
  }
  const singular = file.replace(/\.entity\.ts$/, '');
  return {
    image: /\bIllustratedContentRow\b/.test(read(tree, `${folder}/${file}`)),
    inTemplate: (text) => text.replace(/[`\\]|\$\{/g, String.raw`\$&`),
    many: forms(plural),
    noun: inSentence(title),
    one: forms(singular),
    plural,
    singular,
  };
}

/** `Kunjungan Kebun` as a sentence says it, with what is an abbreviation as it is. */
const inSentence = (title) =>
  title.replace(/(?<!\S)\p{Lu}\p{Ll}*(?!\S)/gu, (word) => word.toLowerCase());

/**
 * Adds the entity's calls with their cache tags, and its entries in the tables that history and trash
 * read. What is there stays as it is.
 */
function connectEntity(tree, substitutions) {
  const { one, plural, path, title } = substitutions;
  if (!tree.exists(`${DATA_ACCESS}/${plural}/${plural}.api.ts`)) {
    generateFiles(tree, join(__dirname, 'files/data-access'), DATA_ACCESS, substitutions);
  }
  const tag = `'${one.className}'`;
  const kind = `{ label: ${JSON.stringify(title)}, path: ${path} }`;
  addTo(tree, TAGS, 'CONTENT_TAGS', tag, tag);
  addTo(tree, TAGS, 'TAGS_OF_KINDS', plural, `'${plural}': [${tag}]`);
  addTo(tree, KINDS, 'KINDS', plural, `'${plural}': ${kind}`);
}

/** Adds an entry to the list or the table in variable `name`, unless it has one named `key`. */
function addTo(tree, file, name, key, entry) {
  const text = read(tree, file);
  const [declaration] = findAll(
    parse(file, text),
    (node) => ts.isVariableDeclaration(node) && isNamed(name)(node),
  );
  if (!declaration) throw new Error(`${file} holds no "${name}": add ${entry} by hand.`);
  const list = valueOf(declaration.initializer);
  const keys = (list.elements ?? list.properties).map((each) => (each.name ?? each).getText());
  if ([key, `'${key}'`].some((known) => keys.includes(known))) return;
  tree.write(file, append(text, list, entry));
}

module.exports = { connectEntity, describeEntity };
