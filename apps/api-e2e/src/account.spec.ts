import { DEPLOYMENTS, expectError } from '@lereng/api-testing';
import { ADMIN, ApiClient, PASSWORD, type RunningServer } from '@lereng/shared-testing';

const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

interface SessionRow {
  id: number;
  device: string;
  network: string | null;
  created_at: string;
  last_seen_at: string;
  current: boolean;
}

describe.each(DEPLOYMENTS)("the owner's account on $name", (kind) => {
  let server: RunningServer;
  let dispose: () => Promise<void>;

  beforeAll(async () => {
    ({ server, dispose } = await kind.start({ env: { TRUST_PROXY: '1' } }));
  });
  afterAll(() => dispose?.());

  const isLoggedIn = async (client: ApiClient) => (await client.get('/auth/token')).status === 200;

  describe('sessions', () => {
    const loginWith = async (userAgent: string, credentials: object, from = '203.0.113.7') => {
      const { body } = await new ApiClient(server.origin).send<{ accessToken: string }>(
        'POST',
        '/auth/login',
        JSON.stringify(credentials),
        {
          ...{ 'content-type': 'application/json', 'user-agent': userAgent },
          'x-forwarded-for': from,
        },
      );
      return new ApiClient(server.origin, body.accessToken);
    };
    const list = async (client: ApiClient) =>
      (await client.get<SessionRow[]>('/auth/sessions')).body;

    it('are listed with their devices, the last used first, until they are ended', async () => {
      const phone = await loginWith(CHROME, ADMIN);
      const desk = await loginWith(FIREFOX, ADMIN, '2001:db8:0:1::7');
      const [first, second] = await list(phone);
      expect([first, second]).toMatchObject([
        { device: 'Firefox di Linux', network: '2001:db8:0:1::/64', current: false },
        { device: 'Chrome di Android', network: '203.0.113.7', current: true },
      ]);
      expect(Date.now() - Date.parse(second!.created_at)).toBeLessThan(60_000);
      expect(second!.last_seen_at >= second!.created_at).toBe(true);

      // The other device is new to the one that was there before.
      expect((await phone.get('/auth/account')).body).toMatchObject({
        new_devices: [{ device: 'Firefox di Linux', first_login_at: first!.created_at }],
      });
      expect((await desk.get('/auth/account')).body).toMatchObject({ new_devices: [] });
      expect((await phone.delete(`/auth/sessions/${first!.id}`, PASSWORD)).status).toBe(204);
      expect(await isLoggedIn(desk)).toBe(false);
      expectError(await desk.json('POST', '/social-media', {}), 401);
      expect(await list(phone)).toEqual([second]);
      const gone = expectError(await phone.delete(`/auth/sessions/${first!.id}`, PASSWORD), 404);
      expect(gone.message).toBe('Sesi tidak ditemukan');
      expect((await phone.delete(`/auth/sessions/${second!.id}`, PASSWORD)).status).toBe(204);
      expect(await isLoggedIn(phone)).toBe(false);
    });

    it('end all at once, but for the one that asks', async () => {
      const others = [await ApiClient.login(server.origin), await ApiClient.login(server.origin)];
      const client = await ApiClient.login(server.origin);
      expect((await client.delete('/auth/sessions', PASSWORD)).status).toBe(204);
      for (const other of others) expect(await isLoggedIn(other)).toBe(false);
      expect(await list(client)).toMatchObject([{ current: true }]);
    });

    it('are ended with the password alone; wrong ones count as failed logins', async () => {
      const client = await ApiClient.login(server.origin);
      const other = await ApiClient.login(server.origin);
      const { id } = (await list(other)).find(({ current }) => current)!;
      const send = (method: string, path: string, body: object, ip: string) =>
        client.json(method, path, body, { 'x-forwarded-for': ip });
      for (const path of [`/auth/sessions/${id}`, '/auth/sessions']) {
        for (const response of [await client.delete(path), await client.delete(path, {})]) {
          const missing = expectError(response, 422);
          expect(missing.fields).toEqual({ password: 'Password harus diisi' });
        }
        for (let n = 0; n < 5; n += 1) {
          const wrong = expectError(await send('DELETE', path, { password: 'x' }, '10.4.1.1'), 400);
          expect(wrong.message).toBe('Password salah');
        }
      }
      const refused = await send('DELETE', '/auth/sessions', PASSWORD, '10.4.1.1');
      expectError(refused, 429);
      expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
      expectError(await send('POST', '/auth/login', ADMIN, '10.4.1.1'), 429);
      expect(await isLoggedIn(other)).toBe(true);
      const path = `/auth/sessions/${id}`;
      expect((await send('DELETE', path, PASSWORD, '10.4.1.2')).status).toBe(204);
      expect(await isLoggedIn(other)).toBe(false);
    });
  });

  describe('a change of the password', () => {
    const NEXT = 'wedang uwuh hangat';
    const IP = '10.4.0.1';
    let client: ApiClient;

    beforeEach(async () => {
      client = await ApiClient.login(server.origin);
    });

    const change = (current_password: unknown, new_password: unknown, ip = IP) =>
      client.send<{ password_changed_at: string | null }>(
        'PUT',
        '/auth/password',
        JSON.stringify({ current_password, new_password }),
        { 'content-type': 'application/json', 'x-forwarded-for': ip },
      );

    const login = async (password: string) =>
      (await new ApiClient(server.origin).json('POST', '/auth/login', { ...ADMIN, password }))
        .status;

    it('keeps the token that asks, and ends all others', async () => {
      const other = await ApiClient.login(server.origin);
      const before = await client.get('/auth/account');
      expect(before.body).toMatchObject({ username: ADMIN.username, password_changed_at: null });

      const changed = await change(ADMIN.password, NEXT);
      expect(changed.status).toBe(200);
      const { password_changed_at } = changed.body;
      expect(Date.now() - Date.parse(password_changed_at!)).toBeLessThan(60_000);
      expect((await client.get('/auth/account')).body).toEqual(changed.body);
      expect([await isLoggedIn(client), await isLoggedIn(other)]).toEqual([true, false]);
      expect([await login(ADMIN.password), await login(NEXT)]).toEqual([400, 200]);

      expect((await change(NEXT, ADMIN.password)).status).toBe(200);
      expect(await login(ADMIN.password)).toBe(200);
    });

    it.each([
      ['wrong', NEXT, { current_password: 'Password sekarang salah' }],
      ['', NEXT, { current_password: 'Password sekarang harus diisi' }],
      [ADMIN.password, '', { new_password: 'Password baru harus diisi' }],
      [ADMIN.password, 'sembilan9', { new_password: 'Password baru paling sedikit 10 karakter' }],
      [
        ADMIN.password,
        '🌋'.repeat(201),
        { new_password: 'Password baru paling banyak 200 karakter' },
      ],
      [
        ADMIN.password,
        'kopi\nsusu',
        { new_password: 'Password baru berisi karakter yang tidak diizinkan' },
      ],
      [
        ADMIN.password,
        ADMIN.password,
        { new_password: 'Password baru harus berbeda dari password sekarang' },
      ],
    ])('is refused, with the error %#', async (current, next, fields) => {
      const error = expectError(await change(current, next), 422);
      expect(error).toMatchObject({ message: Object.values(fields)[0], fields });
      expect(await login(ADMIN.password)).toBe(200);
      expect(await isLoggedIn(client)).toBe(true);
    });

    it('needs the token, and leaves no password in the log', async () => {
      const body = { current_password: ADMIN.password, new_password: NEXT };
      expectError(await new ApiClient(server.origin).json('PUT', '/auth/password', body), 401);
      expectError(await new ApiClient(server.origin).get('/auth/account'), 401);
      for (const password of [NEXT, ADMIN.password]) expect(server.output).not.toContain(password);
    });

    it('counts wrong passwords like failed logins', async () => {
      for (let n = 0; n < 10; n += 1) {
        expectError(await change('wrong', NEXT, '10.4.0.2'), 422);
      }
      const refused = await change(ADMIN.password, NEXT, '10.4.0.2');
      expectError(refused, 429);
      expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
      const attempt = await new ApiClient(server.origin).send(
        'POST',
        '/auth/login',
        JSON.stringify(ADMIN),
        { 'content-type': 'application/json', 'x-forwarded-for': '10.4.0.2' },
      );
      expectError(attempt, 429);
      expect(await login(ADMIN.password)).toBe(200);
    });
  });

  it('changes a forgotten password by a command, while it runs', async () => {
    const client = await ApiClient.login(server.origin);
    const made = await server.run('admin-password.js');
    expect(made.code).toBe(0);
    const password = /^The new password of "admin" is (\S{22})$/m.exec(made.output)?.[1];
    expect(await isLoggedIn(client)).toBe(false);
    const next = await ApiClient.login(server.origin, { ...ADMIN, password: password! });
    expect((await next.get('/auth/account')).body).toMatchObject({ password_generated: true });
    const chosen = await server.run('admin-password.js', ['--stdin'], `${ADMIN.password}\n`);
    expect(chosen.code).toBe(0);
    expect(chosen.output).not.toContain(ADMIN.password);
    expect(await isLoggedIn(next)).toBe(false);
    const own = await ApiClient.login(server.origin);
    expect((await own.get('/auth/account')).body).toMatchObject({ password_generated: false });
  });

  it('takes no new password that is easy to guess', async () => {
    const client = await ApiClient.login(server.origin);
    const NAME = 'Password baru tidak boleh hanya username atau nama situs';
    const name = { value: 'Kebun Jeruk Selorejo' };
    const guessable = [
      ['sembilan9', 'Password baru paling sedikit 10 karakter'],
      ['Qwerty12345', 'Password baru mudah ditebak: hindari kata umum, urutan, dan pengulangan'],
      ['ADMIN-2026-11', NAME],
      ['lereng 2026!', NAME],
      [`1 ${name.value.toUpperCase()}`, NAME],
    ];
    for (const [new_password = '', message] of guessable) {
      if (new_password.includes('KEBUN')) {
        await client.json('PUT', '/site-settings/site_name', name);
      }
      const change = { current_password: ADMIN.password, new_password };
      const error = expectError(await client.json('PUT', '/auth/password', change), 422);
      expect(error).toMatchObject({ message, fields: { new_password: message } });
      const command = await server.run('admin-password.js', ['--stdin'], `${new_password}\n`);
      expect([new_password, command.code]).toEqual([new_password, 1]);
    }
    expect(await isLoggedIn(client)).toBe(true);
    await ApiClient.login(server.origin);
  });
});
