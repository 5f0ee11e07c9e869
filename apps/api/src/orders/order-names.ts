import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { ContentCatalog } from '../content/core';
import type { NamedRow } from '../content/history/history.repository';
import { HistoryService } from '../content/history/history.service';

export interface RowName {
  readonly name: string;
  /** Whether this is the present name, because the one of that time is unknown. */
  readonly isPresent: boolean;
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
   * rows that the reader sees: the owner sees hidden ones, too, and nobody those that were deleted (E4).
   */
  async at(rows: readonly NamedRow[], instant: string): Promise<FindRowName> {
    const names = new Map<string, RowName>();
    for (const { kind, id, name } of await this.history.namesAt(rows, instant)) {
      names.set(keyOf(kind, id), { name, isPresent: false });
    }
    const unknown = rows.filter(({ kind, id }) => !names.has(keyOf(kind, id)));
    for (const repository of this.catalog.repositories()) {
      const { name: kind, title } = repository.kind;
      const ids = unknown.flatMap((row) => (row.kind === kind ? [row.id] : []));
      if (ids.length === 0) continue;
      for (const row of await repository.findAll({ id: In(ids) })) {
        names.set(keyOf(kind, row.id), { name: String(row[title]), isPresent: true });
      }
    }
    return (kind, id) => names.get(keyOf(kind, id)) ?? null;
  }
}

const keyOf = (kind: string, id: number): string => `${kind} ${id}`;
