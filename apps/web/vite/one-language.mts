import type { ESTree, Plugin } from 'vite';

/** The functions whose argument has words by their languages. */
const MAKERS = new Set(['defineWords', 'localWords']);
const CALL = new RegExp(`\\b(?:${[...MAKERS].join('|')})\\(`);

/**
 * Leaves out the words of other languages than the default one, so that its visitors download none that they do not
 * read. Pages in another language have both, as messages to the venue are in the default one.
 */
export function oneLanguage(left: string): Plugin {
  return {
    name: 'one-language',
    apply: 'build',
    // After types are gone.
    enforce: 'post',
    transform(code, id) {
      if (!/\/libs\/|\/apps\//.test(id) || !CALL.test(code)) return null;
      const removed = argumentsIn(this.parse(code)).flatMap(({ properties }) =>
        properties.filter((property) => isOther(property, left)),
      );
      let kept = code;
      for (const { start, end } of removed.reverse()) {
        kept = `${kept.slice(0, start)}${kept.slice(end).replace(/^\s*,/, '')}`;
      }
      return removed.length > 0 ? { code: kept, map: null } : null;
    },
  };
}

const isOther = (property: ESTree.ObjectProperty | ESTree.SpreadElement, left: string): boolean =>
  property.type === 'Property' && property.key.type === 'Identifier' && property.key.name !== left;

/** The objects that the makers of words are called with, at the top of a module. */
function argumentsIn(program: ESTree.Program): ESTree.ObjectExpression[] {
  const found: ESTree.ObjectExpression[] = [];
  for (const statement of program.body) {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { init } of declaration.declarations) {
      if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') continue;
      const [argument] = init.arguments;
      if (MAKERS.has(init.callee.name) && argument?.type === 'ObjectExpression') {
        found.push(argument);
      }
    }
  }
  return found;
}
