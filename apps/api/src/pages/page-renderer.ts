import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isAdminPath, LOCALES } from '@lereng/shared-domain';
import type {
  ClientManifest,
  RenderRequest,
  RenderResult,
  ServerBundle,
} from '@lereng/shared-contract';

/** Renders a URL with the web application's server bundle, and the manifest of the part of its client. */
export type PageRenderer = (request: Omit<RenderRequest, 'assets'>) => Promise<RenderResult>;

/** The part of the client build with the back office; the others have the pages of a language. */
const ADMIN = 'admin';

const readManifest = async (file: string): Promise<ClientManifest> =>
  JSON.parse(await readFile(file, 'utf8')) as ClientManifest;

/**
 * Loads the renderer from the folder of the built web application; null where it is not built, as
 * in tests of the API alone.
 */
export async function loadPageRenderer(webBuild: string): Promise<PageRenderer | null> {
  const bundle = join(webBuild, 'server/entry-server.js');
  const parts = [...LOCALES, ADMIN] as const;
  const fileOf = (part: string) => join(webBuild, `client/.vite/manifest.${part}.json`);
  if (![bundle, ...parts.map(fileOf)].every(existsSync)) return null;
  const { render } = (await import(/* @vite-ignore */ pathToFileURL(bundle).href)) as ServerBundle;
  const manifests = await Promise.all(parts.map((part) => readManifest(fileOf(part))));
  const assetsOf = new Map(parts.map((part, index) => [part, manifests[index] as ClientManifest]));
  return (request) => {
    const part = isAdminPath(request.url.replace(/\?.*/s, '')) ? ADMIN : request.locale;
    return render({ ...request, assets: assetsOf.get(part) ?? {} });
  };
}
