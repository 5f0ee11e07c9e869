import { DATABASES } from '@lereng/api-testing';
import { ApiClient, TestServer } from '@lereng/shared-testing';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fill } from './support/filled-site';
import { newFolder } from './support/folders';
import { expectRoundTrip } from './support/restored-site';

/** Other databases, buckets and keys are in `backups.all.spec.ts`. */
const SQLITE = DATABASES.find(({ name }) => name === 'SQLite')!;

it('a backup has all of a site, and ends every session', async () => {
  const server = await TestServer.start();
  try {
    const client = await ApiClient.login(server.origin);
    await fill(client);
    const file = join(await newFolder(), 'site.tar');
    await expectRoundTrip(server, client, SQLITE, file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  } finally {
    await server.stop();
  }
});
