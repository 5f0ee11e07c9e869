import { Injectable } from '@nestjs/common';
import { ContentEvents } from '../writes';
import { OneAtATime, Sweeper } from '../platform/database';
import { OgImageStore, storeIdOf } from './og-image-store';
import { OgImageSources } from './og-image-sources';

/** Writes that come one after the other have one sweep a second. */
const SOON_MS = 1_000;

/**
 * Removes the stored images that show no row as it is now: of rows that were deleted, hidden or changed, a second
 * after the write; of a promotion that ended at midnight, within the hour.
 */
@Injectable()
export class OgImageSweeper extends Sweeper {
  constructor(
    private readonly sources: OgImageSources,
    private readonly store: OgImageStore,
    events: ContentEvents,
    oneAtATime: OneAtATime,
  ) {
    super(oneAtATime, {
      name: 'preview-images',
      failure: 'Preview images were not swept',
      soonMs: SOON_MS,
      subscribe: (sweepSoon) => events.subscribe(sweepSoon),
    });
  }

  /**
   * The store is listed before content is read: an image that is stored meanwhile, for a change meanwhile,
   * is not on the list.
   */
  override async sweep(): Promise<boolean> {
    const stored = await this.store.list();
    if (stored.length === 0) return true;
    const look = await this.sources.look();
    const current = new Set((await this.sources.all()).map((image) => storeIdOf(image, look)));
    for (const id of stored) if (!current.has(id)) await this.store.remove(id);
    return true;
  }
}
