import type { ApiAnswer, ApiClient, TestServer } from '@lereng/shared-testing';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expectError } from './errors';

/** Every list of the API. */
const LISTS = [
  '/menu-items',
  '/packages',
  '/promotions',
  '/site-settings',
  '/slides',
  '/social-media',
];

/** Names of all stored image files, sorted. */
export async function storedFiles({ dataDir }: TestServer): Promise<string[]> {
  const root = join(dataDir, 'images');
  const folders = await filesIn(root);
  const files = await Promise.all(folders.map((folder) => filesIn(join(root, folder))));
  return files
    .flatMap((names, index) => names.map((name) => join(root, folders[index]!, name)))
    .sort();
}

/** What a folder holds; nothing where it is not there, or has just gone away with what it held. */
const filesIn = (folder: string) => readdir(folder).catch(() => [] as string[]);

/** All that a request could have changed: every list of the API, and every stored file. */
export async function everything(server: TestServer, client: ApiClient) {
  const lists = await Promise.all(LISTS.map(async (path) => (await client.get(path)).body));
  return { lists, files: await storedFiles(server) };
}

/** Sends, and holds that the answer is an error of the house's form and that nothing changed. */
export async function expectRefusal(
  server: TestServer,
  client: ApiClient,
  send: () => Promise<ApiAnswer<unknown>>,
  status?: number,
) {
  const before = await everything(server, client);
  const answer = await send();
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  const body = expectError(answer, status);
  expect(await everything(server, client)).toEqual(before);
  return body;
}
