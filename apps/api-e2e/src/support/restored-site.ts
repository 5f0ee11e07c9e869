import { type DATABASES } from '@lereng/api-testing';
import { ApiClient, TestServer } from '@lereng/shared-testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesOf, listsOf } from './filled-site';

type DatabaseKind = (typeof DATABASES)[number];

/** All that the API shows of the content, and every stored file with its bytes. */
export async function contentOf(server: TestServer, client: ApiClient) {
  return { lists: await listsOf(client), files: await filesOf(server) };
}

/** Restores with the commands of a server into a new site, which it hands to `look`. */
export async function restored(
  server: TestServer,
  to: DatabaseKind,
  args: string[],
  look: (site: TestServer, owner: ApiClient) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const { env: databaseEnv, drop } = await to.create();
  const dataDir = await mkdtemp(join(tmpdir(), 'lereng-restored-'));
  try {
    const all = { ...env, ...databaseEnv, DATA_DIR: dataDir };
    const result = await server.run('restore', args, '', all);
    expect(result).toEqual({ code: 0, output: expect.stringContaining('was restored') });
    const site = await TestServer.start({ dataDir, env: all });
    try {
      await look(site, await ApiClient.login(site.origin));
    } finally {
      await site.stop();
    }
  } finally {
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
