import { type Locale, LOCALES } from '@lereng/shared-domain';
import { Injectable } from '@nestjs/common';
import { hasDisplayableLetter } from './displayable-text';
import type { OgImage, OgImageKind, OgLook } from './og-image';

/** Describes the present images of one kind in a language: those of every row, or of the one with this id. */
export type OgImageSource = (
  where: { readonly id?: number },
  locale: Locale,
) => Promise<readonly OgImage[]>;

/**
 * Where images come from. Services register their own images when their module starts, so that this
 * folder imports no content.
 */
@Injectable()
export class OgImageSources {
  private readonly sources = new Map<OgImageKind, OgImageSource>();

  /** The look of all images now; null for the built-in one. The settings replace it when their module starts. */
  look: () => Promise<OgLook | null> = () => Promise.resolve(null);

  register(kind: OgImageKind, source: OgImageSource): void {
    this.sources.set(kind, source);
  }

  /**
   * The image of a row now in a language; null where there is no such row or kind. The site's image stands in for
   * one whose title has no letter that the faces cover.
   */
  async get(kind: OgImageKind, id: number, locale: Locale): Promise<OgImage | null> {
    const [image] = (await this.sources.get(kind)?.({ id }, locale)) ?? [];
    // A source of a single row may return it for any id.
    if (image?.id !== id) return null;
    return (await this.withStandIns([image], locale))[0] ?? null;
  }

  /** Those of all rows in every language. The site's may be among them several times. */
  async all(): Promise<OgImage[]> {
    const images: OgImage[] = [];
    for (const locale of LOCALES) images.push(...(await this.allIn(locale)));
    return images;
  }

  private async allIn(locale: Locale): Promise<OgImage[]> {
    const images: OgImage[] = [];
    for (const source of this.sources.values()) images.push(...(await source({}, locale)));
    return this.withStandIns(images, locale);
  }

  private async withStandIns(images: readonly OgImage[], locale: Locale): Promise<OgImage[]> {
    const isNamed = ({ kind, title }: OgImage) => kind === 'site' || hasDisplayableLetter(title);
    if (images.every(isNamed)) return [...images];
    const [site] = (await this.sources.get('site')?.({}, locale)) ?? [];
    return images.map((image) => (isNamed(image) ? image : (site ?? image)));
  }
}
