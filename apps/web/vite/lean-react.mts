import type { Plugin } from 'vite';

/** What the site does not use of React; a file that begins to is told so by the build. */
const UNUSED = [
  /import \{[^}]*\b(SuspenseList|useActionState|useFormStatus|preinit|preinitModule|preloadModule|preconnect|prefetchDNS)\b[^}]*\} from 'react(-dom)?';/,
  /<(title|link|meta|style|script)\b/,
  /<[a-z]+-[a-z-]+[\s>]/,
  /<Fragment [^>]*\bref=/,
  /\bonSelect=/,
];
const OWN_COMPONENT = /\/(libs|apps\/web\/src)\/(?!.*\.spec\.).*\.tsx$/;

const REACT_DOM = /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/;
const THROW = 'throw Error("left out by lean-react");';
/** Functions that are called for unused features alone, and what they do instead. */
const STUBS: Record<string, string> = {
  updateSuspenseListComponent: THROW,
  mountActionState: THROW,
  updateActionStateImpl: THROW,
  rerenderActionState: THROW,
  setPropOnCustomElement: THROW,
  // Elements of the head, which the site renders without React (`updateHead`).
  isHostHoistableType: 'return false;',
  getResource: 'return null;',
  acquireResource: 'return null;',
  suspendResource: '',
  // `preload` and its like.
  preconnectAs: '',
  preload: '',
  preloadModule: '',
  preinitStyle: '',
  preinitScript: '',
  preinitModuleScript: '',
  // Of code that React's compiler has compiled.
  useMemoCache: THROW,
  // `findDOMNode`.
  findCurrentFiberUsingSlowPath: THROW,
  // `onSelect`.
  constructSelectEvent: '',
  // The stacks of components in errors, whose names are minified.
  getStackByFiberInDevAndProd: 'return "";',
};
/** Of refs to fragments. */
const FRAGMENT_METHODS = /^FragmentInstance\.prototype\.[\s\S]*?\n\};$/gm;

/**
 * Leaves out of the bundle what the site does not use of React: its renderer is one file, in which a bundler
 * cannot tell apart what is never called.
 */
export function leanReact(): Plugin {
  let found = false;
  return {
    name: 'lean-react',
    enforce: 'pre',
    transform(code, id) {
      const used = OWN_COMPONENT.test(id) && UNUSED.find((pattern) => pattern.test(code));
      if (used) this.error(`${id} uses what lean-react leaves out: ${used.exec(code)?.[0]}`);
      if (!REACT_DOM.test(id)) return null;
      found = true;
      let lean = code.replace(FRAGMENT_METHODS, '');
      if (lean === code) this.error(`${id} has no methods of FragmentInstance`);
      for (const [name, body] of Object.entries(STUBS)) {
        const whole = new RegExp(`^function ${name}\\(([^)]*)\\) \\{[\\s\\S]*?^\\}$`, 'm');
        if (!whole.test(lean)) this.error(`${id} has no function ${name}`);
        lean = lean.replace(whole, `function ${name}($1) { ${body} }`);
      }
      return { code: lean, map: null };
    },
    generateBundle() {
      if (!found) this.error('The bundle has no file of React that lean-react knows');
    },
  };
}
