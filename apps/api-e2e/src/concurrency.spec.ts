import { DEPLOYMENTS, expectError, picture, servedFiles, tinyPicture } from '@lereng/api-testing';
import { ApiClient, type RunningServer } from '@lereng/shared-testing';

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

  it('keeps exactly what it acknowledged of many writes of every kind', async () => {
    const image = await picture();
    const responses = await Promise.all(
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
    const created = responses.filter(({ status }) => status === 201);
    expect(created).toHaveLength(4);

    const listed = (await client.get<{ id: number }[]>('/menu-items')).body;
    expect(listed.map(({ id }) => id).sort()).toEqual(
      created.map(({ body }) => (body as { id: number }).id).sort(),
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
    const responses = await Promise.all([
      client.form('PUT', path, { price: '6000', image }),
      client.form('PUT', path, { price: '7000', image }),
      client.delete(path),
    ]);

    for (const { status } of responses.slice(0, 2)) expect([200, 404]).toContain(status);
    expect(responses[2]?.status).toBe(204);
    expect((await client.get(path)).status).toBe(404);
    expect((await client.get<unknown[]>('/menu-items')).body).toHaveLength(before - 1);

    const used = JSON.stringify((await client.get('/menu-items')).body);
    const orphans = (await servedFiles(server)).filter((file) => {
      const id = file.split('/').at(-2) ?? '';
      return !used.includes(id);
    });
    expect(orphans).toEqual([]);
  });

  it('never leaves a promotion with a package that was deleted meanwhile', async () => {
    const image = await tinyPicture();
    for (let round = 0; round < 5; round += 1) {
      const fields = { name: 'Sementara', price: '1000', image };
      const pkg = await client.form<{ id: number }>('POST', '/packages', fields);
      const promote = (title: string) =>
        client.form<{ id: number }>('POST', '/promotions', {
          title,
          valid_from: '2026-01-01',
          valid_until: '9999-12-31',
          discount_percent: '10',
          package_ids: `[${pkg.body.id}]`,
        });
      const [first, removed, second] = await Promise.all([
        promote('Sebelum'),
        client.delete(`/packages/${pkg.body.id}`),
        promote('Sesudah'),
      ]);
      expect(removed.status).toBe(204);
      for (const response of [first, second]) {
        // Whichever came first: a promotion that the package then left, or none.
        if (response.status !== 201) expectError(response, 422);
        else {
          const { body } = await client.get(`/promotions/${response.body.id}`);
          expect(body).toMatchObject({ packages: [] });
        }
      }
    }
  });
});
