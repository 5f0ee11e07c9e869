import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { ContentCatalog, type ContentRepository, type ContentRow } from '../content/core';
import { HistoryService } from '../content/history/history.service';

interface NamedRow {
  /** Name of the kind of content. */
  readonly kind: string;
  readonly id: number;
}

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
    const names = new Map<string, Map<number, RowName>>();
    for (const repository of this.catalog.repositories()) {
      const kind = repository.kind.name;
      const ids = rows.flatMap((row) => (row.kind === kind ? [row.id] : []));
      if (ids.length > 0) names.set(kind, await this.namesOf(repository, ids, instant));
    }
    return (kind, id) => names.get(kind)?.get(id) ?? null;
  }

  private async namesOf(
    repository: ContentRepository<ContentRow>,
    ids: readonly number[],
    instant: string,
  ): Promise<Map<number, RowName>> {
    const { name: kind, title } = repository.kind;
    const names = new Map<number, RowName>();
    const former = await this.history.namesAt(kind, ids, instant);
    for (const [id, name] of former) names.set(id, { name, isPresent: false });
    const unknown = ids.filter((id) => !former.has(id));
    const rows = unknown.length > 0 ? await repository.findAll({ id: In(unknown) }) : [];
    for (const row of rows) names.set(row.id, { name: String(row[title]), isPresent: true });
    return names;
  }
}
