import { ApiClient, type TestServer } from '@lereng/shared-testing';
import { DATABASES } from './support/databases';
import { expectError } from './support/errors';
import { picture } from './support/images';
import { storedFiles } from './support/state';

describe.each(DATABASES)('many at once on $name', (kind) => {
  let server: TestServer;
  let dispose: () => Promise<void>;
  let client: ApiClient;

  beforeAll(async () => {
    ({ server, dispose } = await kind.start());
    client = await ApiClient.login(server.origin);
  });
  afterAll(() => dispose?.());

  it('lets exactly one of 20 links of one platform in', async () => {
    const spellings = ['Straße', 'STRASSE', ' strasse ', 'strAßE'];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        client.json('POST', '/social-media', {
          platform: spellings[index % spellings.length],
          url: `https://example.com/${index}`,
        }),
      ),
    );

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(expectError(answer, 400).message).toMatch(
        /^Platform .+ sudah ada\. Gunakan platform lain\.$/,
      );
    }
    expect((await client.get<unknown[]>('/social-media')).body).toHaveLength(1);
  });

  it('keeps exactly what it acknowledged of many writes of every kind', async () => {
    const image = await picture();
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        if (index % 3 === 2) {
          return client.json('POST', '/social-media', { platform: `p${index}`, url: 'nonsense' });
        }
        return client.form<{ id: number }>('POST', '/menu-items', {
          name: `Hidangan ${index}`,
          price: index % 3 === 0 ? '10000' : '0',
          image,
        });
      }),
    );
    const kept = answers.filter(({ status }) => status === 201);
    expect(kept).toHaveLength(4);

    const listed = (await client.get<{ id: number }[]>('/menu-items')).body;
    expect(listed.map(({ id }) => id).sort()).toEqual(
      kept.map(({ body }) => (body as { id: number }).id).sort(),
    );
  });

  it('lets the last of two edits and a removal win, and leaves no file behind', async () => {
    const image = await picture();
    const { body } = await client.form<{ id: number }>('POST', '/menu-items', {
      name: 'Sementara',
      price: '5000',
      image,
    });
    const path = `/menu-items/${body.id}`;
    const before = (await client.get<{ id: number }[]>('/menu-items')).body.length;
    const answers = await Promise.all([
      client.form('PUT', path, { price: '6000', image }),
      client.form('PUT', path, { price: '7000', image }),
      client.delete(path),
    ]);

    for (const { status } of answers.slice(0, 2)) expect([200, 404]).toContain(status);
    expect(answers[2]?.status).toBe(204);
    expect((await client.get(path)).status).toBe(404);
    expect((await client.get<unknown[]>('/menu-items')).body).toHaveLength(before - 1);

    const used = JSON.stringify((await client.get('/menu-items')).body);
    const orphans = (await storedFiles(server)).filter((file) => {
      const id = file.split('/').at(-2) ?? '';
      return !used.includes(id);
    });
    expect(orphans).toEqual([]);
  });
});
