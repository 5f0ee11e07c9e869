/** One file of the client build, as Vite's manifest describes it. */
export interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

/** `.vite/manifest.json` of the client build. */
export type ClientManifest = Record<string, ManifestChunk>;

const CORE_FONT = /-core-[^/]+\.woff2$/;

/** Addresses of the files that a document names. */
export interface PageAssets {
  /** A script that fetches all others later; without one they are fetched at once. */
  starter?: string;
  entry: string;
  /** Chunks that the entry and the page import, without the entry. */
  modules: string[];
  styles: string[];
  /** What every page needs of the typeface; the rest comes where a page has such characters. */
  fonts: string[];
}

/**
 * The files of a view that begins at `entry` (a key of the manifest) and shows the pages in `files`.
 * @param starter key of the script that starts the entry later, where the page can wait for it
 * @throws where the manifest has no such entry: document and build do not belong together
 */
export function pageAssets(
  manifest: ClientManifest,
  entry: string,
  files: readonly (string | undefined)[],
  starter?: string,
): PageAssets {
  const [first, early] = [entry, starter ?? entry].map((key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The client build has no ${key}`);
    return chunk;
  }) as [ManifestChunk, ManifestChunk];
  const chunks = reachable(manifest, [entry, ...files]);
  const address = (file: string) => `/${file}`;
  return {
    ...(starter !== undefined && { starter: address(early.file) }),
    entry: address(first.file),
    modules: chunks.filter((chunk) => chunk !== first).map(({ file }) => address(file)),
    styles: unique(chunks.flatMap(({ css = [] }) => css)).map(address),
    fonts: unique(chunks.flatMap(({ assets = [] }) => assets))
      .filter((file) => CORE_FONT.test(file))
      .map(address),
  };
}

/** The chunks of `keys` and all that they import statically. */
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
