import { Injectable } from '@nestjs/common';
import type { Preview, PreviewKind } from './preview';

/** Says what the previews of one kind show at this moment. */
export interface PreviewSource {
  /** Null where there is no such row. */
  get(id: number): Promise<Preview | null>;
  /** Those of every row. */
  all(): Promise<Preview[]>;
}

/**
 * Where previews come from. Services register what they own when their module starts, so that
 * previews know nothing of entities, and a new kind of entity changes nothing here.
 */
@Injectable()
export class PreviewSources {
  private readonly sources = new Map<PreviewKind, PreviewSource>();

  register(kind: PreviewKind, source: PreviewSource): void {
    this.sources.set(kind, source);
  }

  /** What a row's preview shows now; null for a row, or a kind, that is not there. */
  async get(kind: PreviewKind, id: number): Promise<Preview | null> {
    const preview = (await this.sources.get(kind)?.get(id)) ?? null;
    // Of what there is only one, a source may give it out whatever the number.
    return preview?.id === id ? preview : null;
  }

  /** The previews of all rows of all kinds: one query for each kind. */
  async all(): Promise<Preview[]> {
    const previews: Preview[] = [];
    for (const source of this.sources.values()) previews.push(...(await source.all()));
    return previews;
  }
}
