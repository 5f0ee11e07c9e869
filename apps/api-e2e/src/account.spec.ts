import { ADMIN, ApiClient, type TestServer } from '@lereng/shared-testing';
import { DATABASES } from './support/databases';
import { expectError } from './support/errors';

const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

interface SessionRow {
  id: number;
  device: string;
  created_at: string;
  last_seen_at: string;
  current: boolean;
}

describe.each(DATABASES)("the owner's account on $name", (kind) => {
  let server: TestServer;
  let dispose: () => Promise<void>;

  beforeAll(async () => {
    ({ server, dispose } = await kind.start());
  });
  afterAll(() => dispose?.());

  const isLoggedIn = async (client: ApiClient) => (await client.get('/auth/token')).status === 200;

  describe('sessions', () => {
    const loginWith = async (userAgent: string, credentials: object) => {
      const { body } = await new ApiClient(server.origin).send<{ accessToken: string }>(
        'POST',
        '/auth/login',
        JSON.stringify(credentials),
        { 'content-type': 'application/json', 'user-agent': userAgent },
      );
      return new ApiClient(server.origin, body.accessToken);
    };
    const list = async (client: ApiClient) =>
      (await client.get<SessionRow[]>('/auth/sessions')).body;

    it('are listed with their devices, the last used first, until they are ended', async () => {
      const phone = await loginWith(CHROME, ADMIN);
      const desk = await loginWith(FIREFOX, ADMIN);
      const [first, second] = await list(phone);
      expect([first, second]).toMatchObject([
        { device: 'Firefox di Linux', current: false },
        { device: 'Chrome di Android', current: true },
      ]);
      expect(Date.now() - Date.parse(second!.created_at)).toBeLessThan(60_000);
      expect(second!.last_seen_at >= second!.created_at).toBe(true);

      expect((await phone.delete(`/auth/sessions/${first!.id}`)).status).toBe(204);
      expect(await isLoggedIn(desk)).toBe(false);
      expectError(await desk.json('POST', '/social-media', {}), 401);
      expect(await list(phone)).toEqual([second]);
      const gone = expectError(await phone.delete(`/auth/sessions/${first!.id}`), 404);
      expect(gone.message).toBe('Sesi tidak ditemukan');
      expect((await phone.delete(`/auth/sessions/${second!.id}`)).status).toBe(204);
      expect(await isLoggedIn(phone)).toBe(false);
    });

    it('end all at once, but for the one that asks', async () => {
      const others = [await ApiClient.login(server.origin), await ApiClient.login(server.origin)];
      const client = await ApiClient.login(server.origin);
      expect((await client.delete('/auth/sessions')).status).toBe(204);
      for (const other of others) expect(await isLoggedIn(other)).toBe(false);
      expect(await list(client)).toMatchObject([{ current: true }]);
    });

    it('need the token, and an id of one', async () => {
      const visitor = new ApiClient(server.origin);
      for (const path of ['/auth/sessions', '/auth/sessions/1']) {
        expectError(await visitor.delete(path), 401);
      }
      expectError(await visitor.get('/auth/sessions'), 401);
      const client = await ApiClient.login(server.origin);
      for (const id of ['0', 'x', '1e3', '2147483648']) {
        expectError(await client.delete(`/auth/sessions/${id}`), 404);
      }
    });
  });
});
