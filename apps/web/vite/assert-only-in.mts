import type { Plugin, Rolldown } from 'vite';

/**
 * Fails the build when modules are in other chunks than those of some files, which are loaded when they are needed, or
 * than what these alone share.
 */
export function assertOnlyIn(owners: readonly string[], modules: RegExp): Plugin {
  return {
    name: 'assert-only-in',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const isOwner = ({ facadeModuleId }: Rolldown.OutputChunk) =>
        owners.some((owner) => facadeModuleId?.endsWith(owner));
      const isShared = ({ fileName }: Rolldown.OutputChunk) => {
        const importers = chunks.filter(({ imports }) => imports.includes(fileName));
        return importers.length > 0 && importers.every(isOwner);
      };
      const others = chunks
        .filter(({ moduleIds }) => moduleIds.some((id) => modules.test(id)))
        .filter((chunk) => !isOwner(chunk) && !isShared(chunk));
      if (others.length > 0) {
        const names = others.map(({ fileName }) => fileName).join(', ');
        this.error(`${String(modules)} is for ${owners.join(', ')} alone, and in ${names}`);
      }
    },
  };
}
