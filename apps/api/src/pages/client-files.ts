import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { toCachedResponse, type CachedResponse } from '../response-cache';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

const UNKNOWN_TYPE = 'application/octet-stream';

/** The names of these files change with their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
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
    const type = TYPES[extname(entry.name)] ?? UNKNOWN_TYPE;
    files.set(path, await readFileResponse(file, path, type));
  }
  return files;
}

async function readFileResponse(file: string, path: string, type: string): Promise<CachedResponse> {
  const headers = {
    'Content-Type': type,
    'Cache-Control': path.startsWith('/assets/') ? IMMUTABLE : LASTING,
  };
  const [body, br, gzip] = await Promise.all([
    readFile(file),
    readIfThere(`${file}.br`),
    readIfThere(`${file}.gz`),
  ]);
  return toCachedResponse(
    { status: 200, headers, body },
    { ...(br && { br }), ...(gzip && { gzip }) },
  );
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  return existsSync(file) ? readFile(file) : undefined;
}
