import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { SessionEntity } from './session.entity';
import { SessionsRepository } from './sessions.repository';

const INTERVAL_MS = 60_000;
const MAX_SESSIONS = 1_000;

/** Writes when sessions were last seen, at most once a minute for each. */
@Injectable()
export class SessionActivity {
  private readonly logger = new Logger(SessionActivity.name);
  /**
   * Sessions with an attempt to write within the last minute. A database that fails is not asked meanwhile.
   */
  private readonly attempted = new LRUCache<number, true>({ max: MAX_SESSIONS, ttl: INTERVAL_MS });

  constructor(private readonly sessions: SessionsRepository) {}

  /** Never rejects: a request that only reads must not fail because the database cannot be written. */
  async record({ id, lastSeenAt }: SessionEntity): Promise<void> {
    const staleAt = new Date(Date.now() - INTERVAL_MS);
    if (lastSeenAt > staleAt.toISOString() || this.attempted.has(id)) return;
    this.attempted.set(id, true);
    try {
      await this.sessions.touch(id, staleAt);
    } catch (error) {
      this.logger.debug(`The last use of a session could not be written: ${String(error)}`);
    }
  }
}
