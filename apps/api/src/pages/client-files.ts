import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { contentType } from 'mime-types';
import { CachedResponse } from '../response-cache';

const UNKNOWN_TYPE = 'application/octet-stream';

/** The names of these files change with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
const LASTING = 'public, max-age=3600';

/**
 * The files of the client build by their path, with the compressed forms that the build put beside
 * them. They are few and small enough to stay in memory.
 */
export async function readClientFiles(folder: string): Promise<Map<string, CachedResponse>> {
  const files = new Map<string, CachedResponse>();
  if (!existsSync(folder)) return files;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    // The manifest and the compressed forms are for this server, not for visitors.
    if (!entry.isFile() || path.startsWith('/.') || /\.(br|gz)$/.test(entry.name)) continue;
    files.set(path, await readFileResponse(file, path));
  }
  return files;
}

async function readFileResponse(file: string, path: string): Promise<CachedResponse> {
  const headers = {
    'Content-Type': contentType(basename(path)) || UNKNOWN_TYPE,
    'Cache-Control': path.startsWith('/assets/') ? IMMUTABLE : LASTING,
  };
  const [body, br, gzip] = await Promise.all([
    readFile(file),
    readIfThere(`${file}.br`),
    readIfThere(`${file}.gz`),
  ]);
  return new CachedResponse(
    { status: 200, headers, body },
    { ...(br && { br }), ...(gzip && { gzip }) },
  );
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  return existsSync(file) ? readFile(file) : undefined;
}
