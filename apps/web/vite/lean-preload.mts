import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
/** Where Vite's helper begins to do what `PRELOAD` does; before it, it says how its URLs are made. */
const PARTS = ['const scriptRel =', 'const assetsURL =', 'export const __vitePreload ='] as const;

/**
 * Vite's helper for the imports of chunks, without nonces and without support for browsers older than
 * this site's: preloads the files that a chunk imports, waits for its style sheets, and reports what
 * fails as `vite:preloadError`.
 */
const PRELOAD = `
const seen = new Map();
export const __vitePreload = (load, files = []) => {
  const fail = (error) => {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error });
    window.dispatchEvent(event);
    if (!event.defaultPrevented) throw error;
  };
  const styles = files.map((file) => {
    const href = '/' + file;
    if (seen.has(href)) return seen.get(href);
    if (document.querySelector(\`link[href="\${href}"]\`)) return;
    const link = Object.assign(document.createElement('link'), { href, crossOrigin: '' });
    const isStyle = href.endsWith('.css');
    link.rel = isStyle ? 'stylesheet' : 'modulepreload';
    document.head.append(link);
    const ready = isStyle && new Promise((loaded, failed) => {
      link.onload = loaded;
      link.onerror = () => {
        seen.delete(href);
        link.remove();
        failed(new Error('Unable to preload ' + href));
      };
    });
    seen.set(href, ready);
    return ready;
  });
  return Promise.all(styles).then(load).catch(fail);
};
`;

/** Replaces Vite's helper by one that does what this site needs, in a third of the bytes. */
export function leanPreload(): Plugin {
  let found = false;
  return {
    name: 'lean-preload',
    transform(code, id) {
      if (id !== HELPER) return null;
      const missing = PARTS.find((part) => !code.includes(part));
      if (missing) this.error(`Vite's preload helper has no ${missing}`);
      found = true;
      return { code: PRELOAD, map: null };
    },
    generateBundle() {
      if (!found) this.error('The bundle has no preload helper of Vite');
    },
  };
}
