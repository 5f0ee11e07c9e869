import { tmpdir } from 'node:os';
import { Logger } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { type AppConfig, loadConfig } from '@lereng/api-site/config';
import { AppStateEntity } from '@lereng/api-site/database';
import { describeOnBothDatabases, type TestDatabase } from '@lereng/api-site/testing';
import { DiskReserve } from '../disk';
import type { ApiError } from '../errors';
import { Redis } from '../redis';
import { AccountService } from './account.service';
import { AdminAccount } from './admin-account';
import { AdminEntity, FIRST_OWNER_ID } from './admin.entity';
import type { Authentication } from './authentication';
import { AuthRepository } from './auth.repository';
import { AuthService } from './auth.service';
import { LoginLimiter } from './login-limiter';
import { PasswordConfirmation } from './password-confirmation';
import { Passwords, Rank } from './passwords';
import { LoginDeviceEntity, SessionEntity } from './session.entity';
import { SecurityLog } from './security-log';
import { SessionsRepository } from './sessions.repository';
import { Tokens } from './tokens';

const HERE = '10.0.0.1';
const DEVICE = 'Chrome di Android';
const FIRST = 'teh poci pagi';
const SECOND = 'wedang uwuh sore';
const AN_HOUR = 3_600;
const OWNER = { id: FIRST_OWNER_ID };
const LONG_AGO = '2025-11-20T00:00:00.000Z';

describeOnBothDatabases('Auth', (openDatabase) => {
  let test: TestDatabase;
  let repository: AuthRepository;
  let sessions: SessionsRepository;
  let redis: Redis;

  beforeEach(async () => {
    for (const level of ['log', 'warn'] as const) {
      jest.spyOn(Logger.prototype, level).mockReturnValue();
    }
    redis = await Redis.open(configure({}));
    test = await openDatabase();
    repository = new AuthRepository(test.database);
    sessions = new SessionsRepository(test.database);
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    await test.drop();
  });

  const passwords = new Passwords();
  const log = new SecurityLog();

  const configure = (env: Record<string, string>): AppConfig => loadConfig(env);

  const start = (env: Record<string, string>): Promise<string | null> =>
    new AdminAccount(configure(env), test.database, repository, passwords, log).ensure();

  const tokens = new Tokens(
    new JwtService({
      secret: 'the same on every replica',
      signOptions: { algorithm: 'HS256', expiresIn: AN_HOUR },
      verifyOptions: { algorithms: ['HS256'] },
    }),
  );

  /** It is not opened, so it makes no file. */
  const reserve = new DiskReserve(tmpdir());

  /** Another replica with the same secret. */
  function replica(): AuthService {
    const limiter = new LoginLimiter(redis);
    return new AuthService(repository, sessions, passwords, tokens, limiter, log);
  }

  const confirmation = () =>
    new PasswordConfirmation(repository, passwords, new LoginLimiter(redis), log);

  function account(): AccountService {
    const { database: db } = test;
    return new AccountService(repository, sessions, passwords, db, confirmation(), log, reserve);
  }

  const bearer = async (auth: AuthService, password: string, username = 'admin') =>
    `Bearer ${(await auth.login({ username, password }, HERE, DEVICE)).accessToken}`;

  const statusOf = (token: string | undefined, auth = replica()): Promise<number> =>
    auth.authenticate(token).then(
      () => 200,
      (error: ApiError) => error.getStatus(),
    );

  const SET_OR_NOT: Record<string, string>[] = [{ ADMIN_PASSWORD: FIRST }, {}];

  /** The owner's own change, from a session that it keeps. */
  async function changeTo(new_password: string, current_password: string): Promise<string> {
    const auth = replica();
    const token = await bearer(auth, current_password);
    const by = await auth.authenticate(token);
    await account().updatePassword({ current_password, new_password }, by, HERE);
    return token;
  }

  it('generates a password on the first start, returns it once, and stores it', async () => {
    const made = await start({});
    expect(made).toMatch(/^[\w-]{22}$/);
    expect(await start({})).toBeNull();
    expect(await bearer(replica(), made ?? '')).toMatch(/^Bearer ey/);
  });

  it('stores only a hash of the password', async () => {
    await start({ ADMIN_PASSWORD: 'rahasia sekali' });
    const admin = await repository.findFirstOwner();
    expect(admin?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const remembered = await test.database.read((manager) => manager.find(AppStateEntity));
    expect(remembered).toHaveLength(2);
    expect(JSON.stringify([admin, remembered])).not.toContain('rahasia');
  });

  it('makes one admin where several replicas start at the same time', async () => {
    const made = (await Promise.all([start({}), start({}), start({})])).filter((p) => p !== null);
    const working = await Promise.allSettled(made.map((password) => bearer(replica(), password)));
    expect(working.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it.each([
    ['a', /^ADMIN_PASSWORD: must have at least 10 characters/],
    ['Pemilik Kebun 2026', /^ADMIN_PASSWORD: .*name/],
    ['  lereng 2026!', /^ADMIN_PASSWORD: .*name/],
  ])(
    'refuses an ADMIN_PASSWORD that is easy to guess, at any start: %s',
    async (password, error) => {
      const attempt = (value: string) =>
        start({ ADMIN_USERNAME: 'pemilik kebun', ADMIN_PASSWORD: value });
      await expect(attempt(password)).rejects.toThrow(error);
      expect(await repository.findFirstOwner()).toBeNull();
      await attempt(FIRST);
      const stored = async () => [
        await repository.findFirstOwner(),
        await repository.findApplied(),
      ];
      const before = await stored();
      await expect(attempt(password)).rejects.toThrow(error);
      expect(await stored()).toEqual(before);
    },
  );

  it('goes on with an ADMIN_PASSWORD that was applied before the rule', async () => {
    const passwordHash = await passwords.hash('a');
    const admin = { username: 'admin', passwordHash };
    const chosen = { ...admin, passwordChangedAt: null, passwordGenerated: false };
    await repository.createFirstOwner(chosen, admin);
    await start({ ADMIN_PASSWORD: 'a' });
    expect(await bearer(replica(), 'a')).toMatch(/^Bearer ey/);
  });

  it('lets nobody in with a token that has no session, such as one from before there were any', async () => {
    const { token } = await tokens.issue('admin');
    const headers = [undefined, '', 'Basic YTpi', 'Bearer', 'Bearer a b', 'Bearer a.b.c'];
    for (const header of [...headers, `Bearer ${token}`]) {
      expect([header, await statusOf(header)]).toEqual([header, 401]);
    }
  });

  it('keeps the session that changes the password, and ends all others on every replica', async () => {
    const first = await start({});
    const one = replica();
    const two = replica();
    const phone = await bearer(one, first!);
    const desk = await bearer(two, first!);
    const by = await one.authenticate(phone);
    const change = { current_password: first!, new_password: 'kopi tubruk' };
    const changed = await account().updatePassword(change, by, HERE);
    expect(Date.now() - Date.parse(changed.password_changed_at!)).toBeLessThan(60_000);
    for (const auth of [one, two]) {
      expect([await statusOf(phone, auth), await statusOf(desk, auth)]).toEqual([200, 401]);
      await expect(bearer(auth, first!)).rejects.toMatchObject({ status: 400 });
      expect(await bearer(auth, 'kopi tubruk')).toMatch(/^Bearer ey/);
    }
  });

  it.each(SET_OR_NOT)(
    'applies an ADMIN_PASSWORD that has changed, also after a change by the owner: %j',
    async (before) => {
      const made = await start(before);
      const token = await changeTo('pilihan sendiri', made ?? FIRST);
      await start({ ADMIN_PASSWORD: SECOND });
      expect(await statusOf(token)).toBe(401);
      await expect(bearer(replica(), 'pilihan sendiri')).rejects.toMatchObject({ status: 400 });
      const next = await bearer(replica(), SECOND);
      await start({ ADMIN_PASSWORD: SECOND });
      expect(await statusOf(next)).toBe(200);
      await start({ ADMIN_PASSWORD: FIRST });
      expect(await statusOf(next)).toBe(401);
      expect(await bearer(replica(), FIRST)).toMatch(/^Bearer ey/);
    },
  );

  describe('after a start with a password', () => {
    beforeEach(() => start({ ADMIN_PASSWORD: FIRST }));

    it('distinguishes an unknown name from a wrong password', async () => {
      const unknown = { status: 404, message: 'Username tidak ditemukan' };
      await expect(bearer(replica(), FIRST, 'Admin')).rejects.toMatchObject(unknown);
      const wrong = { status: 400, message: 'Password salah' };
      await expect(bearer(replica(), FIRST.toUpperCase())).rejects.toMatchObject(wrong);
    });

    it('ends a session on every replica at logout, however often that is requested', async () => {
      const one = replica();
      const two = replica();
      const leaving = await bearer(one, FIRST);
      const staying = await bearer(one, FIRST);
      const left = await two.authenticate(leaving);
      await Promise.all([one.logout(left, HERE), two.logout(left, HERE)]);
      for (const auth of [one, two]) {
        expect([await statusOf(leaving, auth), await statusOf(staying, auth)]).toEqual([401, 200]);
      }
    });

    it('begins no session where the password changes between its check and the login', async () => {
      const verified = (await repository.findFirstOwner())!;
      const session = { tokenId: 'a', device: DEVICE, expiresAt: '9999-12-31T00:00:00.000Z' };
      await Promise.all([
        ...['a', 'b', 'c'].map((tokenId) =>
          sessions.create({ ...session, tokenId }, verified, HERE),
        ),
        repository.applyEnvironment({}, { passwordHash: 'another' }),
        ...['d', 'e', 'f'].map((tokenId) =>
          sessions.create({ ...session, tokenId }, verified, HERE),
        ),
      ]);
      expect(await sessions.create({ ...session, tokenId: 'g' }, verified, HERE)).toBeNull();
      expect(await sessions.findLive(OWNER)).toEqual([]);
    });

    it('costs one query for each request', async () => {
      const auth = replica();
      const token = await bearer(auth, FIRST);
      const { logger } = await test.database.read(async ({ dataSource }) => dataSource);
      const logged = jest.spyOn(logger, 'logQuery');
      await auth.authenticate(token);
      expect(logged).toHaveBeenCalledTimes(1);
    });

    describe('with a second admin', () => {
      let first: Authentication;
      let other: Authentication;
      let otherToken: string;

      beforeEach(async () => {
        const passwordHash = await passwords.hash(SECOND);
        const admin = { id: 2, username: 'sari', role: 'owner', passwordHash } as const;
        await test.database.transaction((manager) => manager.insert(AdminEntity, admin));
        first = await replica().authenticate(await bearer(replica(), FIRST));
        otherToken = await bearer(replica(), SECOND, 'sari');
        other = await replica().authenticate(otherToken);
      });

      it('lets each in with their own name and password, as themselves', async () => {
        expect(first.principal).toEqual({ id: FIRST_OWNER_ID, name: 'admin', role: 'owner' });
        expect(other.principal).toEqual({ id: 2, name: 'sari', role: 'owner' });
        expect(replica().check(other)).toEqual({ username: 'sari', role: 'owner' });
        expect(await account().get(other)).toMatchObject({ username: 'sari' });
        for (const [name, password] of [
          ['admin', SECOND],
          ['sari', FIRST],
        ] as const) {
          await expect(bearer(replica(), password, name)).rejects.toMatchObject({ status: 400 });
        }
      });

      it('shows and ends only the sessions of who asks', async () => {
        const ids = async (by: Authentication) => (await replica().list(by)).map(({ id }) => id);
        expect(await ids(first)).toEqual([first.session.id]);
        expect(await ids(other)).toEqual([other.session.id]);
        const missing = { status: 404 };
        await expect(replica().remove(other.session.id, first)).rejects.toMatchObject(missing);
        await replica().removeOthers(first);
        expect(await statusOf(otherToken)).toBe(200);
        await replica().remove(other.session.id, other);
        expect(await statusOf(otherToken)).toBe(401);
      });

      it('changes the password and ends the sessions of one alone', async () => {
        await changeTo('pilihan sendiri', FIRST);
        await start({ ADMIN_PASSWORD: 'wedang jahe' });
        const left = await test.database.read((manager) => manager.find(SessionEntity));
        expect(left.map(({ id }) => id)).toEqual([other.session.id]);
        const change = { current_password: SECOND, new_password: 'kopi tubruk' };
        await account().updatePassword(change, other, HERE);
        expect(await bearer(replica(), 'wedang jahe')).toMatch(/^Bearer ey/);
        expect(await bearer(replica(), 'kopi tubruk', 'sari')).toMatch(/^Bearer ey/);
      });

      it('asks for the password of who asks', async () => {
        const confirm = (by: Authentication, password: string) =>
          confirmation().run('purge', { by, password, client: HERE }, async () => 'done');
        expect(await confirm(other, SECOND)).toBe('done');
        await expect(confirm(other, FIRST)).rejects.toMatchObject({ status: 400 });
      });

      it('refuses an ADMIN_USERNAME of the other, and changes nothing', async () => {
        const attempt = start({ ADMIN_USERNAME: 'sari', ADMIN_PASSWORD: FIRST });
        await expect(attempt).rejects.toThrow('ADMIN_USERNAME: is the name of another admin');
        expect(await bearer(replica(), FIRST)).toMatch(/^Bearer ey/);
      });

      it('ends the sessions of an admin who is gone', async () => {
        await test.database.transaction((manager) => manager.delete(AdminEntity, { id: 2 }));
        expect(await statusOf(otherToken)).toBe(401);
      });
    });

    it('takes a session that the former release began for one of the first owner', async () => {
      const { token, claims } = await tokens.issue('admin');
      const now = new Date().toISOString();
      const values = [claims.jti, DEVICE, now, now, '9999-12-31T00:00:00.000Z'];
      const places = values.map((value) => `'${value}'`);
      await test.database.transaction((manager) =>
        manager.query(
          `INSERT INTO sessions (token_id, device, created_at, last_seen_at, expires_at) VALUES (${places})`,
        ),
      );
      const { principal } = await replica().authenticate(`Bearer ${token}`);
      expect(principal.name).toBe('admin');
      expect(await sessions.findLive(OWNER)).toHaveLength(1);
    });

    describe('at a restart', () => {
      it("keeps the owner's own password while ADMIN_PASSWORD is what it was", async () => {
        const token = await changeTo('pilihan sendiri', FIRST);
        for (const env of [...SET_OR_NOT, ...SET_OR_NOT]) {
          expect(await start(env)).toBeNull();
          expect(await statusOf(token)).toBe(200);
          expect(await bearer(replica(), 'pilihan sendiri')).toMatch(/^Bearer ey/);
          await expect(bearer(replica(), FIRST)).rejects.toMatchObject({ status: 400 });
        }
      });

      it('ends no session where the owner has chosen the new ADMIN_PASSWORD already', async () => {
        const token = await changeTo('pilihan sendiri', FIRST);
        await start({ ADMIN_PASSWORD: 'pilihan sendiri' });
        expect(await statusOf(token)).toBe(200);
        await changeTo('pilihan lain', 'pilihan sendiri');
        await start({ ADMIN_PASSWORD: 'pilihan sendiri' });
        expect(await bearer(replica(), 'pilihan lain')).toMatch(/^Bearer ey/);
      });

      it('treats the admin of a database from before it remembered as it did then', async () => {
        const forget = () =>
          test.database.transaction((manager) =>
            manager.createQueryBuilder().delete().from(AppStateEntity).execute(),
          );
        const token = await bearer(replica(), FIRST);
        await forget();
        await start({ ADMIN_PASSWORD: FIRST });
        expect(await statusOf(token)).toBe(200);
        await forget();
        await start({ ADMIN_USERNAME: 'pemilik', ADMIN_PASSWORD: SECOND });
        expect(await statusOf(token)).toBe(401);
        expect(await bearer(replica(), SECOND, 'pemilik')).toMatch(/^Bearer ey/);
      });

      it('applies an ADMIN_USERNAME that has changed, and keeps the password as it was', async () => {
        const token = await changeTo('pilihan sendiri', FIRST);
        await start({ ADMIN_PASSWORD: FIRST, ADMIN_USERNAME: 'pemilik' });
        expect(await statusOf(token)).toBe(401);
        expect(await bearer(replica(), 'pilihan sendiri', 'pemilik')).toMatch(/^Bearer ey/);
      });

      it('keeps another name than ADMIN_USERNAME while that is what it was', async () => {
        await repository.applyEnvironment({}, { username: 'pemilik' });
        await start({ ADMIN_PASSWORD: FIRST });
        expect(await bearer(replica(), FIRST, 'pemilik')).toMatch(/^Bearer ey/);
      });
    });

    it('takes one of several changes of the same password at the same time', async () => {
      const by = await replica().authenticate(await bearer(replica(), FIRST));
      const chosen = ['kopi tubruk', 'teh melati', 'wedang uwuh'];
      const outcomes = await Promise.allSettled(
        chosen.map((new_password) =>
          account().updatePassword({ current_password: FIRST, new_password }, by, HERE),
        ),
      );
      const [taken, ...others] = outcomes.flatMap(({ status }, i) =>
        status === 'fulfilled' ? [chosen[i]!] : [],
      );
      expect(others).toEqual([]);
      expect(await bearer(replica(), taken!)).toMatch(/^Bearer ey/);
    });

    it('tells of other devices that logged in for the first time, for a week', async () => {
      const auth = replica();
      const login = async (device: string) => {
        const credentials = { username: 'admin', password: FIRST };
        const { accessToken } = await auth.login(credentials, HERE, device);
        return auth.authenticate(`Bearer ${accessToken}`);
      };
      const told = async (by: Authentication) =>
        (await account().get(by)).new_devices.map(({ device }) => device);
      const desk = await login('Firefox di Linux');
      expect(await told(desk)).toEqual([]);
      const phone = await login(DEVICE);
      await login('Firefox di Linux');
      expect(await told(desk)).toEqual([DEVICE]);
      // Who has just logged in with it knows, and the first device of all is no news.
      expect(await told(phone)).toEqual([]);
      await sessions.remove(phone.session.id, OWNER);
      expect(await told(desk)).toEqual([DEVICE]);
      const first = (await account().get(desk)).new_devices[0]!.first_login_at;
      await login(DEVICE);
      expect((await account().get(desk)).new_devices[0]!.first_login_at).toBe(first);
      await test.database.transaction((manager) =>
        manager.update(LoginDeviceEntity, { device: DEVICE }, { newSince: LONG_AGO }),
      );
      expect(await told(desk)).toEqual([]);
    });

    it('lets clients that have logged in before go first, also after a restart', async () => {
      await bearer(replica(), FIRST);
      const checks = jest.spyOn(passwords, 'matches').mockResolvedValue(false);
      const auth = replica();
      const credentials = { username: 'admin', password: FIRST };
      for (const client of [HERE, HERE, 'ffff:db8:1::/64', 'ffff:db8:1::/64']) {
        await expect(auth.login(credentials, client, DEVICE)).rejects.toThrow();
      }
      const here = '10.0.0.0/16';
      const there = 'ffff:db8::/32';
      expect(checks.mock.calls.map(([, , place]) => place)).toEqual([
        { network: here, rank: Rank.Known },
        { network: here, rank: Rank.Known },
        { network: there, rank: Rank.Unknown },
        { network: there, rank: Rank.Failed },
      ]);
    });

    it('goes on where what is stored of them cannot be read', async () => {
      for (const value of ['notjson', '{}', '[7]']) {
        const row = { key: 'admin-known-clients', value };
        await test.database.transaction((manager) => manager.upsert(AppStateEntity, row, ['key']));
        expect(await bearer(replica(), FIRST)).toEqual(expect.any(String));
        expect(await sessions.isKnownClient(HERE)).toBe(true);
      }
    });

    it('deletes expired sessions at the next login', async () => {
      const admin = (await repository.findFirstOwner())!;
      await sessions.create({ tokenId: 'old', device: DEVICE, expiresAt: LONG_AGO }, admin, HERE);
      expect(await sessions.findByToken('old')).not.toBeNull();
      expect(await sessions.findLive(OWNER)).toEqual([]);
      await bearer(replica(), FIRST);
      expect(await sessions.findByToken('old')).toBeNull();
      expect(await sessions.findLive(OWNER)).toMatchObject([{ device: DEVICE }]);
    });

    const hoursAgo = (hours: number) =>
      new Date(Date.now() - hours * AN_HOUR * 1_000).toISOString();
    /** Changes the one session that there is. */
    const setSession = (change: Partial<SessionEntity>) =>
      test.database.transaction((manager) =>
        manager.createQueryBuilder().update(SessionEntity).set(change).execute(),
      );

    it('ends a session that was not used for 7 days', async () => {
      const token = await bearer(replica(), FIRST);
      await setSession({ lastSeenAt: hoursAgo(24 * 6.9) });
      const { session } = await replica().authenticate(token);
      expect(await sessions.findLive(OWNER)).toHaveLength(1);
      await setSession({ lastSeenAt: hoursAgo(24 * 7.1) });
      expect(await statusOf(token)).toBe(401);
      expect(await sessions.findLive(OWNER)).toEqual([]);
      expect(await sessions.remove(session.id, OWNER)).toBe(false);
      const next = await replica().authenticate(await bearer(replica(), FIRST));
      expect(await sessions.findLive(OWNER)).toEqual([next.session]);
      const rows = await test.database.read((manager) => manager.count(SessionEntity));
      expect(rows).toBe(1);
    });

    describe('writes when a session was last seen', () => {
      let session: SessionEntity;

      beforeEach(async () => {
        await bearer(replica(), FIRST);
        await setSession({ createdAt: LONG_AGO, lastSeenAt: hoursAgo(1) });
        session = await find();
      });

      const find = async (): Promise<SessionEntity> => (await sessions.findLive(OWNER))[0]!;

      it('once a minute, for all replicas together', async () => {
        const writes = jest.spyOn(sessions, 'touch');
        const auth = replica();
        await Promise.all([auth.recordUse(session), auth.recordUse(session)]);
        expect(writes).toHaveBeenCalledTimes(1);
        const seen = await find();
        expect(Date.now() - Date.parse(seen.lastSeenAt)).toBeLessThan(60_000);
        expect(seen).toEqual({ ...session, lastSeenAt: seen.lastSeenAt });

        // Another replica may have read the row before.
        await replica().recordUse(session);
        expect(await find()).toEqual(seen);
        await replica().recordUse(seen);
        expect(writes).toHaveBeenCalledTimes(2);
      });

      it('and leaves a database that fails alone for a minute', async () => {
        jest.spyOn(Logger.prototype, 'debug').mockReturnValue();
        const writes = jest.spyOn(sessions, 'touch').mockRejectedValue(new Error('read-only'));
        const auth = replica();
        await auth.recordUse(session);
        await auth.recordUse(session);
        expect(writes).toHaveBeenCalledTimes(1);
        writes.mockRestore();
        expect(await find()).toEqual(session);
      });
    });
  });
});
