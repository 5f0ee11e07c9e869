const { append, findAll, isNamed, parse, read, ts, valueOf } = require('../lib/edit-source.cjs');

const FILE = 'libs/web/feature/src/lib/paths.ts';

function pathTable(source) {
  const [declaration] = findAll(
    source,
    (node) => ts.isVariableDeclaration(node) && node.name.getText() === 'paths',
  );
  const table = declaration?.initializer && valueOf(declaration.initializer);
  if (!table || !ts.isObjectLiteralExpression(table)) {
    throw new Error(`${FILE} holds no table "paths" any more: the generator has to follow it.`);
  }
  return table;
}

/** The path that a planned entry stands for. */
function fixedPath(property, path) {
  const call = valueOf(property.initializer);
  const [literal] =
    ts.isCallExpression(call) && call.expression.getText() === 'fixed' ? call.arguments : [];
  if (!literal || !ts.isStringLiteralLike(literal)) {
    throw new Error(
      `${path} in ${FILE} is not one fixed path: a feature's first page needs one, so choose another name.`,
    );
  }
  return literal.text;
}

/**
 * Makes sure that the table of paths has one for a new feature. A path that was planned
 * there stays as it is.
 * @returns {{path: string; href: string}} the expression that names it, `paths.orchard`, and what it
 *   stands for, `/orchard`
 */
function ensurePath(tree, { area, fileName, propertyName }) {
  const text = read(tree, FILE);
  const table = pathTable(parse(FILE, text));
  const admin = table.properties.find(isNamed('admin'));
  const below = area === 'admin' ? admin && valueOf(admin.initializer) : table;
  if (!below || !ts.isObjectLiteralExpression(below)) {
    throw new Error(`${FILE} holds no table "paths.admin" any more.`);
  }
  const path = `paths.${area === 'admin' ? 'admin.' : ''}${propertyName}`;
  const planned = below.properties.find(isNamed(propertyName));
  if (planned) return { path, href: fixedPath(planned, path) };

  const href = `${area === 'admin' ? '/admin' : ''}/${fileName}`;
  const entry = `${propertyName}: fixed('${href}')`;
  // The public paths stay together, above the admin's.
  const before = area === 'public' && admin?.getStart();
  tree.write(
    FILE,
    before
      ? `${text.slice(0, before)}${entry},\n  ${text.slice(before)}`
      : append(text, below, entry),
  );
  return { path, href };
}

module.exports = { ensurePath };
