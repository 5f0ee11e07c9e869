import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Redis as Client } from 'ioredis';
import { Redis } from '../platform/redis';
import { ChangeCounter } from './change-counter';

/** The kinds of content that have changed; null for any, where changes may have been missed. */
export type ChangedKinds = readonly string[] | null;

const CHANNEL = 'lereng:content-changed';
const HEARTBEAT_MS = 1_000;
/** Silence after which messages may have been missed. */
const SILENCE_MS = 3_000;

/** The message of one replica to the others. */
interface Message {
  sender: string;
  kinds: readonly string[];
  /** The number of the change; null on SQLite. The name is that which released versions send. */
  version: number | null;
}

/**
 * Publishes changes of content to other replicas and receives theirs: at once through Redis, and within a
 * second by the number of changes in the database, if there is no Redis or a message was lost.
 */
@Injectable()
export class RedisInvalidation implements OnModuleInit, OnModuleDestroy {
  private readonly self = randomUUID();
  private readonly subscriber: Client | null;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private readonly listeners: ((changed: ChangedKinds) => void)[] = [];
  private lastContactAt = Number.NEGATIVE_INFINITY;
  /** Changes elsewhere: those of which a message told, and times that some may have been missed. */
  readonly counts = { received: 0, missed: 0 };

  constructor(
    private readonly redis: Redis,
    private readonly counter: ChangeCounter,
  ) {
    this.subscriber = redis.client?.duplicate({ autoResubscribe: false }) ?? null;
    // The shared connection reports that Redis is away. This one connects at once, so its errors
    // need a listener from here on.
    this.subscriber?.on('error', () => undefined);
  }

  /** Calls `listener` for each change elsewhere, with null where changes may have been missed. */
  subscribe(listener: (changed: ChangedKinds) => void): void {
    this.listeners.push(listener);
  }

  onModuleInit(): void {
    const { subscriber } = this;
    this.counter.onMissed(() => this.notify(null));
    if (!subscriber) return;
    subscriber.on('ready', () => void this.startSubscription(subscriber));
    subscriber.on('message', (_channel, text) => {
      const message = parse(text);
      if (message?.sender === this.self) return;
      this.counter.note(message?.version ?? null);
      this.notify(message?.kinds ?? null);
    });
    if (subscriber.status === 'ready') void this.startSubscription(subscriber);
    this.heartbeat = setInterval(() => void this.ping(subscriber), HEARTBEAT_MS);
    this.heartbeat.unref();
  }

  /** Whether a change elsewhere would be received, by Redis or from the database. */
  isConnected(): boolean {
    if (this.subscriber === null || this.counter.isRecent()) return true;
    return performance.now() - this.lastContactAt < SILENCE_MS;
  }

  /** Publishes that these kinds of content have changed. */
  async publish(kinds: readonly string[], number: number | null): Promise<void> {
    try {
      const message: Message = { sender: this.self, kinds, version: number };
      await this.redis.client?.publish(CHANNEL, JSON.stringify(message));
    } catch {
      // Redis is away: the others read the number.
    }
  }

  onModuleDestroy(): void {
    clearInterval(this.heartbeat);
    this.subscriber?.disconnect();
  }

  private notify(changed: ChangedKinds): void {
    if (changed === null) this.counts.missed += 1;
    else this.counts.received += 1;
    for (const listener of this.listeners) listener(changed);
  }

  private async startSubscription(subscriber: Client): Promise<void> {
    try {
      await subscriber.subscribe(CHANNEL);
      this.lastContactAt = performance.now();
      this.notify(null);
    } catch {
      // The connection broke again; the next `ready` tries again.
    }
  }

  private async ping(subscriber: Client): Promise<void> {
    // Before the first subscription, a response to a ping says nothing about messages.
    if (this.lastContactAt === Number.NEGATIVE_INFINITY || subscriber.status !== 'ready') return;
    try {
      await subscriber.ping();
      this.lastContactAt = performance.now();
    } catch {
      // `isConnected` goes by the silence.
    }
  }
}

/** Null for a message of another version of this product. */
function parse(text: string): Message | null {
  try {
    const message = JSON.parse(text) as Partial<Message> | null;
    const { sender, kinds, version } = message ?? {};
    if (typeof sender !== 'string' || !Array.isArray(kinds)) return null;
    return { sender, kinds, version: typeof version === 'number' ? version : null };
  } catch {
    return null;
  }
}
