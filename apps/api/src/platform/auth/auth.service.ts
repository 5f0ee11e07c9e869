import { Injectable } from '@nestjs/common';
import { notLoggedIn, sessionOver, unknownUsername, wrongPassword } from './auth.errors';
import { AuthRepository } from './auth.repository';
import type { LoginRequest, LoginResponse, TokenResponse } from './dto/auth.dto';
import { LoginLimiter } from './login-limiter';
import { Passwords } from './passwords';
import { type TokenClaims, Tokens } from './tokens';

@Injectable()
export class AuthService {
  constructor(
    private readonly repository: AuthRepository,
    private readonly passwords: Passwords,
    private readonly tokens: Tokens,
    private readonly limiter: LoginLimiter,
  ) {}

  /** @throws 404 for an unknown user name, 400 for a wrong password, 429 after too many of either */
  async login({ username, password }: LoginRequest, clientIp: string): Promise<LoginResponse> {
    const admin = await this.repository.findAdmin();
    const matching = admin?.username === username ? admin : null;
    await this.limiter.attempt(clientIp, username, async () => {
      if (!matching) return unknownUsername();
      return (await this.passwords.matches(matching.passwordHash, password))
        ? null
        : wrongPassword();
    });
    if (!matching) throw unknownUsername();
    return { accessToken: await this.tokens.issue(matching.username, matching.tokenVersion) };
  }

  /**
   * The claims of the request's token.
   * @param authorization the raw header
   * @throws 401 without a token, and for one that is invalid, expired or revoked
   */
  async authenticate(authorization: string | undefined): Promise<TokenClaims> {
    const token = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) throw notLoggedIn();
    const claims = await this.tokens.read(token);
    if (!claims) throw sessionOver();
    const admin = await this.repository.findAdmin();
    const current = admin?.username === claims.sub && admin.tokenVersion === claims.version;
    if (!current || (await this.repository.isRevoked(claims.jti))) throw sessionOver();
    return claims;
  }

  check({ sub }: TokenClaims): TokenResponse {
    return { username: sub };
  }

  /** Ends the session on every replica. */
  async logout({ jti, exp }: TokenClaims): Promise<void> {
    await this.repository.revoke(jti, exp, Math.floor(Date.now() / 1000));
  }
}
