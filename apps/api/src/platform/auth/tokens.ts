import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';

/** The payload of a token. */
export interface TokenClaims {
  /** The admin's name. */
  sub: string;
  /** The token's own id, by which its session is found. */
  jti: string;
  /** Seconds since the epoch. */
  exp: number;
}

/** 144 bits, of which base64 needs no padding. A UUID has fewer than the 128 that session ids should have. */
const ID_BYTES = 18;

@Injectable()
export class Tokens {
  constructor(private readonly jwt: JwtService) {}

  /** @param seconds how long it is valid; as configured where it is left out */
  async issue(username: string, seconds?: number): Promise<{ token: string; claims: TokenClaims }> {
    const jwtid = randomBytes(ID_BYTES).toString('base64url');
    const lifetime = seconds === undefined ? {} : { expiresIn: seconds };
    const token = await this.jwt.signAsync({}, { subject: username, jwtid, ...lifetime });
    return { token, claims: this.jwt.decode<TokenClaims>(token) };
  }

  /** The claims of a token that this site signed and that has not expired; null for any other. */
  async read(token: string): Promise<TokenClaims | null> {
    const claims = await this.jwt
      .verifyAsync<Record<string, unknown>>(token)
      .catch((): Record<string, unknown> => ({}));
    const { sub, jti, exp } = claims;
    const isComplete =
      typeof sub === 'string' && typeof jti === 'string' && typeof exp === 'number';
    return isComplete ? { sub, jti, exp } : null;
  }
}

/** The token in an `Authorization` header, unchecked; undefined where there is none. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
}
