import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { ContentEvents } from '../writes';
import { RedisInvalidation } from '../writes/redis-invalidation';
import { ImagesRepository } from './images.repository';

/** If a replica is killed between its commit and its event, the others know its change after this time. */
const MAX_AGE_MS = 60_000;

/**
 * Knows the images in the trash, whose files are not served. Their ids are a set in memory, which any change
 * of content discards. While changes by other replicas may be missed, the database is asked for each file.
 */
@Injectable()
export class DetachedImages implements OnModuleInit, OnModuleDestroy {
  private ids: Promise<ReadonlySet<string>> | null = null;
  private expiresAt = 0;
  private unsubscribe: () => void = () => undefined;

  constructor(
    private readonly images: ImagesRepository,
    private readonly events: ContentEvents,
    private readonly replicas: RedisInvalidation,
  ) {}

  onModuleInit(): void {
    this.unsubscribe = this.events.subscribe(() => this.discard());
    this.replicas.subscribe(() => this.discard());
  }

  onModuleDestroy(): void {
    this.unsubscribe();
  }

  /** @throws the database's own error, if the ids are not known and cannot be read */
  async has(imageId: string): Promise<boolean> {
    if (!this.replicas.isConnected()) return this.images.isDetached(imageId);
    return (await this.current()).has(imageId);
  }

  private discard(): void {
    this.ids = null;
  }

  private current(): Promise<ReadonlySet<string>> {
    if (this.ids && performance.now() < this.expiresAt) return this.ids;
    const before = this.ids;
    const loading = this.images.detachedIds().catch((error: unknown) => {
      if (this.ids === loading) this.ids = before;
      // No event has discarded the former set, so it may be used while the database cannot be read.
      if (before) return before;
      throw error;
    });
    this.ids = loading;
    this.expiresAt = performance.now() + MAX_AGE_MS;
    return loading;
  }
}
