const { join } = require('node:path');
const { generateFiles, names } = require('@nx/devkit');
const { read } = require('../lib/edit-source.cjs');
const { assertKebabCase, forms } = require('../lib/names.cjs');

const CONTRACT = 'libs/contract/openapi/openapi.json';
const DATA_ACCESS = 'libs/web/data-access/src/lib';

/**
 * What the templates of a managed list have to know of an entity, as the contract says it: the name of
 * one row, whether it has an image, and whether the owner puts the list in order.
 */
function describeEntity(tree, plural, title) {
  assertKebabCase(plural, 'an entity');
  const { paths, components } = JSON.parse(read(tree, CONTRACT));
  const create = paths[`/api/${plural}`]?.post;
  if (!create?.operationId.startsWith('create')) {
    throw new Error(
      `${CONTRACT} has no ${plural}: make the entity with the generator entity-module, then run npm run contract.`,
    );
  }
  const form = create.requestBody.content['multipart/form-data']?.schema;
  const singular = names(create.operationId.replace(/^create/, '')).fileName;
  return {
    image: schemaOf(form, components)?.properties.image !== undefined,
    many: forms(plural),
    noun: inSentence(title),
    one: forms(singular),
    ordered: paths[`/api/${plural}/order`] !== undefined,
    plural,
    singular,
  };
}

/** A schema itself, where it may be a reference to it. */
const schemaOf = (schema, { schemas }) =>
  schema?.$ref ? schemas[schema.$ref.split('/').at(-1)] : schema;

/** `Kunjungan Kebun` as a sentence says it, with what is an abbreviation as it is. */
const inSentence = (title) =>
  title.replace(/(?<!\S)\p{Lu}\p{Ll}*(?!\S)/gu, (word) => word.toLowerCase());

/** Adds the entity's calls with their cache tags. What is there stays as it is. */
function addCalls(tree, substitutions) {
  if (tree.exists(`${DATA_ACCESS}/${substitutions.plural}/${substitutions.plural}.api.ts`)) return;
  generateFiles(tree, join(__dirname, 'files/data-access'), DATA_ACCESS, substitutions);
}

module.exports = { addCalls, describeEntity };
