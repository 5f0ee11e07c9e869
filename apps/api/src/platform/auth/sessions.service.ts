import { Injectable } from '@nestjs/common';
import { noSuchSession } from './auth.errors';
import { type SessionResponse, toSessionResponse } from './dto/session.dto';
import type { SessionEntity } from './session.entity';
import { SessionsRepository } from './sessions.repository';

/** What the owner sees of the logins, and how they are ended. */
@Injectable()
export class SessionsService {
  constructor(private readonly repository: SessionsRepository) {}

  /** @param current the session that asks */
  async list(current: SessionEntity): Promise<SessionResponse[]> {
    const sessions = await this.repository.findLive();
    return sessions.map((session) => toSessionResponse(session, session.id === current.id));
  }

  /**
   * Ends a session on every replica, also the one that asks.
   * @throws 404 where none has this id, or it has ended or expired
   */
  async remove(id: number): Promise<void> {
    if (!(await this.repository.remove(id))) throw noSuchSession();
  }

  /** Ends all sessions but one. */
  removeOthers(id: number): Promise<void> {
    return this.repository.removeOthers(id);
  }
}
