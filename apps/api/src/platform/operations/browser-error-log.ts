import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { AppConfig } from '../config';
import type { BrowserErrorReport } from './browser-error.dto';

/** One error has one line in this time, however often it is reported. */
const LINE_MS = 60_000;
/** So many errors have lines of their own in this time; further ones are only counted. */
export const MAX_ERRORS = 50;
const PERIOD_MS = 600_000;

interface LoggedError {
  readonly first: BrowserErrorReport;
  /** Reports since its last line. */
  count: number;
  readonly timer: NodeJS.Timeout;
}

/**
 * Logs what browsers report, within bounds, as anybody may report anything. The first report of an error is a line
 * at once, and more of the same are one line with their number at the end of each minute. Above 50 errors in ten
 * minutes, the others are one line with their number.
 */
@Injectable()
export class BrowserErrorLog implements OnModuleDestroy {
  private readonly logger = new Logger('Browser');
  /** Of the current period, by message and source. */
  private readonly errors = new Map<string, LoggedError>();
  private unlogged = 0;
  private periodTimer: NodeJS.Timeout | null = null;

  constructor(private readonly config: AppConfig) {}

  add(report: BrowserErrorReport): void {
    this.periodTimer ??= setTimeout(() => this.endPeriod(), PERIOD_MS).unref();
    const key = `${report.message}\n${report.source}`;
    const known = this.errors.get(key);
    if (known) known.count += 1;
    else if (this.errors.size < MAX_ERRORS) this.begin(key, report);
    else this.unlogged += 1;
  }

  /** What was counted since the last lines is logged before the process ends. */
  onModuleDestroy(): void {
    this.endPeriod();
  }

  private begin(key: string, report: BrowserErrorReport): void {
    const timer = setInterval(() => this.logCounted(error), LINE_MS).unref();
    const error: LoggedError = { first: report, count: 1, timer };
    this.errors.set(key, error);
    this.logCounted(error);
  }

  private logCounted(error: LoggedError): void {
    const { first, count } = error;
    if (count === 0) return;
    const { kind, message, source, page, version } = first;
    const line = { kind, message, source, page, version, count };
    error.count = 0;
    this.logger.warn(this.config.production ? line : textOf(line));
  }

  private endPeriod(): void {
    for (const error of this.errors.values()) {
      clearInterval(error.timer);
      this.logCounted(error);
    }
    this.errors.clear();
    if (this.unlogged > 0) {
      this.logger.warn(`${this.unlogged} further reports of errors that are not logged`);
    }
    this.unlogged = 0;
    if (this.periodTimer) clearTimeout(this.periodTimer);
    this.periodTimer = null;
  }
}

/** Quoted, so that a text cannot look like another field. */
function textOf(line: Record<string, unknown>): string {
  return Object.entries(line)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    .join(' ');
}
