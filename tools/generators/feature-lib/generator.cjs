const { join } = require('node:path');
const { formatFiles, generateFiles, logger, updateJson } = require('@nx/devkit');
const { expectedTags } = require('../../workspace-rules.cjs');
const { assertKebabCase, forms } = require('../lib/names.cjs');
const { addCalls, describeEntity } = require('./managed-entity.cjs');
const { ensurePath } = require('./paths.cjs');
const { areaFile, register } = require('./register.cjs');

/** First segments of paths that the server handles itself. */
const TAKEN_PATHS = ['admin', 'api', 'uploads'];

/**
 * Adds a feature lib: `libs/<area>/<name>` with one lazily loaded page, its words, its load and its
 * spec, an import path, and a path in `paths`. With `manages` the page is the list of an entity that
 * `entity-module` made, where the owner adds, changes and deletes rows.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{name: string; area: 'public' | 'admin'; manages?: string; title?: string; order?: number; register?: boolean}} options
 */
module.exports = async function featureLib(tree, options) {
  const { name, area, manages, order = 100 } = options;
  assertKebabCase(name, 'a feature');
  const root = `libs/${area}/${name}`;
  if (tree.exists(root)) throw new Error(`${root} exists already: choose another name.`);
  const tags = expectedTags(root);
  if (!tags?.includes('type:feature') || (area === 'public' && TAKEN_PATHS.includes(name))) {
    throw new Error(`"${name}" is reserved for the workspace itself: choose another name.`);
  }

  if (manages && area !== 'admin') throw new Error('Entities are managed in the area "admin".');

  const feature = forms(name);
  const title = options.title?.trim() || feature.title;
  const entity = manages && describeEntity(tree, manages, title);
  const variable =
    area === 'admin' ? `admin${feature.className}Feature` : `${feature.propertyName}Feature`;
  const project = `${area}-${name}`;
  const substitutions = {
    ...feature,
    ...entity,
    ...ensurePath(tree, { area, ...feature }),
    area,
    featureFile: `${area === 'admin' ? 'admin-' : ''}${name}-feature`,
    order,
    project,
    quoted: JSON.stringify,
    root,
    tags: JSON.stringify(tags),
    title,
    variable,
  };
  for (const part of ['common', area, ...(entity ? ['managed'] : [])]) {
    generateFiles(tree, join(__dirname, 'files', part), root, substitutions);
  }
  if (entity) addCalls(tree, substitutions);
  addAlias(tree, area, `@lereng/${project}`, `./${root}/src/index.ts`);

  const line = { variable, from: `@lereng/${project}` };
  if (options.register) register(tree, area, line);
  await formatFiles(tree);

  return () => {
    logger.info(
      options.register
        ? `${variable} is in the list of ${areaFile(area)}.`
        : `To show it, add ${variable} to the list of ${areaFile(area)}, with\n` +
            `import { ${variable} } from '${line.from}';`,
    );
  };
};

/** Puts the import path beside those of its area. */
function addAlias(tree, area, alias, target) {
  updateJson(tree, 'tsconfig.base.json', (config) => {
    const entries = Object.entries(config.compilerOptions.paths);
    const last = entries.findLastIndex(([key]) => key.startsWith(`@lereng/${area}-`));
    entries.splice(last < 0 ? entries.length : last + 1, 0, [alias, [target]]);
    config.compilerOptions.paths = Object.fromEntries(entries);
    return config;
  });
}
