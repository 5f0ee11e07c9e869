import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ADMIN, ApiClient, TestServer } from '@lereng/shared-testing';
import { newFolder } from './support/folders';
import { addMenuItem } from './support/rows';

/** Six starts in all: what takes more is in `start.all.spec.ts`. */
describe('a start', () => {
  let dataDir: string;
  let server: TestServer | undefined;
  /** The one that the first start has printed, a token for it, and a client that has logged out. */
  let password: string;
  let token: string;
  let ended: ApiClient;
  beforeAll(async () => {
    dataDir = join(await newFolder(), 'new');
  });
  afterEach(async () => {
    await server?.stop('SIGKILL');
    server = undefined;
  });

  const failureOf = (env: Record<string, string>) =>
    TestServer.start({ dataDir, env }).then(
      async (started) => {
        await started.stop();
        return 'it started';
      },
      (error: Error) => error.message,
    );
  const login = (origin: string, credentials: string) =>
    ApiClient.login(origin, { username: 'admin', password: credentials });
  const statusOf = async (client: ApiClient) => (await client.get('/auth/token')).status;

  // Which values are refused, and in which words, is held by the specs of the configuration.
  it.each([
    ['JWT_SECRET', 'kopi'],
    // This one is refused after the database is there.
    ['ADMIN_PASSWORD', 'Password123'],
  ])('stops with one line that names a bad %s, and never repeats it', async (name, value) => {
    const failure = await failureOf({ [name]: value });
    const [reason, ...lines] = failure.trim().split('\n');
    expect(reason).toBe('The server stopped with code 1:');
    expect(lines).toEqual([expect.stringMatching(`^Lereng cannot start\\. ${name}: `)]);
    expect(failure).not.toContain(value);
  });

  it('makes a password once, prints it once, and keeps it', async () => {
    const env = { ADMIN_PASSWORD: '', LOG_LEVEL: 'verbose' };
    server = await TestServer.start({ dataDir, env });
    password = /with the password (\S{22})$/m.exec(server.output)![1]!;
    const client = await login(server.origin, password);
    token = client.token!;
    ended = await login(server.origin, password);
    expect((await client.get('/auth/account')).body).toMatchObject({ password_generated: true });
    await addMenuItem(client);

    // Nothing of it is for other users of the machine, or for the log.
    const entries = await readdir(dataDir, { recursive: true });
    expect(entries).toEqual(expect.arrayContaining(['lereng.db', 'lereng.db-wal', 'images']));
    const open: string[] = [];
    for (const entry of ['.', ...entries]) {
      const { mode } = await stat(join(dataDir, entry));
      if ((mode & 0o077) !== 0) open.push(`${entry} ${(mode & 0o777).toString(8)}`);
    }
    expect(open).toEqual([]);
    const secrets = entries.filter((name) => name.includes('secret'));
    expect(secrets).toHaveLength(1);
    const secret = (await readFile(join(dataDir, secrets[0]!), 'utf8')).trim();
    for (const value of [secret, token]) expect(server.output).not.toContain(value);

    expect(await failureOf({})).toBe(
      `The server stopped with code 1:\nLereng cannot start. DATA_DIR: another server is running on ${dataDir}: stop it first, or give this one a folder of its own\n`,
    );
    const link = { platform: 'instagram', url: 'https://www.instagram.com/lereng' };
    expect((await client.json('POST', '/social-media', link)).status).toBe(201);
    expect((await ended.delete('/auth/logout')).status).toBe(204);
    expect(await server.stop('SIGTERM')).toBe(0);
    expect(server.output).toMatch(/^The back office is at http:\/\/localhost:\d+\/admin$/m);
  });

  it('keeps tokens valid over a restart, and logouts, too', async () => {
    const env = { ADMIN_PASSWORD: '', SITE_ORIGIN: 'https://lereng.example' };
    server = await TestServer.start({ dataDir, env });
    for (const [each, status] of [
      [token, 200],
      [ended.token, 401],
    ] as const) {
      expect(await statusOf(new ApiClient(server.origin, each))).toBe(status);
    }
    await login(server.origin, password);
    expect(await server.stop('SIGINT')).toBe(0);
    expect(server.output).not.toContain(password);
    expect(server.output).toMatch(/^The back office is at https:\/\/lereng\.example\/admin$/m);
  });

  it('with another password refuses the old one and the tokens given for it', async () => {
    server = await TestServer.start({ dataDir });
    expect(await statusOf(new ApiClient(server.origin, token))).toBe(401);
    const old = { username: 'admin', password };
    expect((await new ApiClient(server.origin).json('POST', '/auth/login', old)).status).toBe(400);
    await login(server.origin, ADMIN.password);
  });
});
