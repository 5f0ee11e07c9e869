import type { Plugin, Rolldown } from 'vite';

const ADMIN_CODE = /\/libs\/admin\/|\/apps\/web\/src\/(entry-admin|admin-area)|-admin\//;

/**
 * Fails the build where a visitor could come by code of the back office: in the chunk that public
 * pages begin with, or in any that it leads to.
 */
export function areasApart(publicEntry: string): Plugin {
  return {
    name: 'areas-apart',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(publicEntry));
      if (!entry) return this.error(`No chunk begins with ${publicEntry}`);
      const reached = reachable(entry, new Map(chunks.map((chunk) => [chunk.fileName, chunk])));
      const strays = reached
        .flatMap(({ moduleIds }) => moduleIds)
        .filter((id) => ADMIN_CODE.test(id));
      if (strays.length > 0) {
        this.error(`Visitors would get code of the back office: ${strays.join(', ')}`);
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
