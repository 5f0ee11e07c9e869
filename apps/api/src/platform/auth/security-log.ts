import { Injectable, Logger } from '@nestjs/common';
import { ApiError } from '../errors';

export type SecurityEvent =
  | 'login'
  | 'logout'
  | 'password-change'
  | 'password-reset'
  | 'session-end'
  | 'admin-add'
  | 'admin-change'
  | 'admin-remove'
  | 'admin-sessions-end'
  | 'other-sessions-end'
  | 'purge'
  | 'backup-download';

/**
 * What a line says beside its event and outcome. It never has a password, or a name that somebody typed and that is no
 * admin's.
 */
export interface SecurityDetails {
  /** The user name of the admin who asks or, for a login, who has logged in. */
  by?: string;
  /** The client's IP address or /64 network; absent where the server acts itself. */
  readonly client?: string;
  /** The id of the session that asks or, for a login, that began. */
  session?: number;
  /** The id of the session that is ended. */
  readonly ended?: number;
  /** The id of the admin who is changed. */
  readonly admin?: number;
}

/** Writes one line for each event that an operator looks for after a break-in: `login outcome=400 client=…`. */
@Injectable()
export class SecurityLog {
  private readonly logger = new Logger('Security');
  /** How many logins ended so, by the outcome that the log names. */
  readonly logins: Record<string, number> = { success: 0, 400: 0, 429: 0 };

  /**
   * Runs the work of an event, and logs how it ended.
   *
   * @param work may add to the details
   * @throws what `work` throws
   */
  async record<T>(
    event: SecurityEvent,
    details: SecurityDetails,
    work: (details: SecurityDetails) => Promise<T>,
  ): Promise<T> {
    try {
      const result = await work(details);
      this.logger.log(lineOf(event, 'success', details));
      this.count(event, 'success');
      return result;
    } catch (error) {
      const outcome = error instanceof ApiError ? error.getStatus() : 'error';
      this.logger.warn(lineOf(event, outcome, details));
      this.count(event, String(outcome));
      throw error;
    }
  }

  private count(event: SecurityEvent, outcome: string): void {
    if (event === 'login') this.logins[outcome] = (this.logins[outcome] ?? 0) + 1;
  }
}

function lineOf(event: string, outcome: string | number, details: SecurityDetails): string {
  const pairs = Object.entries({ outcome, ...details }).filter(([, value]) => value !== undefined);
  return [event, ...pairs.map(([name, value]) => `${name}=${wordOf(value)}`)].join(' ');
}

/** A user name may have spaces, and must not look like another detail. */
const wordOf = (value: string | number): string =>
  /^[^\s="]*$/.test(String(value)) ? String(value) : JSON.stringify(value);
