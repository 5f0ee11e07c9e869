import { DAY_MS } from '@lereng/shared-domain';
import { Injectable } from '@nestjs/common';
import type { WriteContext } from '../../writes';
import { StoredImages } from '../../media/stored-images';
import { notFound } from '../../platform/errors';
import { entityTagOf } from '../../platform/http/entity-tag';
import { ContentCatalog, type HistoryEntryEntity, type RowPrice, type Version } from '../core';
import {
  HISTORY_PAGE,
  type HistoryEntryResponse,
  type HistoryQuery,
  type RevertPreviewResponse,
  toHistoryEntryResponse,
} from './history.dto';
import { HistoryRepository } from './history.repository';
import { ChangeDescriber, type VersionPair } from './change-describer';
import { type RevertPlan, revertPlan } from './revert-plan';

export const NO_ENTRY = 'Riwayat ini tidak ditemukan';

/** An entry stays for a year, and for the weeks in which the owner may look back at the year before. */
const DAYS_IN_HISTORY = 400;

/** The history of the content. Methods that take an id throw 404 for an unknown one. */
@Injectable()
export class HistoryService {
  private readonly describer: ChangeDescriber;

  constructor(
    private readonly history: HistoryRepository,
    private readonly catalog: ContentCatalog,
    private readonly images: StoredImages,
  ) {
    this.describer = new ChangeDescriber(catalog, images);
  }

  /**
   * The selected entries, with the last change first. For one row, an entry about the prices of its list has that row's
   * price alone.
   */
  async list({ kind, row_id, before, limit }: HistoryQuery): Promise<HistoryEntryResponse[]> {
    const entries = await this.history.find({
      kind: kind ?? undefined,
      rowId: row_id ?? undefined,
      before,
      limit: limit ?? HISTORY_PAGE,
    });
    const changes = await this.describer.changesOf(
      row_id ? entries.map((entry) => ofRow(Number(row_id), entry)) : entries,
    );
    return entries.map((entry, index) =>
      toHistoryEntryResponse(entry, changes[index] ?? [], this.planOf(entry) !== null),
    );
  }

  /** The changes that `revert` would make now. @throws 404 also where the row was deleted */
  async preview(id: number): Promise<RevertPreviewResponse> {
    const { entry, plan } = await this.find(id);
    const present = await plan.present();
    const { image_missing, after } = await plan.after(present);
    const [changes = []] = await this.describer.changesOf([
      { kind: entry.kind, subject: entry.subject, before: present, after },
    ]);
    return { changes, image_missing, version: entityTagOf({ present, after }) };
  }

  /**
   * Restores a row, or the order or the prices of a list, to the version before a change.
   *
   * @param context names the preview that was shown, by its `version` or its ETag
   * @returns the row, or a list's rows under `items`
   * @throws 404 also where the row was deleted; 400 where its platform or name is taken by another one by now;
   *   412 where the preview is another one by now; 422 where the rules refuse the version
   */
  async revert(id: number, context: WriteContext): Promise<object> {
    const { plan } = await this.find(id);
    const ifMatch = context.ifMatch.against(() => this.preview(id));
    return plan.revert({ ...context, ifMatch });
  }

  /** The names that rows had at an instant, in ISO 8601 UTC, as far as the history goes back. */
  namesAt: HistoryRepository['namesAt'] = (rows, instant) => this.history.namesAt(rows, instant);

  /** Removes entries that are older than 400 days. Several replicas may do so at once. */
  removeExpired(now: Date): Promise<void> {
    return this.history.removeBefore(
      new Date(now.getTime() - DAYS_IN_HISTORY * DAY_MS).toISOString(),
    );
  }

  private async find(id: number): Promise<{ entry: HistoryEntryEntity; plan: RevertPlan }> {
    const entry = await this.history.findById(id);
    const plan = entry && this.planOf(entry);
    if (!entry || !plan) throw notFound(NO_ENTRY);
    return { entry, plan };
  }

  private planOf(entry: HistoryEntryEntity): RevertPlan | null {
    const { kind, rowId, action, before } = entry;
    if (!before || (action !== 'updated' && action !== 'reordered')) return null;
    const content = this.catalog.versioned().find(({ kindName }) => kindName === kind);
    if (!content?.isAllowed(rowId ?? '', before)) return null;
    return revertPlan(entry, before, content, this.images);
  }
}

/** The versions of an entry; of an entry about the prices of a list, only the price of this row. */
function ofRow(id: number, entry: HistoryEntryEntity): VersionPair {
  const { kind, subject, before, after } = entry;
  if (subject !== 'prices') return entry;
  const own = (version: Version | null) =>
    version && { prices: (version['prices'] as RowPrice[]).filter((each) => each.id === id) };
  return { kind, subject, before: own(before), after: own(after) };
}
