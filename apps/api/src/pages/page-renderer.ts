import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A call of the API, as the pages make it. */
export interface PageRequest {
  method: string;
  /** Below `/api`. */
  path: string;
}

export interface RenderRequest {
  /** Path and query of the address. */
  url: string;
  fetchApi: (request: PageRequest) => Promise<{ status: number; body: unknown }>;
  site: { origin: string; timeZone: string };
  seed: number;
  assets: unknown;
  report: (message: string) => void;
}

export interface RenderResult {
  status: number;
  location?: string;
  html?: string;
  /** False where something is left out that may be there the next time. */
  complete?: boolean;
}

/** Makes the HTML of an address: the web application's server bundle, with its client's manifest. */
export type PageRenderer = (request: Omit<RenderRequest, 'assets'>) => Promise<RenderResult>;

/**
 * Loads the renderer from the folder of the built web application; null where it is not built, as
 * in tests of the API alone.
 */
export async function loadPageRenderer(webBuild: string): Promise<PageRenderer | null> {
  const bundle = join(webBuild, 'server/entry-server.js');
  const manifest = join(webBuild, 'client/.vite/manifest.json');
  if (!existsSync(bundle) || !existsSync(manifest)) return null;
  const { render } = (await import(/* @vite-ignore */ pathToFileURL(bundle).href)) as {
    render: (request: RenderRequest) => Promise<RenderResult>;
  };
  const assets: unknown = JSON.parse(await readFile(manifest, 'utf8'));
  return (request) => render({ ...request, assets });
}
