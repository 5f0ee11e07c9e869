import { Injectable } from '@nestjs/common';
import { type ContentChange, ContentReads } from '../content-events';
import { hasDisplayableLetter } from './displayable-text';
import type { OgImage, OgImageKind } from './og-image';

/** Says what the images of one kind show now. */
export interface OgImageSource {
  /** Null where there is no such row. */
  get(id: number): Promise<OgImage | null>;
  /** Those of every row. */
  all(): Promise<OgImage[]>;
}

/** Rows of one kind whose images may have changed; `ids` is null for all of them. */
export interface AffectedImages {
  readonly kind: OgImageKind;
  readonly ids: ReadonlySet<number> | null;
}

/**
 * Where images come from. Services register what they own when their module starts, so that this
 * folder imports no content.
 */
@Injectable()
export class OgImageSources {
  private readonly sources = new Map<OgImageKind, OgImageSource>();
  /** The kinds of content that a source has read. */
  private readonly reads = new Map<OgImageKind, Set<string>>();

  register(kind: OgImageKind, source: OgImageSource): void {
    this.sources.set(kind, source);
    this.reads.set(kind, new Set());
  }

  get kinds(): OgImageKind[] {
    return [...this.sources.keys()];
  }

  /**
   * The image of a row now; null where there is no such row or kind. The site's image stands in for
   * one whose title has no letter that the faces cover.
   */
  async get(kind: OgImageKind, id: number): Promise<OgImage | null> {
    const image = await this.read(kind, null, (source) => source.get(id));
    // A source of a single row may return it for any id.
    if (image?.id !== id) return null;
    return (await this.withStandIns([image]))[0] ?? null;
  }

  /** Those of all rows of one kind, or of every kind. The site's may be among them several times. */
  async all(...kinds: readonly OgImageKind[]): Promise<OgImage[]> {
    const images: OgImage[] = [];
    for (const kind of kinds.length > 0 ? kinds : this.kinds) {
      images.push(...(await this.read(kind, [], (source) => source.all())));
    }
    return this.withStandIns(images);
  }

  /**
   * The rows that changed, and all rows of the kinds that show something of others. What a source
   * shows is known once it was read.
   */
  affectedBy(changes: readonly ContentChange[]): AffectedImages[] {
    return this.kinds.flatMap((kind): AffectedImages[] => {
      const own = changes.filter((change) => change.kind === kind).map(({ id }) => id);
      const dependent = changes.some(
        (change) => change.kind !== kind && this.reads.get(kind)?.has(change.kind),
      );
      if (dependent || own.includes(null)) return [{ kind, ids: null }];
      return own.length > 0 ? [{ kind, ids: new Set(own.filter((id) => id !== null)) }] : [];
    });
  }

  private async withStandIns(images: readonly OgImage[]): Promise<OgImage[]> {
    const isNamed = ({ kind, title }: OgImage) => kind === 'site' || hasDisplayableLetter(title);
    if (images.every(isNamed)) return [...images];
    const [site] = await this.read('site', [], (source) => source.all());
    return images.map((image) => (isNamed(image) ? image : (site ?? image)));
  }

  private async read<T>(
    kind: OgImageKind,
    missing: T,
    work: (source: OgImageSource) => Promise<T>,
  ): Promise<T> {
    const source = this.sources.get(kind);
    if (!source) return missing;
    const { result, kinds } = await ContentReads.collect(() => work(source));
    for (const each of kinds) this.reads.get(kind)?.add(each);
    return result;
  }
}
