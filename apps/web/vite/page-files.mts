import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const PAGE = /\blazyPage\(\s*\(\)\s*=>\s*import\(\s*(['"])([^'"]+)\1\s*\)\s*(,?)\s*\)/g;

/**
 * Tells every `lazyPage(() => import('./page'))` its page's file, by the name that the client
 * build's manifest has for it, so that the HTML can announce the page's chunk.
 */
export function pageFiles(root: string): Plugin {
  return {
    name: 'page-files',
    async transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes('lazyPage(') || id.endsWith('lazy-page.tsx')) {
        return undefined;
      }
      let result = '';
      let end = 0;
      for (const match of code.matchAll(PAGE)) {
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
