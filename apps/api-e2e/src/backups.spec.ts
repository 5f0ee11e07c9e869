import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DATABASES } from '@lereng/api-testing';
import { ApiClient, TestServer } from '@lereng/shared-testing';
import { fill } from './support/filled-site';
import { newFolder } from './support/folders';
import { contentOf, restored } from './support/restored-site';

/** Encryption, buckets and downloads are in `backups.all.spec.ts`. */
it('a backup has all of a site, and ends every session', async () => {
  const server = await TestServer.start();
  try {
    const client = await ApiClient.login(server.origin);
    await fill(client);
    const file = join(await newFolder(), 'site.tar');
    const made = await server.run('backup', ['--to', file]);
    expect(made).toEqual({ code: 0, output: expect.stringContaining('files of images') });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const before = await contentOf(server, client);
    expect(before.files.length).toBeGreaterThan(20);
    await restored(server, DATABASES[0]!, [file], async (site, owner) => {
      expect(await contentOf(site, owner)).toEqual(before);
      const old = new ApiClient(site.origin, client.token);
      expect((await old.get('/auth/token')).status).toBe(401);
      const env = { ...site.env, DATA_DIR: site.dataDir };
      const again = await server.run('restore', [file], '', env);
      expect(again.code).toBe(1);
      expect(again.output).toMatch(/^Nothing was restored\. The database is not empty[^\n]+\n$/);
    });
  } finally {
    await server.stop();
  }
});
