import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ByLocale } from '@lereng/shared-domain';
import type {
  ClientManifest,
  RenderRequest,
  RenderResult,
  ServerBundle,
} from '@lereng/shared-contract';

/** Renders a URL with the web application's server bundle and its client's manifest. */
export type PageRenderer = (request: Omit<RenderRequest, 'assets'>) => Promise<RenderResult>;

const readManifest = async (file: string): Promise<ClientManifest> =>
  JSON.parse(await readFile(file, 'utf8')) as ClientManifest;

/**
 * Loads the renderer from the folder of the built web application; null where it is not built, as
 * in tests of the API alone.
 */
export async function loadPageRenderer(webBuild: string): Promise<PageRenderer | null> {
  const bundle = join(webBuild, 'server/entry-server.js');
  const manifests: ByLocale<string> = {
    id: join(webBuild, 'client/.vite/manifest.json'),
    en: join(webBuild, 'client/.vite/manifest.en.json'),
  };
  if (![bundle, ...Object.values(manifests)].every(existsSync)) return null;
  const { render } = (await import(/* @vite-ignore */ pathToFileURL(bundle).href)) as ServerBundle;
  const assets: ByLocale<ClientManifest> = {
    id: await readManifest(manifests.id),
    en: await readManifest(manifests.en),
  };
  return (request) => render({ ...request, assets: assets[request.locale] });
}
