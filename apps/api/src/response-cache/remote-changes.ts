import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Redis as Client } from 'ioredis';
import { Redis } from '../redis';

const CHANNEL = 'lereng:content-changed';
const HEARTBEAT_MS = 1_000;
/** Silence after which messages may have been missed. */
const SILENCE_MS = 3_000;

/**
 * Tells other replicas that content changed here, and hears it from them, through Redis. Without
 * Redis there are no others.
 */
@Injectable()
export class RemoteChanges implements OnModuleDestroy {
  private readonly self = randomUUID();
  private readonly ear: Client | null;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private listener: () => void = () => undefined;
  private lastHeard = Number.NEGATIVE_INFINITY;
  private untold = false;

  constructor(private readonly redis: Redis) {
    this.ear = redis.client?.duplicate({ autoResubscribe: false }) ?? null;
    // The shared connection reports that Redis is away; this one has nothing to add. From here on,
    // because it is connecting already.
    this.ear?.on('error', () => undefined);
  }

  /** Calls `listener` for each change elsewhere, and when changes may have been missed. */
  listen(listener: () => void): void {
    const { ear } = this;
    if (!ear) return;
    this.listener = listener;
    ear.on('ready', () => void this.subscribe(ear));
    ear.on('message', (_channel, sender) => {
      if (sender !== this.self) this.listener();
    });
    if (ear.status === 'ready') void this.subscribe(ear);
    this.heartbeat = setInterval(() => void this.beat(ear), HEARTBEAT_MS);
    this.heartbeat.unref();
    this.redis.client?.on('ready', () => {
      if (this.untold) void this.tell();
    });
  }

  /** Whether a change elsewhere would be heard. */
  hears(): boolean {
    return this.ear === null || Date.now() - this.lastHeard < SILENCE_MS;
  }

  /** Tells the others. While Redis is away their answers live for seconds, and they are told later. */
  async tell(): Promise<void> {
    if (!this.redis.client) return;
    try {
      this.untold = false;
      await this.redis.client.publish(CHANNEL, this.self);
    } catch {
      this.untold = true;
    }
  }

  onModuleDestroy(): void {
    clearInterval(this.heartbeat);
    this.ear?.disconnect();
  }

  private async subscribe(ear: Client): Promise<void> {
    try {
      await ear.subscribe(CHANNEL);
      this.lastHeard = Date.now();
      this.listener();
    } catch {
      // The connection broke again; the next `ready` tries again.
    }
  }

  private async beat(ear: Client): Promise<void> {
    // Before the first subscription, an answer to a ping says nothing about messages.
    if (this.lastHeard === Number.NEGATIVE_INFINITY || ear.status !== 'ready') return;
    try {
      await ear.ping();
      this.lastHeard = Date.now();
    } catch {
      // Silence is what `hears` looks at.
    }
  }
}
