import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { ContentCatalog, type Version } from '../content/core';
import type { NamedRow } from '../content/history/history.repository';
import { HistoryService } from '../content/history/history.service';

export interface RowName {
  readonly name: string;
  /** Whether this is the present name, because the one of that time is unknown. */
  readonly isPresent: boolean;
  /** Its other fields, of that time as far as they are known. */
  readonly version: Version;
}

/** Null for a row whose name nobody knows, or may know. */
export type FindRowName = (kind: string, id: number) => RowName | null;

/** The names of rows as they were when the site showed them. */
@Injectable()
export class OrderNames {
  constructor(
    private readonly history: HistoryService,
    private readonly catalog: ContentCatalog,
  ) {}

  /**
   * The names at an instant, in ISO 8601 UTC. Where the history does not go back so far, they are the present ones of
   * rows that the reader sees: the owner sees hidden ones, too, and nobody those that were deleted (E4). So are the other
   * fields where the last entry is about the availability alone.
   */
  async at(rows: readonly NamedRow[], instant: string): Promise<FindRowName> {
    const names = new Map<string, RowName>();
    for (const { kind, id, name, version } of await this.history.namesAt(rows, instant)) {
      names.set(keyOf(kind, id), { name, isPresent: false, version: version ?? {} });
    }
    for (const repository of this.catalog.repositories()) {
      const { name: kind, title } = repository.kind;
      const isWhole = (id: number) => title in (names.get(keyOf(kind, id))?.version ?? {});
      const ids = rows.flatMap((row) => (row.kind === kind && !isWhole(row.id) ? [row.id] : []));
      if (ids.length === 0) continue;
      for (const row of await repository.findAll({ id: In(ids) })) {
        const key = keyOf(kind, row.id);
        const version = await repository.versionOf(row);
        const present = { name: String(row[title]), isPresent: true };
        names.set(key, { ...(names.get(key) ?? present), version });
      }
    }
    return (kind, id) => names.get(keyOf(kind, id)) ?? null;
  }
}

const keyOf = (kind: string, id: number): string => `${kind} ${id}`;
