const { append, findAll, isNamed, parse, read, ts, withImport } = require('../lib/edit-source.cjs');

/** The file of the shell that lists an area's features. */
const areaFile = (area) => `apps/web/src/${area}-area.ts`;

/** Adds a feature to its area's list, and the import that it needs. */
function register(tree, area, { variable, from }) {
  const file = areaFile(area);
  const text = read(tree, file);
  const list = findAll(
    parse(file, text),
    (node) =>
      ts.isPropertyAssignment(node) &&
      isNamed('features')(node) &&
      ts.isArrayLiteralExpression(node.initializer),
  ).at(0)?.initializer;
  if (!list) throw new Error(`${file} holds no list "features": add ${variable} by hand.`);

  const listed = append(text, list, variable);
  tree.write(file, withImport(file, listed, variable, from));
}

module.exports = { areaFile, register };
