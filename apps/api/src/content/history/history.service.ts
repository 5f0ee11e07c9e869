import { Injectable } from '@nestjs/common';
import { StoredImages } from '../../media';
import {
  ContentCatalog,
  type HistoryEntryEntity,
  OrderedContentService,
  type Version,
  type VersionedContent,
} from '../core';
import { type HistoryEntryResponse, toHistoryEntryResponse } from './dto/history-entry.response';
import { HISTORY_PAGE, type HistoryQuery } from './dto/history.query';
import type { RevertPreviewResponse } from './dto/revert-preview.response';
import { noEntry, noRow } from './history.errors';
import { HistoryRepository } from './history.repository';
import { VersionReader } from './version-reader';

const DAY_MS = 24 * 60 * 60_000;

/** An entry stays for a year, and for the weeks in which the owner may look back at the year before. */
export const DAYS_IN_HISTORY = 400;

/** The history of the content. Methods that take an id throw 404 for what is not there. */
@Injectable()
export class HistoryService {
  private readonly reader: VersionReader;

  constructor(
    private readonly history: HistoryRepository,
    private readonly catalog: ContentCatalog,
    private readonly images: StoredImages,
  ) {
    this.reader = new VersionReader(catalog, images);
  }

  /** The selected entries, with the last change first. */
  async list({ kind, row_id, before, limit }: HistoryQuery): Promise<HistoryEntryResponse[]> {
    const entries = await this.history.find({
      kind: kind ?? undefined,
      rowId: row_id ?? undefined,
      before,
      limit: limit ?? HISTORY_PAGE,
    });
    const changes = await this.reader.changesOf(entries);
    return entries.map((entry, index) =>
      toHistoryEntryResponse(entry, changes[index] ?? [], this.contentOf(entry) !== null),
    );
  }

  /** What `revert` would do now. @throws 404 also where the row was deleted */
  async preview(id: number): Promise<RevertPreviewResponse> {
    const { entry, content, before } = await this.find(id);
    const present = await this.presentOf(entry, content);
    const { image_missing, after } = await this.afterRevert(present, before, content);
    const [changes = []] = await this.reader.changesOf([
      { kind: entry.kind, before: present, after },
    ]);
    return { changes, image_missing };
  }

  /**
   * Restores a row, or the order of a list, to the version before a change.
   *
   * @returns the row, or a list's rows under `items`
   * @throws 404 also where the row was deleted; 400 where its platform has another link by now
   */
  async revert(id: number): Promise<object> {
    const { entry, content, before } = await this.find(id);
    if (content instanceof OrderedContentService && isOrder(before)) {
      return { items: await content.revertOrder(before.ids) };
    }
    await this.presentOf(entry, content);
    return content.revert(entry.rowId ?? '', before);
  }

  /** Removes what is older than 400 days. Several replicas may do so at once. */
  removeExpired(now: Date): Promise<void> {
    return this.history.removeBefore(
      new Date(now.getTime() - DAYS_IN_HISTORY * DAY_MS).toISOString(),
    );
  }

  private async find(id: number) {
    const entry = await this.history.findById(id);
    const content = entry && this.contentOf(entry);
    if (!entry?.before || !content) throw noEntry();
    return { entry, content, before: entry.before };
  }

  /** The content of an entry, if it can go back to the version before the entry; else null. */
  private contentOf({ kind, rowId, action, before }: HistoryEntryEntity): VersionedContent | null {
    if (!before || (action !== 'updated' && action !== 'reordered')) return null;
    const content = this.catalog.versioned().find(({ kindName }) => kindName === kind);
    return content?.isAllowed(rowId ?? '', before) ? content : null;
  }

  /**
   * The version that a revert would lead to: an image that is gone cannot come back, nor can rows of a list.
   */
  private async afterRevert(
    present: Version,
    before: Version,
    content: VersionedContent,
  ): Promise<{ after: Version; image_missing: boolean }> {
    if (content instanceof OrderedContentService && isOrder(before)) {
      return { after: { ids: await content.rows.earlierOrder(before.ids) }, image_missing: false };
    }
    const { image } = before;
    const isOther = typeof image === 'string' && image !== present['image'];
    const image_missing = isOther && !(await this.images.isDetached(image));
    const attainable = await content.attainable(before);
    const gone = Object.keys(before).filter((field) => !(field in attainable));
    const rest = Object.fromEntries(gone.map((field) => [field, present[field]]));
    const after = { ...attainable, ...rest };
    return { after: image_missing ? withImageOf(after, present) : after, image_missing };
  }

  private async presentOf(
    { rowId }: HistoryEntryEntity,
    content: VersionedContent,
  ): Promise<Version> {
    if (rowId === null && content instanceof OrderedContentService) {
      return { ids: (await content.list()).map(({ id }) => id) };
    }
    const version = await content.findVersion(rowId ?? '');
    if (!version) throw noRow();
    return version;
  }
}

/** Whether it is the version of a list. */
function isOrder(version: Version): version is Version & { ids: number[] } {
  return Array.isArray(version['ids']);
}

/** An earlier version with the image of another one, as its own image is gone. */
function withImageOf(version: Version, { image, image_focus_x, image_focus_y }: Version): Version {
  return { ...version, image, image_focus_x, image_focus_y };
}
