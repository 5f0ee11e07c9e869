import ts from 'typescript';

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;
const NOTHING =
  ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.BooleanLike;
const UNKNOWN = ts.TypeFlags.Any | ts.TypeFlags.Unknown;

/** Line breaks and the indentation around them are not rendered. */
const isIndentation = (child) => child.type === 'JSXText' && /^\s*\n\s*$/.test(child.value);
const isComment = (child) =>
  child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression';

/**
 * Forbids text that is rendered beside what comes and goes. A browser that translates a page puts the text into
 * elements of its own; React then can neither insert before that text nor remove it, and the page is lost.
 * @type {import('eslint').Rule.RuleModule}
 */
export default {
  meta: {
    type: 'problem',
    docs: { description: 'keep translated pages from breaking' },
    schema: [],
    messages: {
      beside:
        'Put this text into an element: what is beside it comes and goes, which fails on a translated page.',
      varying:
        'Put this text into an element that comes and goes with it, which text cannot on a translated page.',
      fragment:
        'Put this text into an element: a fragment may be rendered beside what comes and goes.',
    },
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    const checker = services.program?.getTypeChecker();

    function typeOf(node) {
      return services.getTypeAtLocation(node);
    }

    /** What a value of a type may be for React: text, nothing, an element or a list. */
    function kindsOfType(type, kinds = new Set(), seen = new Set()) {
      // The type of nested lists contains itself.
      if (seen.has(type)) return kinds;
      seen.add(type);
      if (type.isUnion()) {
        for (const each of type.types) kindsOfType(each, kinds, seen);
      } else if (type.flags & UNKNOWN) {
        kinds.add('text').add('nothing').add('element');
      } else if (type.isStringLiteral() && type.value === '') {
        kinds.add('nothing');
      } else if (type.flags & TEXT) {
        kinds.add('text');
      } else if (type.flags & NOTHING) {
        kinds.add('nothing');
      } else if (checker.isArrayType(type) || checker.isTupleType(type)) {
        kinds.add('list');
        for (const each of checker.getTypeArguments(type)) kindsOfType(each, kinds, seen);
      } else {
        kinds.add('element');
      }
      return kinds;
    }

    function kindsOfElement({ openingElement: { name } }) {
      if (name.type !== 'JSXIdentifier' || /^[a-z]/.test(name.name)) return new Set(['element']);
      const type = typeOf(name);
      // What React or a library wraps, such as an icon, says nothing of what it renders.
      if (type.getProperty('$$typeof')) return new Set(['element']);
      const kinds = new Set();
      for (const signature of type.getCallSignatures())
        kindsOfType(signature.getReturnType(), kinds);
      if (kinds.size === 0) return new Set(['element']);
      // All that React renders, as a return type, says nothing either.
      return kinds.has('text') ? new Set(['element']) : kinds;
    }

    function kindsOf(node) {
      switch (node.type) {
        case 'JSXText':
          return new Set(['text']);
        case 'JSXExpressionContainer':
          return kindsOf(node.expression);
        case 'JSXElement':
          return kindsOfElement(node);
        case 'JSXFragment':
          return new Set(['element']);
        case 'ConditionalExpression': {
          const kinds = new Set([...kindsOf(node.consequent), ...kindsOf(node.alternate)]);
          return kinds.has('element') ? kinds.add('nothing') : kinds;
        }
        case 'LogicalExpression': {
          const kinds = kindsOf(node.right);
          return node.operator === '&&'
            ? new Set([...kinds, 'nothing'])
            : kindsOfType(typeOf(node));
        }
        default: {
          const kinds = kindsOfType(typeOf(node));
          // What is passed as a property is elements; what is between the tags of a component may well be text.
          const isSlot = kinds.has('nothing') && kinds.has('text') && kinds.has('element');
          if (isSlot && node.name !== 'children') return new Set(['element', 'nothing']);
          return kinds;
        }
      }
    }

    function check(node) {
      const children = node.children.filter((child) => !isIndentation(child) && !isComment(child));
      const found = children.map((child) => ({ child, kinds: kindsOf(child) }));
      const varies = ({ kinds }) => kinds.size > 1 || kinds.has('list');
      for (const each of found) {
        if (!each.kinds.has('text')) continue;
        if (each.kinds.has('list') || (varies(each) && children.length > 1))
          context.report({ node: each.child, messageId: 'varying' });
        else if (found.some((other) => other !== each && varies(other)))
          context.report({ node: each.child, messageId: 'beside' });
        else if (node.type === 'JSXFragment' && each.child.expression?.name !== 'children')
          context.report({ node: each.child, messageId: 'fragment' });
      }
    }

    return checker ? { JSXElement: check, JSXFragment: check } : {};
  },
};
