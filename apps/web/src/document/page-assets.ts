import type { ClientManifest, ManifestChunk } from '@lereng/shared-contract';

const CORE_FONT = /-core-[^/]+\.woff2$/;

/** URLs of the files that a document references. */
export interface PageAssets {
  /** A script that loads entry and modules after the page; without it they are loaded at once. */
  deferredHydration?: string;
  /** The module that this script imports to report an error. */
  reporter?: string;
  entry: string;
  /** Static imports of the entry and the page, without the entry itself. */
  modules: string[];
  styles: string[];
  /** The core subset of the typeface, preloaded; other subsets load by `unicode-range`. */
  fonts: string[];
}

/**
 * The assets of a document.
 * @param entry key of the entry in the manifest
 * @param page the name of the page's file, without its ending
 * @param deferredHydration keys of the script that loads the entry later, and of what reports errors to the server
 * @throws when the manifest lacks the entry: the server bundle and the client build differ
 */
export function pageAssets(
  manifest: ClientManifest,
  entry: string,
  page?: string,
  deferredHydration?: readonly [script: string, reporter: string],
): PageAssets {
  const get = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The client build has no ${key}`);
    return chunk;
  };
  const first = get(entry);
  const pageKey = Object.keys(manifest).find((key) => key.endsWith(`/${page}.tsx`));
  const chunks = reachable(manifest, [entry, pageKey]);
  const toUrl = (file: string) => `/${file}`;
  return {
    ...(deferredHydration && {
      deferredHydration: toUrl(get(deferredHydration[0]).file),
      reporter: toUrl(get(deferredHydration[1]).file),
    }),
    entry: toUrl(first.file),
    modules: chunks.filter((chunk) => chunk !== first).map(({ file }) => toUrl(file)),
    styles: unique(chunks.flatMap(({ css = [] }) => css)).map(toUrl),
    fonts: unique(chunks.flatMap(({ assets = [] }) => assets))
      .filter((file) => CORE_FONT.test(file))
      .map(toUrl),
  };
}

/** The chunks of `keys` with their transitive static imports. */
export function reachable(
  manifest: ClientManifest,
  keys: readonly (string | undefined)[],
): ManifestChunk[] {
  const found = new Set<ManifestChunk>();
  const visit = (key: string | undefined) => {
    const chunk = key === undefined ? undefined : manifest[key];
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...found];
}

function unique(values: string[]): string[] {
  return [...new Set(values)];
}
