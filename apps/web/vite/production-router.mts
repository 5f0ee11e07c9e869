import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
const production = normalizePath(join(router, 'dist/production'));

/**
 * Aliases React Router to the production build in its package, whose export conditions name the
 * development build alone. Fails the build where a bundle does not have it, or has both.
 */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: `${production}/index.mjs` },
          { find: /^react-router\/dom$/, replacement: `${production}/dom-export.mjs` },
        ],
      },
    }),
    generateBundle() {
      const modules = [...this.getModuleIds()].map(normalizePath);
      const other = modules.find((id) => id.includes('/react-router/dist/development/'));
      if (other) this.error(`The bundle has the router's development build: ${other}`);
      if (!modules.includes(`${production}/index.mjs`))
        this.error("The bundle does not have the router's production build");
    },
  };
}
