import { Injectable } from '@nestjs/common';
import { noSuchSession } from './auth.errors';
import { type SessionResponse, toSessionResponse } from './dto/session.dto';
import { SecurityLog } from './security-log';
import type { SessionEntity } from './session.entity';
import { SessionsRepository } from './sessions.repository';

/** What the owner sees of the logins, and how they are ended. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly repository: SessionsRepository,
    private readonly log: SecurityLog,
  ) {}

  /** @param current the session that asks */
  async list(current: SessionEntity): Promise<SessionResponse[]> {
    const sessions = await this.repository.findLive();
    return sessions.map((session) => toSessionResponse(session, session.id === current.id));
  }

  /**
   * Ends a session on every replica, also the one that asks.
   * @param current the session that asks
   * @throws 404 where none has this id, or it has ended or expired
   */
  remove(id: number, current: SessionEntity, client: string): Promise<void> {
    const details = { client, session: current.id, ended: id };
    return this.log.record('session-end', details, async () => {
      if (!(await this.repository.remove(id))) throw noSuchSession();
    });
  }

  /** Ends all sessions but the one that asks. */
  removeOthers({ id }: SessionEntity, client: string): Promise<void> {
    return this.log.record('other-sessions-end', { client, session: id }, () =>
      this.repository.removeOthers(id),
    );
  }
}
