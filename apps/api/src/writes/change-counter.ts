import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppStateEntity, Database } from '@lereng/api-site/database';

/** The name is that of released versions. */
const KEY = 'content-version';

/**
 * Counts from the time of the first write, in milliseconds: sites that share a Redis must not take changes of
 * each other for their own.
 */
const INCREMENT = `INSERT INTO app_state (key, value)
  VALUES ($1, floor(extract(epoch from clock_timestamp()) * 1000)::bigint::text)
  ON CONFLICT (key) DO UPDATE SET value = (app_state.value::bigint + 1)::text
  RETURNING value`;

const INTERVAL_MS = 1_000;
/** A number further ahead than this is not of this site. */
const MAX_AHEAD = 1_000;
/** Without a successful read for this long, changes may have been missed. */
const RECENT_MS = 3_000;

/**
 * The number of committed writes to content, a row of the database. Every replica reads it once a second, and
 * so finds out that others have changed content, even if no message has told it. On SQLite there are no other
 * replicas: nothing is counted or read.
 */
@Injectable()
export class ChangeCounter implements OnModuleInit, OnModuleDestroy {
  /** All changes up to this one are known here; null before the first read. */
  private known: number | null = null;
  /** Known changes after `known`, with others missing in between. */
  private readonly ahead = new Set<number>();
  private readonly listeners: (() => void)[] = [];
  private timer: ReturnType<typeof setInterval> | undefined;
  private reading: Promise<void> | null = null;
  private readAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly database: Database) {}

  async onModuleInit(): Promise<void> {
    if (this.database.kind === 'sqlite') return;
    this.timer = setInterval(() => void this.check(), INTERVAL_MS);
    this.timer.unref();
    await this.check();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.reading;
  }

  /**
   * Counts a write. To be called last in its transaction: other writes wait here for its commit, so numbers
   * become visible in their order.
   *
   * @returns the number of the write, which its message to other replicas names; null on SQLite
   */
  async increment(manager: EntityManager): Promise<number | null> {
    if (this.database.kind === 'sqlite') return null;
    const rows = (await manager.query(INCREMENT, [KEY])) as { value: string }[];
    return Number(rows[0]?.value);
  }

  /** Says that this change is known here, by this replica's own write or by a message. */
  note(number: number | null): void {
    if (number === null || this.known === null || number <= this.known) return;
    if (number > this.known + MAX_AHEAD) return;
    this.ahead.add(number);
    this.skipTo(this.known);
  }

  /** Calls `listener` where content has changed in a way that is not known here. */
  onMissed(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Whether a change that was committed some seconds ago is known here. */
  isRecent(): boolean {
    return performance.now() - this.readAt < RECENT_MS;
  }

  private check(): Promise<void> {
    return (this.reading ??= this.read().finally(() => {
      this.reading = null;
    }));
  }

  private async read(): Promise<void> {
    const before = this.known;
    const begunAt = performance.now();
    let number: number;
    try {
      number = await this.database.read(async (manager) => {
        const row = await manager.findOneBy(AppStateEntity, { key: KEY });
        return Number(row?.value ?? 0);
      });
    } catch {
      // `isRecent` goes by the time of the last success, and requests report that the database is away.
      return;
    }
    this.readAt = begunAt;
    // It goes back only where a backup has been restored. A number that was noted meanwhile may be newer.
    if (before !== null && number >= before && number <= (this.known ?? before)) return;
    this.skipTo(number);
    for (const listener of this.listeners) listener();
  }

  /** Knows all changes up to this one, and those that follow it without a gap. */
  private skipTo(number: number): void {
    let known = number;
    for (const each of this.ahead) if (each <= known) this.ahead.delete(each);
    while (this.ahead.delete(known + 1)) known += 1;
    this.known = known;
  }
}
