import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const LAZY_PAGE_CALL = /\blazyPage\(\s*\(\)\s*=>\s*import\(\s*(['"])([^'"]+)\1\s*\)\s*(,?)\s*\)/g;

/**
 * Adds the page's key in the client manifest to `lazyPage(() => import('./page'))`, so that the
 * document can preload the page's chunk.
 */
export function lazyPageManifest(root: string): Plugin {
  return {
    name: 'lazy-page-manifest',
    async transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes('lazyPage(') || id.endsWith('lazy-page.tsx')) {
        return undefined;
      }
      let result = '';
      let end = 0;
      for (const match of code.matchAll(LAZY_PAGE_CALL)) {
        const [call, , specifier = ''] = match;
        const page = await this.resolve(specifier, id);
        if (!page) this.error(`${id}: ${specifier} was not found`);
        const file = relative(root, page.id).split(sep).join('/');
        result += code.slice(end, match.index);
        result += `lazyPage(() => import(${JSON.stringify(specifier)}), ${JSON.stringify(file)})`;
        end = match.index + call.length;
      }
      const rest = code.slice(end);
      if (rest.includes('lazyPage(')) {
        this.error(`${id}: write pages as lazyPage(() => import('./some-page'))`);
      }
      return { code: result + rest, map: null };
    },
  };
}
