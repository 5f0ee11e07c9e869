import { Injectable } from '@nestjs/common';
import type { WriteContext } from '../../writes';
import { StoredImages } from '../../media/stored-images';
import { notFound } from '../../platform/errors';
import { ContentCatalog, type ContentResponse, type ContentService, NOT_IN_TRASH } from '../core';
import { expiredAt, toTrashEntryResponse, type TrashEntryResponse } from './trash.dto';

/** Deleted rows that can be restored. Methods that take an id throw 404 where no such row is in the trash. */
@Injectable()
export class TrashService {
  constructor(
    private readonly catalog: ContentCatalog,
    private readonly images: StoredImages,
  ) {}

  /** The rows in the trash, with the last deleted first. */
  async list(): Promise<TrashEntryResponse[]> {
    const entries: TrashEntryResponse[] = [];
    for (const { rows } of this.catalog.services()) {
      const deleted = await rows.findDeleted();
      entries.push(...deleted.map((row) => toTrashEntryResponse(rows.kind, row)));
    }
    return entries.sort((a, b) => (a.deleted_at < b.deleted_at ? 1 : -1));
  }

  /**
   * Puts something back as it was, with its images, its places in promotions and its menu items.
   *
   * @throws 400 where its platform or name is taken by another one by now
   */
  async restore(kind: string, id: number, context: WriteContext): Promise<ContentResponse> {
    return this.serviceOf(kind).restore(id, context);
  }

  /** Deletes something for good. */
  async remove(kind: string, id: number, context: WriteContext): Promise<void> {
    await this.serviceOf(kind).purge(id, context);
  }

  /** Deletes for good the rows and images that were deleted or replaced 30 days ago. Several replicas may do so at once. */
  async removeExpired(now: Date): Promise<void> {
    const instant = expiredAt(now);
    for (const service of this.catalog.services()) await service.purgeBefore(instant);
    await this.images.purgeDetached(instant);
  }

  private serviceOf(kind: string): ContentService {
    const service = this.catalog.services().find(({ rows }) => rows.kind.name === kind);
    if (!service) throw notFound(NOT_IN_TRASH);
    return service;
  }
}
