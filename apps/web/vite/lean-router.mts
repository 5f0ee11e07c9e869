import type { Plugin } from 'vite';

const ROUTER = /\/node_modules\/react-router\/dist\/.*\.mjs$/;
/** Statements and calls that keep a component in the bundle that nothing uses. */
const NAMING = /^\w+\.displayName = .*;$/gm;
const CREATION = /= (React\d*\.(?:createContext|forwardRef)\()/g;

/**
 * Leaves out of the bundle what the site does not use of React Router: its package offers Node's
 * conditions the development build alone, and creates and names its components in a way that a
 * bundler must take for a side effect, so that it keeps forms and scroll restoration, too.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== 'react-router') return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      if (!resolved) return null;
      return resolved.id.replace('/dist/development/', '/dist/production/');
    },
    transform(code, id) {
      if (!ROUTER.test(id)) return null;
      const lean = code.replace(NAMING, '').replace(CREATION, '= /* @__PURE__ */ $1');
      return { code: lean, map: null };
    },
  };
}
