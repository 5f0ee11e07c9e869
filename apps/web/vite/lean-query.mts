import type { Plugin } from 'vite';

/** What the site does not use of RTK Query; a file that begins to is told so by the build. */
const UNUSED_OPTIONS = /\b(pollingInterval|onCacheEntryAdded|infiniteQuery)\b/;
const OWN_CODE = /\/(libs|apps\/web\/src)\/(?!.*\.spec\.).*\.tsx?$/;

const RTK_QUERY =
  /\/node_modules\/@reduxjs\/toolkit\/dist\/query\/(?:react\/)?([\w-]+)\.modern\.mjs$/;
/** The functions for it, by file: each stands on a line of its own in a list of parts. */
const UNUSED_PARTS: Record<string, string[]> = {
  'rtk-query': [
    'buildPollingHandler',
    'buildCacheLifecycleHandler',
    'buildInitiateInfiniteQuery',
    'buildInfiniteQuerySelector',
  ],
  'rtk-query-react': ['buildInfiniteQueryHooks'],
};
const INFINITE_QUERY =
  /(?<!function )\bisInfiniteQueryDefinition\([\w.[\]]+\)|"infiniteQueryOptions" in endpointDefinition/g;

/**
 * Leaves out of the bundle what the site does not use of RTK Query: polling, `onCacheEntryAdded` and infinite
 * queries are part of every API, whether an endpoint asks for them or not.
 */
export function leanQuery(): Plugin {
  const found = new Set<string>();
  return {
    name: 'lean-query',
    enforce: 'pre',
    transform(code, id) {
      if (OWN_CODE.test(id) && UNUSED_OPTIONS.test(code)) {
        this.error(`${id} uses what lean-query leaves out: ${UNUSED_OPTIONS.exec(code)?.[0]}`);
      }
      const file = RTK_QUERY.exec(id)?.[1] ?? '';
      const parts = UNUSED_PARTS[file];
      if (!parts) return null;
      found.add(file);
      let lean = code.replace(INFINITE_QUERY, 'false');
      if (lean === code) this.error(`${id} asks nowhere for infinite queries`);
      for (const part of parts) {
        const listed = new RegExp(`^\\s*${part},$`, 'm');
        if (!listed.test(lean)) this.error(`${id} does not list ${part}`);
        lean = lean.replace(listed, '');
      }
      return { code: lean, map: null };
    },
    generateBundle() {
      const missing = Object.keys(UNUSED_PARTS).filter((file) => !found.has(file));
      if (missing.length > 0) this.error(`The bundle has no ${missing.join(', ')} of RTK Query`);
    },
  };
}
