import { JwtService } from '@nestjs/jwt';
import { type AppConfig, loadConfig } from '../config';
import { describeOnBothDatabases, type TestDatabase } from '../database/test-database';
import { Redis } from '../redis';
import { AdminAccount } from './admin-account';
import { AuthRepository } from './auth.repository';
import { AuthService } from './auth.service';
import { LoginLimiter } from './login-limiter';
import { Passwords } from './passwords';
import { Tokens } from './tokens';

const HERE = '10.0.0.1';
const AN_HOUR = 3_600;

describeOnBothDatabases('Auth', (openDatabase) => {
  let test: TestDatabase;
  let repository: AuthRepository;

  beforeEach(async () => {
    test = await openDatabase();
    repository = new AuthRepository(test.database);
  });

  afterEach(() => test.drop());

  const passwords = new Passwords();

  const configure = (env: Record<string, string>): AppConfig => loadConfig(env);

  const start = (env: Record<string, string>): Promise<string | null> =>
    new AdminAccount(configure(env), test.database, repository, passwords).ensure();

  /** Another replica with the same secret. */
  function replica(): AuthService {
    const jwt = new JwtService({
      secret: 'the same on every replica',
      signOptions: { algorithm: 'HS256', expiresIn: AN_HOUR },
      verifyOptions: { algorithms: ['HS256'] },
    });
    const limiter = new LoginLimiter(new Redis(configure({})));
    return new AuthService(repository, passwords, new Tokens(jwt), limiter);
  }

  const bearer = async (auth: AuthService, password: string, username = 'admin') =>
    `Bearer ${(await auth.login({ username, password }, HERE)).accessToken}`;

  it('generates a password on the first start, returns it once, and stores it', async () => {
    const made = await start({});
    expect(made).toMatch(/^[\w-]{20}$/);
    expect(await start({})).toBeNull();
    expect(await bearer(replica(), made ?? '')).toMatch(/^Bearer ey/);
  });

  it('makes one admin where several replicas start at the same time', async () => {
    const made = (await Promise.all([start({}), start({}), start({})])).filter((p) => p !== null);
    const working = await Promise.allSettled(made.map((password) => bearer(replica(), password)));
    expect(working.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('stores only a hash of the password', async () => {
    await start({ ADMIN_PASSWORD: 'rahasia sekali' });
    const admin = await repository.findAdmin();
    expect(admin?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(admin)).not.toContain('rahasia');
  });

  it('distinguishes an unknown name from a wrong password', async () => {
    await start({ ADMIN_PASSWORD: 'benar' });
    const auth = replica();
    await expect(auth.login({ username: 'Admin', password: 'benar' }, HERE)).rejects.toMatchObject({
      status: 404,
      message: 'Username tidak ditemukan',
    });
    await expect(auth.login({ username: 'admin', password: 'Benar' }, HERE)).rejects.toMatchObject({
      status: 400,
      message: 'Password salah',
    });
  });

  it('ends every session when the password or the name changes, and none otherwise', async () => {
    await start({ ADMIN_PASSWORD: 'satu' });
    const auth = replica();
    const first = await bearer(auth, 'satu');
    await start({ ADMIN_PASSWORD: 'satu' });
    await start({});
    expect(auth.check(await auth.authenticate(first))).toEqual({ username: 'admin' });
    await start({ ADMIN_PASSWORD: 'dua' });
    await expect(auth.authenticate(first)).rejects.toMatchObject({ status: 401 });
    const second = await bearer(auth, 'dua');
    await start({ ADMIN_USERNAME: 'pemilik', ADMIN_PASSWORD: 'dua' });
    await expect(auth.authenticate(second)).rejects.toMatchObject({ status: 401 });
    expect(await bearer(auth, 'dua', 'pemilik')).toMatch(/^Bearer ey/);
  });

  it('ends a session on every replica at logout, however often that is requested', async () => {
    await start({ ADMIN_PASSWORD: 'satu' });
    const [one, two] = [replica(), replica()];
    const [leaving, staying] = [await bearer(one, 'satu'), await bearer(one, 'satu')];
    const claims = await two.authenticate(leaving);
    await Promise.all([one.logout(claims), two.logout(claims)]);
    await expect(one.authenticate(leaving)).rejects.toMatchObject({ status: 401 });
    await expect(two.authenticate(leaving)).rejects.toMatchObject({ status: 401 });
    expect(await two.authenticate(staying)).toMatchObject({ sub: 'admin' });
  });

  it('deletes revoked tokens once they have expired', async () => {
    await repository.revoke('old', 100, 50);
    await repository.revoke('new', 300, 99);
    expect(await repository.isRevoked('old')).toBe(true);
    await repository.revoke('newer', 400, 100);
    expect(await repository.isRevoked('old')).toBe(false);
    expect(await repository.isRevoked('new')).toBe(true);
  });

  it.each([undefined, '', 'Basic YTpi', 'Bearer', 'Bearer a b', 'Bearer a.b.c'])(
    'lets nobody in with %p',
    async (header) => {
      await start({ ADMIN_PASSWORD: 'satu' });
      await expect(replica().authenticate(header)).rejects.toMatchObject({ status: 401 });
    },
  );
});
