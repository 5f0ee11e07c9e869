import type { ESTree, Plugin } from 'vite';

/** The functions whose argument has words by their languages. */
const MAKERS = new Set(['defineWords', 'localWords']);
/** The attributes of texts in another language than the page's, of which pages in the default one have none. */
const MARKS = /\b\w*[lL]ang: (?:ownLang|venue\.lang)\([^()]*\),?/g;
/** In place of what marks them within sentences. */
const NO_MARKS =
  'export const ownLang = () => undefined; export const withOwn = (sentence) => sentence;';
const CALL = new RegExp(`\\b(?:${[...MAKERS].join('|')})\\(`);

/**
 * Leaves out the words of other languages than the default one, so that its visitors download none that they do not
 * read, and the marks of texts that are in another one. Pages in another language have both, as messages to the venue are
 * in the default one.
 */
export function oneLanguage(left: string): Plugin {
  return {
    name: 'one-language',
    apply: 'build',
    // After types are gone.
    enforce: 'post',
    transform(source, id) {
      if (!/\/libs\/|\/apps\//.test(id)) return null;
      if (id.endsWith('/own-lang.tsx')) return { code: NO_MARKS, map: null };
      const code = source.replace(MARKS, '');
      if (!CALL.test(code)) return code === source ? null : { code, map: null };
      const removed = argumentsIn(this.parse(code)).flatMap(({ properties }) =>
        properties.filter((property) => isOther(property, left)),
      );
      let kept = code;
      for (const { start, end } of removed.reverse()) {
        kept = `${kept.slice(0, start)}${kept.slice(end).replace(/^\s*,/, '')}`;
      }
      return kept === source ? null : { code: kept, map: null };
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
