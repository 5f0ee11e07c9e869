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

  const issue = async (from = tokens): Promise<string> => (await from.issue('admin')).token;

  it('reads back what it issued, every token under an id of its own', async () => {
    const { token, claims } = await tokens.issue('admin');
    expect(claims.sub).toBe('admin');
    expect(claims.exp - Date.now() / 1000).toBeCloseTo(60, -1);
    const { sub, jti, exp } = claims;
    expect(await tokens.read(token)).toEqual({ sub, jti, exp });
    expect((await tokens.read(await issue()))?.jti).not.toBe(jti);
  });

  // A UUID has 122 random bits.
  it('gives a token an id of 144 random bits', async () => {
    const { claims } = await tokens.issue('admin');
    expect(claims.jti).toMatch(/^[\w-]{24}$/);
  });

  it('does not read tokens of others, expired ones or other texts', async () => {
    const foreign = new Tokens(new JwtService(options('another secret')));
    const expired = new Tokens(new JwtService(options('a secret of this site', -1)));
    expect(await tokens.read(await issue(foreign))).toBeNull();
    expect(await tokens.read(await issue(expired))).toBeNull();
    for (const text of ['', 'a.b.c', 'x'.repeat(9000)]) expect(await tokens.read(text)).toBeNull();
  });

  it('does not read unsigned tokens, or other claims under its own signature', async () => {
    const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const [, payload = ''] = (await issue()).split('.');
    expect(await tokens.read(`${header}.${payload}.`)).toBeNull();
    expect(await tokens.read(await jwt.signAsync({ sub: 'admin' }))).toBeNull();
  });
});
