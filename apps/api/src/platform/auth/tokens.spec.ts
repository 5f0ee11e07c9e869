import { JwtService } from '@nestjs/jwt';
import { Tokens } from './tokens';

const options = (secret: string, expiresIn = 60) => ({
  secret,
  signOptions: { algorithm: 'HS256' as const, expiresIn },
  verifyOptions: { algorithms: ['HS256' as const] },
});

describe('Tokens', () => {
  const jwt = new JwtService(options('a secret of this site'));
  const tokens = new Tokens(jwt);

  it('reads back what it issued, every token under an id of its own', async () => {
    const claims = await tokens.read(await tokens.issue('admin', 3));
    expect(claims).toMatchObject({ sub: 'admin', version: 3 });
    expect((await tokens.read(await tokens.issue('admin', 3)))?.jti).not.toBe(claims?.jti);
  });

  it('does not read tokens of others, expired ones or other texts', async () => {
    const foreign = new Tokens(new JwtService(options('another secret')));
    const expired = new Tokens(new JwtService(options('a secret of this site', -1)));
    expect(await tokens.read(await foreign.issue('admin', 1))).toBeNull();
    expect(await tokens.read(await expired.issue('admin', 1))).toBeNull();
    for (const text of ['', 'a.b.c', 'x'.repeat(9000)]) expect(await tokens.read(text)).toBeNull();
  });

  it('does not read unsigned tokens, or other claims under its own signature', async () => {
    const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const [, payload = ''] = (await tokens.issue('admin', 1)).split('.');
    expect(await tokens.read(`${header}.${payload}.`)).toBeNull();
    expect(await tokens.read(await jwt.signAsync({ sub: 'admin' }))).toBeNull();
  });
});
