import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Redis as Client } from 'ioredis';
import { Redis } from '../platform/redis';

/** The kinds of content that have changed; null for any, where changes may have been missed. */
export type ChangedKinds = readonly string[] | null;

const CHANNEL = 'lereng:content-changed';
const HEARTBEAT_MS = 1_000;
/** Silence after which messages may have been missed. */
const SILENCE_MS = 3_000;

/** What replicas send each other. */
interface Message {
  sender: string;
  kinds: readonly string[];
}

/**
 * Publishes changes of content to other replicas and receives theirs, through Redis. Without Redis there are
 * no other replicas.
 */
@Injectable()
export class RedisInvalidation implements OnModuleInit, OnModuleDestroy {
  private readonly self = randomUUID();
  private readonly subscriber: Client | null;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private readonly listeners: ((changed: ChangedKinds) => void)[] = [];
  private lastContactAt = Number.NEGATIVE_INFINITY;
  private readonly unpublished = new Set<string>();

  constructor(private readonly redis: Redis) {
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
    if (!subscriber) return;
    subscriber.on('ready', () => void this.startSubscription(subscriber));
    subscriber.on('message', (_channel, text) => {
      const message = parse(text);
      if (message?.sender !== this.self) this.notify(message?.kinds ?? null);
    });
    if (subscriber.status === 'ready') void this.startSubscription(subscriber);
    this.heartbeat = setInterval(() => void this.ping(subscriber), HEARTBEAT_MS);
    this.heartbeat.unref();
    this.redis.client?.on('ready', () => {
      if (this.unpublished.size > 0) void this.publish([]);
    });
  }

  /** Whether a change elsewhere would be received. */
  isConnected(): boolean {
    return this.subscriber === null || performance.now() - this.lastContactAt < SILENCE_MS;
  }

  /**
   * Publishes that these kinds of content have changed. While Redis is away, changes are collected, and
   * published when it is back. Until then the TTL of the other replicas is seconds.
   */
  async publish(changed: readonly string[]): Promise<void> {
    if (!this.redis.client) return;
    const kinds = [...new Set([...this.unpublished, ...changed])];
    this.unpublished.clear();
    try {
      const message: Message = { sender: this.self, kinds };
      await this.redis.client.publish(CHANNEL, JSON.stringify(message));
    } catch {
      for (const kind of kinds) this.unpublished.add(kind);
    }
  }

  onModuleDestroy(): void {
    clearInterval(this.heartbeat);
    this.subscriber?.disconnect();
  }

  private notify(changed: ChangedKinds): void {
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
    const { sender, kinds } = message ?? {};
    return typeof sender === 'string' && Array.isArray(kinds) ? { sender, kinds } : null;
  } catch {
    return null;
  }
}
