import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';

/** The payload of a token. */
export interface TokenClaims {
  /** The admin's name. */
  sub: string;
  /** The token's own id, by which it is revoked. */
  jti: string;
  /** The admin's `tokenVersion` when the token was issued. */
  version: number;
  /** Seconds since the epoch. */
  exp: number;
}

@Injectable()
export class Tokens {
  constructor(private readonly jwt: JwtService) {}

  issue(username: string, version: number): Promise<string> {
    return this.jwt.signAsync({ version }, { subject: username, jwtid: randomUUID() });
  }

  /** The claims of a token that this site signed and that has not expired; null for any other. */
  async read(token: string): Promise<TokenClaims | null> {
    const claims = await this.jwt
      .verifyAsync<Record<string, unknown>>(token)
      .catch((): Record<string, unknown> => ({}));
    const { sub, jti, version, exp } = claims;
    const isComplete =
      typeof sub === 'string' &&
      typeof jti === 'string' &&
      typeof version === 'number' &&
      typeof exp === 'number';
    return isComplete ? { sub, jti, version, exp } : null;
  }
}
