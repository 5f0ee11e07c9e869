import { Injectable } from '@nestjs/common';
import { StoredImages } from '../../media';
import { entityTagOf } from '../../platform/http/entity-tag';
import { IfMatch } from '../../platform/http/if-match';
import {
  ContentCatalog,
  type HistoryEntryEntity,
  imagesIn,
  OrderedContentService,
  PricedContentService,
  type RowPrice,
  type Version,
  type VersionedContent,
  withImagesThatAreLeft,
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

  /** The selected entries, with the last change first. Those of a row say of the prices of its list its own. */
  async list({ kind, row_id, before, limit }: HistoryQuery): Promise<HistoryEntryResponse[]> {
    const entries = await this.history.find({
      kind: kind ?? undefined,
      rowId: row_id ?? undefined,
      before,
      limit: limit ?? HISTORY_PAGE,
    });
    const shown = row_id ? entries.map((entry) => withPriceOf(entry, Number(row_id))) : entries;
    const changes = await this.reader.changesOf(shown);
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
    return { changes, image_missing, version: entityTagOf(present) };
  }

  /**
   * Restores a row, or the order or the prices of a list, to the version before a change.
   *
   * @param ifMatch names the preview that was shown
   * @returns the row, or a list's rows under `items`
   * @throws 404 also where the row was deleted; 400 where its platform or name is taken by another one by now;
   *   412 where the preview is another one by now; 422 where the rules refuse the version
   */
  async revert(id: number, ifMatch = IfMatch.ANY): Promise<object> {
    const { entry, content, before } = await this.find(id);
    const condition = ifMatch.against(() => this.preview(id));
    if (content instanceof OrderedContentService && isOrder(before)) {
      return { items: await content.revertOrder(before.ids, condition) };
    }
    if (content instanceof PricedContentService && hasPrices(before)) {
      return { items: await content.revertPrices(before.prices, condition) };
    }
    await this.presentOf(entry, content);
    return content.revert(entry.rowId ?? '', before, condition);
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
   * The version that a revert would lead to: images that are gone cannot come back, nor can rows of a list.
   */
  private async afterRevert(
    present: Version,
    before: Version,
    content: VersionedContent,
  ): Promise<{ after: Version; image_missing: boolean }> {
    if (content instanceof OrderedContentService && isOrder(before)) {
      return { after: { ids: await content.rows.earlierOrder(before.ids) }, image_missing: false };
    }
    if (content instanceof PricedContentService && hasPrices(before)) {
      const there = await content.rows.pricesOf(before.prices.map(({ id }) => id));
      const ids = new Set(there.map(({ id }) => id));
      const prices = before.prices.filter(({ id }) => ids.has(id));
      return { after: { prices }, image_missing: false };
    }
    const gone = await this.imagesGone(before, present);
    const attainable = await content.attainable(before);
    // References that are gone, and fields that came after the version, stay as they are.
    const rest = Object.entries(present).filter(
      ([field]) => !(field in attainable) && !field.startsWith('image'),
    );
    const after = { ...attainable, ...Object.fromEntries(rest) };
    return {
      after: withImagesThatAreLeft(after, present, gone),
      image_missing: gone.size > 0,
    };
  }

  /** The images of an earlier version that neither the row nor the trash has. */
  private async imagesGone(before: Version, present: Version): Promise<Set<string>> {
    const there = new Set(imagesIn(present).map(({ id }) => id));
    const gone = new Set<string>();
    for (const { id } of imagesIn(before)) {
      if (!there.has(id) && !(await this.images.isDetached(id))) gone.add(id);
    }
    return gone;
  }

  private async presentOf(
    { rowId, before }: HistoryEntryEntity,
    content: VersionedContent,
  ): Promise<Version> {
    if (content instanceof PricedContentService && before && hasPrices(before)) {
      return { prices: await content.rows.pricesOf(before.prices.map(({ id }) => id)) };
    }
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

/** Whether it is the version of the prices of a list. */
function hasPrices(version: Version): version is Version & { prices: RowPrice[] } {
  return Array.isArray(version['prices']);
}

/** Of the prices of a list that of one row. */
function withPriceOf(entry: HistoryEntryEntity, id: number): HistoryEntryEntity {
  const only = (version: Version | null) =>
    version && hasPrices(version)
      ? { prices: version.prices.filter((each) => each.id === id) }
      : version;
  return { ...entry, before: only(entry.before), after: only(entry.after) };
}
