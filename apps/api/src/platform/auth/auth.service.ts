import { Injectable, Logger } from '@nestjs/common';
import { DAY_MS, type Role } from '@lereng/shared-domain';
import { LRUCache } from 'lru-cache';
import {
  noSuchSession,
  notLoggedIn,
  sessionOver,
  unknownUsername,
  wrongPassword,
} from './auth.errors';
import { AuthRepository } from './auth.repository';
import type { Authentication } from './authentication';
import {
  type LoginRequest,
  type LoginResponse,
  type SessionResponse,
  type TokenResponse,
  toSessionResponse,
} from './auth.dto';
import { networkOf } from '../http/client-ip';
import { LoginLimiter } from './login-limiter';
import { Passwords, rankOf } from './passwords';
import { SecurityLog } from './security-log';
import type { SessionEntity } from './session.entity';
import { SessionsRepository } from './sessions.repository';
import { bearerToken, Tokens } from './tokens';

/** A kitchen's phone stays logged in for a month of work; that of an owner as `JWT_EXPIRES_IN` says. */
const TOKEN_SECONDS: Readonly<Partial<Record<Role, number>>> = { kitchen: (30 * DAY_MS) / 1_000 };

const SEEN_INTERVAL_MS = 60_000;
const MAX_SEEN = 1_000;

/** Begins, finds, lists and ends the sessions of admins. */
@Injectable()
export class AuthService {
  private readonly logger = new Logger(AuthService.name);
  /** Sessions whose last use was written, or could not be, within the last minute. */
  private readonly seen = new LRUCache<number, true>({ max: MAX_SEEN, ttl: SEEN_INTERVAL_MS });

  constructor(
    private readonly repository: AuthRepository,
    private readonly sessions: SessionsRepository,
    private readonly passwords: Passwords,
    private readonly tokens: Tokens,
    private readonly limiter: LoginLimiter,
    private readonly log: SecurityLog,
  ) {}

  /**
   * Begins a session.
   * @param device browser and system, in words
   * @throws 404 for an unknown user name, 400 for a wrong password, 429 after too many of either, 503 where
   *   too many passwords wait to be checked, most of them from its network
   */
  login(credentials: LoginRequest, client: string, device: string): Promise<LoginResponse> {
    return this.log.record('login', { client }, async (details) => {
      const { token, session } = await this.beginSession(credentials, client, device);
      Object.assign(details, { by: credentials.username, session });
      return { accessToken: token };
    });
  }

  private async beginSession(
    { username, password }: LoginRequest,
    client: string,
    device: string,
  ): Promise<{ token: string; session: number }> {
    const matching = await this.repository.findAdmin({ username });
    await this.limiter.attempt(client, username, async (hasFailed) => {
      if (!matching) return unknownUsername();
      const rank = rankOf(await this.sessions.isKnownClient(client), hasFailed);
      const place = { network: networkOf(client), rank };
      return (await this.passwords.matches(matching.passwordHash, password, place))
        ? null
        : wrongPassword();
    });
    if (!matching) throw unknownUsername();
    const { token, claims } = await this.tokens.issue(
      matching.username,
      TOKEN_SECONDS[matching.role],
    );
    const expiresAt = new Date(claims.exp * 1_000).toISOString();
    const session = await this.sessions.create(
      { tokenId: claims.jti, device, expiresAt },
      matching,
      client,
    );
    if (session === null) throw wrongPassword();
    return { token, session };
  }

  /**
   * The session of the request's token.
   * @param authorization the raw header
   * @throws 401 without a token, and for one that is invalid, expired or of a session that has ended
   */
  async authenticate(authorization: string | undefined): Promise<Authentication> {
    const token = bearerToken(authorization);
    if (token === undefined) throw notLoggedIn();
    const claims = await this.tokens.read(token);
    if (!claims) throw sessionOver();
    const found = await this.sessions.findByToken(claims.jti);
    if (!found) throw sessionOver();
    return found;
  }

  /**
   * Writes when a session was last seen, at most once a minute. Never rejects: a request that only reads must not fail
   * because the database cannot be written.
   */
  async recordUse({ id, lastSeenAt }: SessionEntity): Promise<void> {
    const staleAt = new Date(Date.now() - SEEN_INTERVAL_MS);
    if (lastSeenAt > staleAt.toISOString() || this.seen.has(id)) return;
    this.seen.set(id, true);
    try {
      await this.sessions.touch(id, staleAt);
    } catch (error) {
      this.logger.debug(`The last use of a session could not be written: ${String(error)}`);
    }
  }

  check({ principal: { role }, username, hasFirstPassword }: Authentication): TokenResponse {
    return { username, role, ...(hasFirstPassword && { first_password: true }) };
  }

  /** Ends the session on every replica. */
  logout({ principal, username, session: { id } }: Authentication, client: string): Promise<void> {
    return this.log.record('logout', { client, by: username, session: id }, async () => {
      await this.sessions.remove(id, principal);
    });
  }

  /** Those of the admin who asks. */
  async list({ principal, session: current }: Authentication): Promise<SessionResponse[]> {
    const sessions = await this.sessions.findLive(principal);
    return sessions.map((session) => toSessionResponse(session, session.id === current.id));
  }

  /**
   * Ends a session of the admin who asks on every replica, also the one that asks.
   * @throws 404 where they have none with this id, or it has ended or expired
   */
  async remove(id: number, { principal }: Authentication): Promise<void> {
    if (!(await this.sessions.remove(id, principal))) throw noSuchSession();
  }

  /** Ends all sessions of the admin who asks but the one that asks. */
  removeOthers({ principal, session }: Authentication): Promise<void> {
    return this.sessions.removeOthers(session.id, principal);
  }
}
