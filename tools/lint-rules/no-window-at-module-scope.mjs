const BROWSER_GLOBALS = new Set([
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'matchMedia',
]);

const isFunction = (node) =>
  node.type === 'FunctionDeclaration' ||
  node.type === 'FunctionExpression' ||
  node.type === 'ArrowFunctionExpression';

function runsWhenLoaded(node) {
  for (let at = node; at; at = at.parent) if (isFunction(at)) return false;
  return true;
}

const isTypeof = ({ parent }) => parent?.type === 'UnaryExpression' && parent.operator === 'typeof';

/**
 * Forbids browser globals in code that runs while a module loads: the same modules are loaded by
 * the server, where they do not exist.
 * @type {import('eslint').Rule.RuleModule}
 */
export default {
  meta: {
    type: 'problem',
    docs: { description: 'keep modules loadable on the server' },
    schema: [],
    messages: { found: '`{{name}}` does not exist on the server: read it inside a function.' },
  },
  create(context) {
    return {
      'Program:exit'(program) {
        const globalScope = context.sourceCode.getScope(program);
        const references = [...globalScope.through];
        for (const { identifier } of references) {
          const { name } = identifier;
          if (BROWSER_GLOBALS.has(name) && !isTypeof(identifier) && runsWhenLoaded(identifier)) {
            context.report({ node: identifier, messageId: 'found', data: { name } });
          }
        }
      },
    };
  },
};
