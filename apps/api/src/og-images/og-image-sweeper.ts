import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ContentEvents } from '../content-events';
import { SweepTimer } from '../media';
import { OneAtATime } from '../platform/database';
import { OgImageStore, storeIdOf } from './og-image-store';
import { OgImageSources } from './og-image-sources';

/** Writes that come one after the other have one sweep a second. */
const SOON_MS = 1_000;

/**
 * Removes the stored images that show no row as it is now: of what was deleted, hidden or changed, after
 * each write and at the start; of what has changed with the day, within the hour.
 */
@Injectable()
export class OgImageSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly timer: SweepTimer;
  private unsubscribe: () => void = () => undefined;

  constructor(
    private readonly sources: OgImageSources,
    private readonly store: OgImageStore,
    private readonly events: ContentEvents,
    oneAtATime: OneAtATime,
  ) {
    const sweep = { name: 'preview-images', soonMs: SOON_MS, run: () => this.sweep() };
    this.timer = new SweepTimer(OgImageSweeper.name, sweep, oneAtATime);
  }

  onApplicationBootstrap(): void {
    this.unsubscribe = this.events.subscribe(() => this.timer.soon());
    this.timer.start();
  }

  async onModuleDestroy(): Promise<void> {
    this.unsubscribe();
    await this.timer.stop();
  }

  /**
   * The store is listed before content is read: an image that is stored meanwhile, for a change meanwhile,
   * is not on the list.
   */
  private async sweep(): Promise<boolean> {
    const stored = await this.store.list();
    if (stored.length === 0) return true;
    const current = new Set((await this.sources.all()).map(storeIdOf));
    for (const id of stored) if (!current.has(id)) await this.store.remove(id);
    return true;
  }
}
