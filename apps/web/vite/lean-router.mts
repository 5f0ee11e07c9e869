import type { Plugin } from 'vite';

const ROUTER = /\/node_modules\/react-router\/dist\/.*\.mjs$/;
/** Statements and calls that keep a component in the bundle that nothing uses. */
const NAMING = /^\w+\.(?:displayName|contextType) = .*;$/gm;
const CREATION = /= (React\d*\.(?:createContext|forwardRef)\()/g;
const CLASS = /^var (\w+) = (class extends React\d*\.Component \{$[\s\S]*?^\});$/gm;
/** What routes are rendered from where a data router is around them, which is nowhere on this site. */
const DATA_ROUTER_STATE = 'let dataRouterState = dataRouterOpts?.state;';
const DATA_ROUTER_ERRORS =
  /return dataRouterState && \((match\.route\.ErrorBoundary [^)]*)\) \?[^:]*?RenderErrorBoundary,[\s\S]*?\) : getChildren\(\);/;

/**
 * Leaves out of the bundle what the site does not use of React Router: its package offers Node's
 * conditions the development build alone, and creates and names its components in a way that a
 * bundler must take for a side effect, so that it keeps forms and scroll restoration, too. So it does
 * with the error pages of data routers, which are in the function that renders all routes.
 */
export function leanRouter(): Plugin {
  let found = false;
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
      const lean = code
        .replace(NAMING, '')
        .replace(CREATION, '= /* @__PURE__ */ $1')
        .replace(CLASS, 'var $1 = /* @__PURE__ */ (() => $2)();');
      if (!lean.includes(DATA_ROUTER_STATE)) return { code: lean, map: null };
      found = true;
      if (!DATA_ROUTER_ERRORS.test(lean))
        this.error(`${id}: the router renders routes in another way`);
      return {
        code: lean
          .replace(DATA_ROUTER_STATE, 'const dataRouterState = undefined;')
          .replace(DATA_ROUTER_ERRORS, 'return getChildren();'),
        map: null,
      };
    },
    generateBundle() {
      if (!found) this.error('The bundle has no file of the router that renders routes');
    },
  };
}
