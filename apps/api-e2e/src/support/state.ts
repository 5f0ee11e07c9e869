import type { ApiClient, TestServer } from '@lereng/shared-testing';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Names of all stored image files, sorted. */
export async function storedFiles({ dataDir }: TestServer): Promise<string[]> {
  const entries = await readdir(join(dataDir, 'images'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** All that a request could have changed: every list of the API, and every stored file. */
export async function everything(server: TestServer, client: ApiClient) {
  const lists = await Promise.all(
    ['/menu-items', '/social-media'].map(async (path) => (await client.get(path)).body),
  );
  return { lists, files: await storedFiles(server) };
}
