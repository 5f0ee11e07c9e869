import { Logger } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { loadConfig } from '@lereng/api-site/config';
import { describeOnBothDatabases, type TestDatabase } from '@lereng/api-site/testing';
import { DAY_MS, type Role } from '@lereng/shared-domain';
import type { ApiError } from '../errors';
import { Redis } from '../redis';
import { AdminAccount } from './admin-account';
import { FIRST_OWNER_ID } from './admin.entity';
import { AdminsRepository } from './admins.repository';
import { AdminsService } from './admins.service';
import { AuthRepository } from './auth.repository';
import { AuthService } from './auth.service';
import type { Authentication } from './authentication';
import { LoginLimiter } from './login-limiter';
import { Passwords } from './passwords';
import { SecurityLog } from './security-log';
import { SessionsRepository } from './sessions.repository';
import { Tokens } from './tokens';

const PASSWORD = 'wedang uwuh sore';
const HERE = '10.0.0.1';

describeOnBothDatabases('Admins', (openDatabase) => {
  const passwords = new Passwords();
  const log = new SecurityLog();
  const jwt = new JwtService({ secret: 'x', signOptions: { expiresIn: 60 } });
  let test: TestDatabase;
  let auth: AuthService;
  let admins: AdminsService;
  let owner: Authentication;

  beforeEach(async () => {
    for (const level of ['log', 'warn'] as const) {
      jest.spyOn(Logger.prototype, level).mockReturnValue();
    }
    test = await openDatabase();
    const { database } = test;
    const config = loadConfig({ ADMIN_PASSWORD: PASSWORD });
    const repository = new AuthRepository(database);
    await new AdminAccount(config, database, repository, passwords, log).ensure();
    const sessions = new SessionsRepository(database);
    const limiter = new LoginLimiter(await Redis.open(config));
    auth = new AuthService(repository, sessions, passwords, new Tokens(jwt), limiter, log);
    admins = new AdminsService(new AdminsRepository(database), passwords);
    owner = await authenticate(await login('admin', PASSWORD));
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    await test.drop();
  });

  const login = async (username: string, password: string): Promise<string> =>
    (await auth.login({ username, password }, HERE, 'Chrome di Android')).accessToken;

  const authenticate = (token: string): Promise<Authentication> =>
    auth.authenticate(`Bearer ${token}`);

  const statusOf = (work: Promise<unknown>): Promise<number> =>
    work.then(
      () => 200,
      (error: ApiError) => error.getStatus(),
    );

  const add = (username = 'siti', role: Role = 'kitchen') =>
    admins.create({ name: 'Bu Siti', username, role, password: PASSWORD }, owner);

  const listed = async () =>
    (await admins.list(owner)).map(({ username, role, current }) => ({ username, role, current }));

  it('log in with a first password, under a name of their own', async () => {
    const added = await add();
    expect(added).toMatchObject({ name: 'Bu Siti', username: 'siti', password_generated: true });
    const siti = await authenticate(await login('siti', added.first_password));
    expect(siti.principal).toEqual({ id: added.id, name: 'Bu Siti', role: 'kitchen' });
    expect(auth.check(siti)).toEqual({ username: 'siti', role: 'kitchen', first_password: true });
    expect(auth.check(owner)).toEqual({ username: 'admin', role: 'owner' });
    const [first, second] = await admins.list(siti);
    expect(first).toMatchObject({ name: 'admin', first_owner: true, current: false });
    expect(second).toMatchObject({
      id: added.id,
      first_owner: false,
      current: true,
      last_seen_at: siti.session.lastSeenAt,
    });
    expect(second).not.toHaveProperty('first_password');
  });

  it.each([
    ['kitchen', (30 * DAY_MS) / 1_000],
    ['owner', 60],
  ] as const)('have sessions of %s that last so many seconds: %i', async (role, seconds) => {
    const { first_password } = await add('siti', role);
    const { exp, iat } = jwt.decode<{ exp: number; iat: number }>(
      await login('siti', first_password),
    );
    expect(exp - iat).toBe(seconds);
  });

  it('are named once each, also by two owners at the same time', async () => {
    const outcomes = await Promise.all([statusOf(add()), statusOf(add())]);
    expect(outcomes.sort()).toEqual([200, 422]);
    expect(await statusOf(add('admin'))).toBe(422);
    expect(await listed()).toEqual([
      { username: 'admin', role: 'owner', current: true },
      { username: 'siti', role: 'kitchen', current: false },
    ]);
  });

  it('lose their sessions with another role, not with another name', async () => {
    const { id, first_password } = await add();
    const token = await login('siti', first_password);
    await admins.update(id, { name: 'Siti', role: 'kitchen', password: PASSWORD }, owner);
    expect((await authenticate(token)).principal.name).toBe('Siti');
    await admins.update(id, { name: 'Siti', role: 'owner', password: PASSWORD }, owner);
    expect(await statusOf(authenticate(token))).toBe(401);
    const again = await authenticate(await login('siti', first_password));
    expect(again.principal.role).toBe('owner');
  });

  it.each([
    ['removed', (id: number) => admins.remove(id, owner), 404],
    ['told so', (id: number) => admins.endSessions(id), 200],
  ])('lose their sessions where they are %s', async (_, change, loginStatus) => {
    const { id, first_password } = await add();
    const token = await login('siti', first_password);
    await change(id);
    expect(await statusOf(authenticate(token))).toBe(401);
    expect(await statusOf(login('siti', first_password))).toBe(loginStatus);
    expect(await statusOf(authenticate((await login('admin', PASSWORD)).toString()))).toBe(200);
  });

  it('cannot all be removed', async () => {
    const { id, first_password } = await add('siti', 'owner');
    const siti = await authenticate(await login('siti', first_password));
    const asKitchen = { name: 'x', role: 'kitchen', password: '' } as const;
    for (const work of [
      () => admins.remove(FIRST_OWNER_ID, siti),
      () => admins.update(FIRST_OWNER_ID, asKitchen, siti),
      () => admins.remove(id, siti),
      () => admins.update(id, asKitchen, siti),
    ]) {
      expect(await statusOf(work())).toBe(409);
    }
    expect(await listed()).toHaveLength(2);
    const renamed = { name: 'Pak Budi', role: 'owner', password: '' } as const;
    expect((await admins.update(FIRST_OWNER_ID, renamed, siti)).name).toBe('Pak Budi');
  });

  it('are 404 where there is none with the id', async () => {
    const change = { name: 'x', role: 'owner', password: '' } as const;
    expect(await admins.exists(7)).toBe(false);
    expect(await statusOf(admins.update(7, change, owner))).toBe(404);
    expect(await statusOf(admins.remove(7, owner))).toBe(404);
    expect(await statusOf(admins.endSessions(7))).toBe(404);
  });
});
