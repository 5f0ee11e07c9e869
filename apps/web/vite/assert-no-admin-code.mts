import type { Plugin, Rolldown } from 'vite';

const ADMIN_CODE = /\/libs\/(admin\/|.*-admin[./])|\/apps\/web\/src\/(entry-admin|admin-area)/;

/** Fails the build when the public entry reaches admin code by static or dynamic imports. */
export function assertNoAdminCode(publicEntry: string): Plugin {
  return {
    name: 'assert-no-admin-code',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(publicEntry));
      if (!entry) return this.error(`No chunk begins with ${publicEntry}`);
      const reached = reachable(entry, new Map(chunks.map((chunk) => [chunk.fileName, chunk])));
      const adminModules = reached
        .flatMap(({ moduleIds }) => moduleIds)
        .filter((id) => ADMIN_CODE.test(id));
      if (adminModules.length > 0) {
        this.error(`Visitors would get code of the back office: ${adminModules.join(', ')}`);
      }
      return undefined;
    },
  };
}

type Chunk = Rolldown.OutputChunk;

function reachable(entry: Chunk, chunks: Map<string, Chunk>): Chunk[] {
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) visit(chunks.get(name));
  };
  visit(entry);
  return [...found];
}
