import { stripVTControlCharacters } from 'node:util';
import { DEPLOYMENTS, expectError } from '@lereng/api-testing';
import { ADMIN, ApiClient, PASSWORD, type RunningServer } from '@lereng/shared-testing';

const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

/** New passwords that are not taken, by a rule of the text and by what the account and the site say. */
const REFUSED = {
  sembilan9: 'Password baru paling sedikit 10 karakter',
  [ADMIN.password]: 'Password baru harus berbeda dari password sekarang',
  'lereng 2026!': 'Password baru tidak boleh hanya username atau nama situs',
};

interface SessionRow {
  id: number;
  device: string;
  network: string | null;
  created_at: string;
  last_seen_at: string;
  current: boolean;
}

/** How many passwords may be guessed is in `contract.spec.ts`. */
describe.each(DEPLOYMENTS)("the owner's account on $name", (kind) => {
  let server: RunningServer;
  let dispose: () => Promise<void>;

  beforeAll(async () => {
    ({ server, dispose } = await kind.start({ env: { TRUST_PROXY: '1' } }));
  });
  afterAll(() => dispose?.());

  const isLoggedIn = async (client: ApiClient) => (await client.get('/auth/token')).status === 200;
  const sessionsOf = async (client: ApiClient) =>
    (await client.get<SessionRow[]>('/auth/sessions')).body;
  const attempt = (credentials: object, headers: Record<string, string>) =>
    new ApiClient(server.origin).json<{ accessToken: string }>(
      'POST',
      '/auth/login',
      credentials,
      headers,
    );

  it('has sessions with their devices, the last used first, until they are ended', async () => {
    const loginWith = async (userAgent: string, from: string) => {
      const headers = { 'user-agent': userAgent, 'x-forwarded-for': from };
      return new ApiClient(server.origin, (await attempt(ADMIN, headers)).body.accessToken);
    };
    const phone = await loginWith(CHROME, '203.0.113.7');
    const desk = await loginWith(FIREFOX, '2001:db8:0:1::7');
    const [first, second] = await sessionsOf(phone);
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

    const end = ({ id }: SessionRow, body?: object) => phone.delete(`/auth/sessions/${id}`, body);
    const missing = expectError(await end(first!), 422);
    expect(missing.fields).toEqual({ password: 'Password harus diisi' });
    expectError(await end(first!, { password: 'x' }), 400);
    expect(await isLoggedIn(desk)).toBe(true);
    expect((await end(first!, PASSWORD)).status).toBe(204);
    expect(await isLoggedIn(desk)).toBe(false);
    expectError(await desk.json('POST', '/social-media', {}), 401);
    expect(await sessionsOf(phone)).toEqual([second]);
    expect(expectError(await end(first!, PASSWORD), 404).message).toBe('Sesi tidak ditemukan');
    expect((await end(second!, PASSWORD)).status).toBe(204);
    expect(await isLoggedIn(phone)).toBe(false);
  });

  it('logs each event of security in a line of its own, and nothing that was typed', async () => {
    const typed = 'Rahasia-yang-salah-ketik';
    const before = server.output.length;
    const from = { 'x-forwarded-for': '10.5.0.1' };
    expect((await attempt({ username: typed, password: typed }, from)).status).toBe(404);
    expect((await attempt({ ...ADMIN, password: typed }, from)).status).toBe(400);
    const client = await ApiClient.login(server.origin);
    const other = await ApiClient.login(server.origin);
    expect((await client.get('/auth/token')).body).toEqual({
      username: ADMIN.username,
      role: 'owner',
    });
    const own = (await sessionsOf(client)).find(({ current }) => current)!.id;
    const passwords = { current_password: typed, new_password: `${typed}-2` };
    expect((await client.json('PUT', '/auth/password', passwords)).status).toBe(422);
    expect((await client.delete('/auth/sessions/999999', PASSWORD)).status).toBe(404);
    expect((await client.delete('/auth/sessions', PASSWORD)).status).toBe(204);
    expectError(await other.get('/auth/token'), 401);
    expect(await sessionsOf(client)).toMatchObject([{ current: true }]);
    expect((await client.delete('/auth/logout')).status).toBe(204);
    expectError(await client.get('/auth/token'), 401);
    expectError(await client.json('POST', '/social-media', {}), 401);
    const output = server.output.slice(before);
    const lines = output.split('\n').filter((line) => /\bSecurity\b/.test(line));
    expect(
      lines.map((line) => /(\S+ outcome=.*?)["\s]*$/.exec(stripVTControlCharacters(line))?.[1]),
    ).toEqual([
      'login outcome=404 client=10.5.0.1',
      'login outcome=400 client=10.5.0.1',
      `login outcome=success client=127.0.0.1 by=admin session=${own}`,
      `login outcome=success client=127.0.0.1 by=admin session=${own + 1}`,
      `password-change outcome=422 client=127.0.0.1 by=admin session=${own}`,
      `session-end outcome=404 client=127.0.0.1 by=admin session=${own} ended=999999`,
      `other-sessions-end outcome=success client=127.0.0.1 by=admin session=${own}`,
      `logout outcome=success client=127.0.0.1 by=admin session=${own}`,
    ]);
    expect(output).not.toContain(typed);
  });

  it('has another password, which ends all other sessions, or says what is wrong with it', async () => {
    const NEXT = 'wedang uwuh hangat';
    const client = await ApiClient.login(server.origin);
    const other = await ApiClient.login(server.origin);
    const change = (current_password: string, new_password: string) =>
      client.json('PUT', '/auth/password', { current_password, new_password });
    const expectRefused = async (current: string, next: string, fields: object) => {
      const [message] = Object.values(fields) as string[];
      expect(expectError(await change(current, next), 422)).toMatchObject({ message, fields });
    };
    await expectRefused('x', NEXT, { current_password: 'Password sekarang salah' });
    for (const [next, message] of Object.entries(REFUSED)) {
      await expectRefused(ADMIN.password, next, { new_password: message });
    }
    expect([await isLoggedIn(client), await isLoggedIn(other)]).toEqual([true, true]);

    const changed = await change(ADMIN.password, NEXT);
    expect(changed.status).toBe(200);
    expect((await client.get('/auth/account')).body).toEqual(changed.body);
    expect([await isLoggedIn(client), await isLoggedIn(other)]).toEqual([true, false]);
    const own = { 'x-forwarded-for': '10.5.0.2' };
    expect((await attempt(ADMIN, own)).status).toBe(400);
    await ApiClient.login(server.origin, { ...ADMIN, password: NEXT });
    expect((await change(NEXT, ADMIN.password)).status).toBe(200);
    for (const password of [NEXT, ADMIN.password]) expect(server.output).not.toContain(password);
  });

  it('has another password by a command, while the server runs', async () => {
    const client = await ApiClient.login(server.origin);
    const made = await server.run('password');
    expect(made.code).toBe(0);
    const password = /^The new password of "admin" is (\S{22})$/m.exec(made.output)?.[1];
    expect(await isLoggedIn(client)).toBe(false);
    const next = await ApiClient.login(server.origin, { ...ADMIN, password: password! });
    expect((await next.get('/auth/account')).body).toMatchObject({ password_generated: true });
    await next.json('PUT', '/site-settings/site_name', { value: 'Kebun Jeruk Selorejo' });
    const name = await server.run('password', ['--stdin'], '1 KEBUN JERUK SELOREJO\n');
    expect(name.code).toBe(1);
    expect(await isLoggedIn(next)).toBe(true);
    const chosen = await server.run('password', ['--stdin'], `${ADMIN.password}\n`);
    expect(chosen.code).toBe(0);
    expect(chosen.output).not.toContain(ADMIN.password);
    expect(await isLoggedIn(next)).toBe(false);
    const own = await ApiClient.login(server.origin);
    expect((await own.get('/auth/account')).body).toMatchObject({ password_generated: false });
  });
});
