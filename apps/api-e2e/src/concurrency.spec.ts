import { DEPLOYMENTS, expectError, servedFiles, tinyPicture } from '@lereng/api-testing';
import { ApiClient, type RunningServer } from '@lereng/shared-testing';
import { addMenuItem } from './support/rows';

describe.each(DEPLOYMENTS)('many at once on $name', (kind) => {
  let server: RunningServer;
  let dispose: () => Promise<void>;
  let client: ApiClient;

  beforeAll(async () => {
    ({ server, dispose } = await kind.start());
    client = await ApiClient.login(server.origin);
  });
  afterAll(() => dispose?.());

  it('lets exactly one of 20 links of one platform in', async () => {
    const spellings = ['Straße', 'STRASSE', ' strasse ', 'strAßE'];
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        client.json('POST', '/social-media', {
          platform: spellings[index % spellings.length],
          url: `https://example.com/${index}`,
        }),
      ),
    );

    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const response of responses.filter(({ status }) => status !== 201)) {
      expect(expectError(response, 400).message).toMatch(
        /^Platform .+ sudah ada\. Gunakan platform lain\.$/,
      );
    }
    expect((await client.get<unknown[]>('/social-media')).body).toHaveLength(1);
  });

  it('lets the last of two edits and a removal win, and leaves no file behind', async () => {
    const image = await tinyPicture();
    const path = `/menu-items/${(await addMenuItem(client)).id}`;
    const responses = await Promise.all([
      client.form('PUT', path, { price: '6000', image }),
      client.form('PUT', path, { price: '7000', image }),
      client.delete(path),
    ]);

    for (const { status } of responses.slice(0, 2)) expect([200, 404]).toContain(status);
    expect(responses[2]?.status).toBe(204);
    expect((await client.get(path)).status).toBe(404);
    expect((await client.get<unknown[]>('/menu-items')).body).toEqual([]);
    expect(await servedFiles(server)).toEqual([]);
  });
});
