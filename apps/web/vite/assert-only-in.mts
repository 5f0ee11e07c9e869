import type { Plugin } from 'vite';

/** Fails the build when modules that are for one page alone are in another chunk than that page's. */
export function assertOnlyIn(page: string, modules: RegExp): Plugin {
  return {
    name: 'assert-only-in',
    generateBundle(_options, bundle) {
      const others = Object.values(bundle)
        .filter((file) => file.type === 'chunk')
        .filter(({ moduleIds }) => moduleIds.some((id) => modules.test(id)))
        .filter(({ facadeModuleId }) => !facadeModuleId?.endsWith(page));
      if (others.length > 0) {
        const names = others.map(({ fileName }) => fileName).join(', ');
        this.error(`${String(modules)} is for ${page} alone, and in ${names}`);
      }
    },
  };
}
