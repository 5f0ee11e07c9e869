import type { ApiResponse, ApiClient, TestServer } from '@lereng/shared-testing';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { operations } from './contract';
import { expectError } from './errors';

/** Names of all stored image files, sorted. */
export async function storedFiles({ dataDir }: TestServer): Promise<string[]> {
  const root = join(dataDir, 'images');
  const folders = await filesIn(root);
  const files = await Promise.all(folders.map((folder) => filesIn(join(root, folder))));
  return files
    .flatMap((names, index) => names.map((name) => join(root, folders[index]!, name)))
    .sort();
}

/** Of these, those that are served: files of images in the trash are not. */
export async function servedFiles(server: TestServer): Promise<string[]> {
  const files = await storedFiles(server);
  // One of each image, as all of them are served or none.
  const samples = new Map(files.map((file) => [dirname(file), file]));
  const served = new Set<string>();
  for (const [folder, file] of samples) {
    const url = `${server.origin}/uploads/${basename(folder)}/${basename(file)}`;
    if ((await fetch(url, { method: 'HEAD' })).status === 200) served.add(folder);
  }
  return files.filter((file) => served.has(dirname(file)));
}

/** What a folder holds; nothing where it is not there, or has just gone away with what it held. */
const filesIn = (folder: string) => readdir(folder).catch(() => [] as string[]);

/** All that a request could have changed: every list of the API, and every stored file. */
async function everything(server: TestServer, client: ApiClient) {
  const lists = await Promise.all(
    operations
      .filter(({ id }) => id.startsWith('list'))
      .map(async ({ path }) => (await client.get(path)).body),
  );
  return { lists, files: await storedFiles(server) };
}

/**
 * Holds, for the tests of the block that calls it, that none of them changes anything: the state is
 * compared once around all of them, because reading it costs more than a refusal.
 */
export function expectNoChange(running: () => { server: TestServer; client: ApiClient }): void {
  let before: unknown;
  const state = () => {
    const { server, client } = running();
    return everything(server, client);
  };
  beforeAll(async () => {
    before = await state();
  });
  afterAll(async () => {
    expect(await state()).toEqual(before);
  });
}

/** Sends, and holds that the response has the form of all errors. */
export async function expectRefusal(send: () => Promise<ApiResponse<unknown>>, status?: number) {
  const response = await send();
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  return expectError(response, status);
}
