import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { AppConfig } from '@lereng/api-site/config';
import type { BrowserErrorReport } from './browser-error.dto';

const MINUTE_MS = 60_000;
/** So many errors of a kind have lines in a minute; further ones are only counted. */
export const MAX_OF_KIND = 50;
/** And so many of one sender, so that nobody can use up the lines of all. */
export const MAX_OF_SENDER = 5;

interface LoggedError {
  readonly first: BrowserErrorReport;
  /** Reports since its first line. */
  count: number;
}

/** What was reported of a kind in the current minute. */
class Minute {
  /** By message and source. */
  readonly errors = new Map<string, LoggedError>();
  readonly senders = new Map<string, number>();
  unlogged = 0;

  /** Whether there is a line for another error of the sender. */
  take(sender: string): boolean {
    const ofSender = this.senders.get(sender) ?? 0;
    if (ofSender >= MAX_OF_SENDER || this.errors.size >= MAX_OF_KIND) return false;
    this.senders.set(sender, ofSender + 1);
    return true;
  }
}

/**
 * Logs reports from browsers, within bounds, as anybody may report anything. The first report of an error is a line
 * at once, and more of the same are one line with their number at the end of the minute. So is the number of those
 * that have no lines.
 */
@Injectable()
export class BrowserErrorLog implements OnModuleDestroy {
  private readonly logger = new Logger('Browser');
  /** By kind. */
  private readonly minutes = new Map<string, Minute>();
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly config: AppConfig) {}

  /** @param sender the client's IP address or network */
  add(report: BrowserErrorReport, sender: string): void {
    this.timer ??= setTimeout(() => this.endMinute(), MINUTE_MS).unref();
    const minute = this.minutes.get(report.kind) ?? new Minute();
    this.minutes.set(report.kind, minute);
    const key = `${report.message}\n${report.source}`;
    const known = minute.errors.get(key);
    if (known) known.count += 1;
    else if (minute.take(sender)) {
      minute.errors.set(key, { first: report, count: 0 });
      this.write(report, 1);
    } else minute.unlogged += 1;
  }

  /** What was counted since the last lines is logged before the process ends. */
  onModuleDestroy(): void {
    this.endMinute();
  }

  private write(report: BrowserErrorReport, count: number): void {
    const { kind, message, source, page, version } = report;
    const line = { kind, message, source, page, version, count };
    this.logger.warn(this.config.production ? line : textOf(line));
  }

  private endMinute(): void {
    for (const [kind, { errors, unlogged }] of this.minutes) {
      for (const { first, count } of errors.values()) if (count > 0) this.write(first, count);
      if (unlogged > 0) this.logger.warn(`${unlogged} further reports of "${kind}" without lines`);
    }
    this.minutes.clear();
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }
}

/** Quoted, so that a text cannot look like another field. */
function textOf(line: Record<string, unknown>): string {
  return Object.entries(line)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    .join(' ');
}
