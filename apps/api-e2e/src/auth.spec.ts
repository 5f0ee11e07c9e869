import { stripVTControlCharacters } from 'node:util';
import { DEPLOYMENTS, expectError } from '@lereng/api-testing';
import { ADMIN, ApiClient, PASSWORD, type RunningServer } from '@lereng/shared-testing';

describe.each(DEPLOYMENTS)('logging in on $name', (kind) => {
  let server: RunningServer;
  let dispose: () => Promise<void>;

  beforeAll(async () => {
    ({ server, dispose } = await kind.start({ env: { TRUST_PROXY: '1' } }));
  });
  afterAll(() => dispose?.());

  /** An attempt as it reaches the server through a proxy from the client `ip`. */
  const attempt = (ip: string, username: string, password: string) =>
    new ApiClient(server.origin).send(
      'POST',
      '/auth/login',
      JSON.stringify({ username, password }),
      { 'content-type': 'application/json', 'x-forwarded-for': ip },
    );

  it('gives a token that says who it is for, until it is given back', async () => {
    const client = await ApiClient.login(server.origin);
    const other = await ApiClient.login(server.origin);
    expect((await client.get('/auth/token')).body).toEqual({ username: ADMIN.username });
    expect((await client.delete('/auth/logout')).status).toBe(204);
    expectError(await client.get('/auth/token'), 401);
    expectError(await client.json('POST', '/social-media', {}), 401);
    expect((await other.get('/auth/token')).status).toBe(200);
  });

  it('distinguishes an unknown name from a wrong password', async () => {
    expect(expectError(await attempt('10.0.0.1', 'nobody', 'x'), 404).message).toBe(
      'Username tidak ditemukan',
    );
    expect(expectError(await attempt('10.0.0.1', 'admin', 'x'), 400).message).toBe(
      'Password salah',
    );
  });

  it('refuses everything from an IP address after 10 failures there, also sent at once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 16 }, (_, n) => attempt('10.0.0.2', n % 2 ? 'admin' : `n${n}`, 'wrong')),
    );
    expect(responses.filter(({ status }) => status !== 429)).toHaveLength(10);
    const refused = await attempt('10.0.0.2', ADMIN.username, ADMIN.password);
    expectError(refused, 429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(900);
    expect((await attempt('10.0.0.3', ADMIN.username, ADMIN.password)).status).toBe(200);
  });

  it('logs each event of security in a line of its own, and nothing that was typed', async () => {
    const typed = 'Rahasia-yang-salah-ketik';
    const before = server.output.length;
    expect((await attempt('10.5.0.1', typed, typed)).status).toBe(404);
    expect((await attempt('10.5.0.1', ADMIN.username, typed)).status).toBe(400);
    const client = await ApiClient.login(server.origin);
    const other = await ApiClient.login(server.origin);
    const sessions = await client.get<{ id: number; current: boolean }[]>('/auth/sessions');
    const own = sessions.body.find(({ current }) => current)!.id;
    const passwords = { current_password: typed, new_password: `${typed}-2` };
    expect((await client.json('PUT', '/auth/password', passwords)).status).toBe(422);
    expect((await client.delete('/auth/sessions/999999', PASSWORD)).status).toBe(404);
    expect((await client.delete('/auth/sessions', PASSWORD)).status).toBe(204);
    expectError(await other.get('/auth/token'), 401);
    expect((await client.delete('/auth/logout')).status).toBe(204);
    const output = server.output.slice(before);
    const lines = output.split('\n').filter((line) => /\bSecurity\b/.test(line));
    expect(
      lines.map((line) => /(\S+ outcome=.*?)["\s]*$/.exec(stripVTControlCharacters(line))?.[1]),
    ).toEqual([
      'login outcome=404 client=10.5.0.1',
      'login outcome=400 client=10.5.0.1',
      `login outcome=success client=127.0.0.1 session=${own}`,
      `login outcome=success client=127.0.0.1 session=${own + 1}`,
      `password-change outcome=422 client=127.0.0.1 session=${own}`,
      `session-end outcome=404 client=127.0.0.1 session=${own} ended=999999`,
      `other-sessions-end outcome=success client=127.0.0.1 session=${own}`,
      `logout outcome=success client=127.0.0.1 session=${own}`,
    ]);
    expect(output).not.toContain(typed);
  });
});
