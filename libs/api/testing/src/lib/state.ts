import type { ApiResponse, ApiClient, RunningServer } from '@lereng/shared-testing';
import { basename, dirname } from 'node:path';
import { LISTS } from './contract';
import { expectError } from './errors';

/** Of all stored files those that are served: files of images in the trash are not. */
export async function servedFiles(
  server: Pick<RunningServer, 'origin' | 'storedFiles'>,
): Promise<string[]> {
  const files = await server.storedFiles();
  // One of each image, as all of them are served or none.
  const samples = new Map(files.map((file) => [dirname(file), file]));
  const served = new Set<string>();
  for (const [folder, file] of samples) {
    const url = `${server.origin}/uploads/${basename(folder)}/${basename(file)}`;
    if ((await fetch(url, { method: 'HEAD' })).status === 200) served.add(folder);
  }
  return files.filter((file) => served.has(dirname(file)));
}

/** All that a request could have changed: every list of the API, and every stored file. */
async function everything(server: RunningServer, client: ApiClient) {
  const lists = await Promise.all(LISTS.map(async (path) => (await client.get(path)).body));
  return { lists, files: await server.storedFiles() };
}

/**
 * Holds, for the tests of the block that calls it, that none of them changes anything: the state is
 * compared once around all of them, because reading it costs more than a refusal.
 */
export function expectNoChange(running: () => { server: RunningServer; client: ApiClient }): void {
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
