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

/** The address that a planned entry stands for. */
function fixedAddress(property, path) {
  const call = valueOf(property.initializer);
  const [address] =
    ts.isCallExpression(call) && call.expression.getText() === 'fixed' ? call.arguments : [];
  if (!address || !ts.isStringLiteralLike(address)) {
    throw new Error(
      `${path} in ${FILE} is not one fixed address: a feature's first page needs one, so choose another name.`,
    );
  }
  return address.text;
}

/**
 * Makes sure that the table of addresses has one for a new feature. An address that was planned
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
  if (planned) return { path, href: fixedAddress(planned, path) };

  const href = `${area === 'admin' ? '/admin' : ''}/${fileName}`;
  const entry = `${propertyName}: fixed('${href}')`;
  // The public addresses stay together, above the admin's.
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
