const { dirname, posix } = require('node:path');
const { append, findAll, isNamed, parse, read, ts, withImport } = require('../lib/edit-source.cjs');

/** Where the API lists its modules of content and its migrations. */
const LISTS = {
  module: { file: 'apps/api/src/content/content.module.ts', list: 'imports' },
  migration: { file: 'libs/api/site/src/lib/database/migrations/index.ts', list: 'migrations' },
};

/** Adds module and migration to their lists, with the imports that these need. */
function register(tree, additions) {
  for (const [kind, { file, list }] of Object.entries(LISTS)) {
    const { name, file: from } = additions[kind];
    const text = read(tree, file);
    const [property] = findAll(
      parse(file, text),
      (node) =>
        (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) &&
        isNamed(list)(node) &&
        ts.isArrayLiteralExpression(node.initializer),
    );
    if (!property) throw new Error(`${file} holds no list "${list}": add ${name} by hand.`);
    const listed = append(text, property.initializer, name);
    tree.write(file, withImport(file, listed, name, relativeModule(dirname(file), from)));
  }
}

function relativeModule(folder, file) {
  const path = posix.relative(folder, file);
  return path.startsWith('.') ? path : `./${path}`;
}

module.exports = { LISTS, register };
