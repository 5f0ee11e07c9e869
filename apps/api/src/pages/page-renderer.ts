import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type {
  ClientManifest,
  RenderRequest,
  RenderResult,
  ServerBundle,
} from '@lereng/shared-contract';

/** Renders a URL with the web application's server bundle and its client's manifest. */
export type PageRenderer = (request: Omit<RenderRequest, 'assets'>) => Promise<RenderResult>;

/**
 * Loads the renderer from the folder of the built web application; null where it is not built, as
 * in tests of the API alone.
 */
export async function loadPageRenderer(webBuild: string): Promise<PageRenderer | null> {
  const bundle = join(webBuild, 'server/entry-server.js');
  const manifest = join(webBuild, 'client/.vite/manifest.json');
  if (!existsSync(bundle) || !existsSync(manifest)) return null;
  const { render } = (await import(/* @vite-ignore */ pathToFileURL(bundle).href)) as ServerBundle;
  const assets = JSON.parse(await readFile(manifest, 'utf8')) as ClientManifest;
  return (request) => render({ ...request, assets });
}
