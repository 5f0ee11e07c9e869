const ts = require('typescript');

/** All nodes below `node` (and itself) that `is` accepts, in the order of the text. */
function findAll(node, is) {
  const found = [];
  const visit = (at) => {
    if (is(at)) found.push(at);
    ts.forEachChild(at, visit);
  };
  visit(node);
  return found;
}

const parse = (file, text) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

function read(tree, file) {
  const text = tree.read(file, 'utf-8');
  if (text === null) throw new Error(`${file} is not there: is this the root of the workspace?`);
  return text;
}

const isNamed = (name) => (property) => property.name?.getText() === name;

/** The value of property `name`, without `as const` and the like around it. */
function valueOf(node) {
  let value = node;
  while (ts.isAsExpression(value) || ts.isSatisfiesExpression(value)) value = value.expression;
  return value;
}

/** Puts `added` behind the last element of a list that is written over one or several lines. */
function append(text, list, added) {
  const last = list.elements?.at(-1) ?? list.properties?.at(-1);
  if (!last) return `${text.slice(0, list.getStart() + 1)}${added}${text.slice(list.getEnd() - 1)}`;
  return `${text.slice(0, last.getEnd())}, ${added}${text.slice(last.getEnd())}`;
}

const isRelative = (module) => module.startsWith('.');

/** Imports are sorted by module, packages before neighbours, as editors sort them. */
const comesAfter = (one, other) =>
  isRelative(one) === isRelative(other) ? one > other : isRelative(one);

/** Adds `import { name } from 'module'` in its place among the imports. */
function withImport(file, text, name, module) {
  const imports = parse(file, text).statements.filter(ts.isImportDeclaration);
  const next = imports.find(({ moduleSpecifier }) => comesAfter(moduleSpecifier.text, module));
  const at = next?.getStart() ?? imports.at(-1)?.getEnd() ?? 0;
  const line = `import { ${name} } from '${module}';`;
  const between = next || imports.length === 0 ? `${line}\n` : `\n${line}`;
  return `${text.slice(0, at)}${between}${text.slice(at)}`;
}

module.exports = { append, findAll, isNamed, parse, read, ts, valueOf, withImport };
