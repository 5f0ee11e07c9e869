import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ContentTransaction, WriteContext } from '../../writes';
import {
  type ImageEntity,
  type ImageFocus,
  toImageFocus,
  TrashedImage,
  type UploadedFile,
} from '../../media';
import { type ApiError, invalid, notFound } from '../../platform/errors';
import { OgImageSources } from '../../og-images';
import {
  changedFields,
  ContentWrites,
  imageVersionOf,
  type Version,
  VersionedContent,
  withoutOtherLineBreaks,
} from '../core';
import {
  type ImageSettingKey,
  ICON_IMAGE,
  isImageKey,
  isTextKey,
  isRemovableImageKey,
  LOGO_IMAGE,
  NOTICE,
  type RemovableImageKey,
  SETTING_MISSING,
  type SettingKey,
  type TextSettingKey,
} from './setting-keys';
import { LookPictures } from './look-pictures';
import { type SiteSettingResponse, toSiteSettingResponses } from './site-setting.dto';
import {
  isRequired,
  readSettingTexts,
  type SettingTexts,
  translationAlone,
} from './setting-values';
import { toOgLook, toSiteOgImage } from './site.og-image';
import type { SiteSettingEntity } from './site-setting.entity';
import { KIND, SiteSettingsRepository } from './site-settings.repository';
import { surfaceOf } from './surface';

const IMAGE_NEEDED = 'Silakan pilih gambar untuk diunggah';
const imageNeeded = (): ApiError => invalid(IMAGE_NEEDED, { image: IMAGE_NEEDED });

/**
 * Settings of the whole site. The last of several concurrent changes wins; with `If-Match` the first one,
 * and the others throw 412.
 */
@Injectable()
export class SiteSettingsService extends VersionedContent implements OnModuleInit {
  readonly kindName = KIND;
  readonly shown = { image: 'picture' } as const;

  constructor(
    private readonly settings: SiteSettingsRepository,
    private readonly writes: ContentWrites,
    private readonly ogImages: OgImageSources,
    private readonly pictures: LookPictures,
  ) {
    super();
  }

  onModuleInit(): void {
    this.writes.uploads.surface = async () => surfaceOf(await this.settings.findAll());
    this.ogImages.look = async () => toOgLook(await this.settings.findAll());
    this.ogImages.register('site', async (_, locale) => [
      toSiteOgImage(await this.settings.findAll(), locale),
    ]);
  }

  /** The settings that have a value. */
  async list(): Promise<SiteSettingResponse[]> {
    return toSiteSettingResponses(await this.settings.findAll());
  }

  /** @throws 404 where it has no value */
  async get(key: SettingKey): Promise<SiteSettingResponse> {
    const setting = await this.find(key);
    if (!setting) throw notFound(SETTING_MISSING);
    return setting;
  }

  /** The instant at which a setting that has a value changed last, in ISO 8601 UTC; null if none has one. */
  async changedAt(): Promise<string | null> {
    const rows = await this.settings.findAll();
    return (
      rows
        .map(({ updatedAt }) => updatedAt)
        .sort()
        .at(-1) ?? null
    );
  }

  /**
   * Sets a text, or the English one beside it; an empty one clears it, and with the text its English one goes, too.
   *
   * @throws 422 for a text that the setting does not take, and for an English one alone
   */
  async update(
    key: TextSettingKey,
    request: SettingTexts,
    context: WriteContext,
  ): Promise<SiteSettingResponse> {
    const texts = readSettingTexts(key, request);
    const saved = await this.writes.unit.write(context, async (transaction) => {
      const row = await this.settings.findForUpdate(transaction, key);
      const stored = textsOf(row);
      await context.ifMatch.assert(() => this.find(key));
      const changed = { ...stored, ...withoutOtherLineBreaks(texts, stored) };
      const { value } = changed;
      // What visitors from abroad read of the present day must not be that of the day before.
      const isOutdated = key === NOTICE && value !== stored.value && texts.value_en === undefined;
      const valueEn = value === null || isOutdated ? null : changed.value_en;
      if (value === null && texts.value_en) throw translationAlone(key);
      if (value !== stored.value || valueEn !== stored.value_en) {
        const setting = { key, value, valueEn };
        const after = versionOfTexts({ value, value_en: valueEn });
        await this.settings.save(transaction, setting, versionOfTexts(stored), after);
      }
      return (await this.find(key)) ?? { key, value };
    });
    if (key === 'surface_color') await this.pictures.refresh();
    return saved;
  }

  /**
   * Replaces an image, or changes the focus of the one that is there.
   *
   * @throws 422 without image and focus, and for a focus where there is no image
   */
  async updateImage(
    key: ImageSettingKey,
    upload: UploadedFile | TrashedImage | undefined,
    focus: ImageFocus | undefined,
    context: WriteContext,
  ): Promise<SiteSettingResponse> {
    if (!upload && !focus) throw imageNeeded();
    // The version is checked before the upload is processed, and again when nobody else can change the row.
    await context.ifMatch.assert(() => this.find(key));
    const { unit, uploads, images } = this.writes;
    const present = (await this.findRow(key))?.image;
    const options = { icons: key === ICON_IMAGE, logo: key === LOGO_IMAGE };
    const prepared = await uploads.prepare({ image: upload, focus, present }, options);
    const saved = await unit.write(
      context,
      async (transaction) => {
        const row = await this.settings.findForUpdate(transaction, key);
        await context.ifMatch.assert(() => this.find(key));
        const image = await images.attach(transaction, row?.image ?? null, prepared);
        if (image) {
          const before = imageVersion(key, row?.image);
          const after = imageVersionOf(image);
          if (changedFields(before, after).length > 0) {
            await this.settings.save(transaction, { key, imageId: image.id }, before, after);
          }
          return this.get(key);
        }
        // The image that a revert restores may be purged by now; its preview says so (`image_missing`).
        if (upload instanceof TrashedImage) return { key, value: null };
        throw imageNeeded();
      },
      prepared,
    );
    if (!(upload instanceof TrashedImage)) return saved;
    // The surface may have changed while it was in the trash.
    await this.pictures.refresh();
    return (await this.find(key)) ?? saved;
  }

  /** Puts an image into the trash: the built-in one is shown again. @throws 404 where there is none */
  removeImage(key: RemovableImageKey, context: WriteContext): Promise<void> {
    return this.writes.unit.remove(context, async (transaction) => {
      const isRemoved = await this.detachImage(transaction, key);
      if (!isRemoved) throw notFound(SETTING_MISSING);
    });
  }

  async findVersion(rowId: string): Promise<Version | null> {
    const row = await this.findRow(rowId);
    return isImageKey(rowId) ? imageVersion(rowId, row?.image) : versionOfTexts(textsOf(row));
  }

  /** A text that is required cannot go back to having no value, and what is no setting any more to nothing at all. */
  isAllowed(rowId: string, { value }: Version): boolean {
    if (isImageKey(rowId)) return true;
    return isTextKey(rowId) && (!!value || !isRequired(rowId));
  }

  revert(rowId: string, version: Version, context: WriteContext): Promise<SiteSettingResponse> {
    return isImageKey(rowId)
      ? this.revertImage(rowId, version, context)
      : this.update(
          rowId as TextSettingKey,
          { value: version['value'], value_en: version['value_en'] ?? null },
          context,
        );
  }

  private async revertImage(
    key: ImageSettingKey,
    version: Version,
    context: WriteContext,
  ): Promise<SiteSettingResponse> {
    const { image = null } = version;
    if (isRemovableImageKey(key) && image === null) return this.revertToNone(key, context);
    const present = await this.findVersion(key);
    const upload = present?.['image'] === image ? undefined : new TrashedImage(String(image));
    return this.updateImage(key, upload, toImageFocus(version), context);
  }

  private revertToNone(
    key: RemovableImageKey,
    context: WriteContext,
  ): Promise<SiteSettingResponse> {
    return this.writes.unit.write(context, async (transaction) => {
      await context.ifMatch.assert(() => this.find(key));
      await this.detachImage(transaction, key);
      return { key, value: null };
    });
  }

  /** @returns false where there was no image */
  private async detachImage(
    transaction: ContentTransaction,
    key: RemovableImageKey,
  ): Promise<boolean> {
    const image = (await this.settings.findForUpdate(transaction, key))?.image;
    if (!image) return false;
    const none = imageVersionOf(null);
    await this.settings.save(transaction, { key }, imageVersionOf(image), none);
    await this.writes.images.detach(transaction, image.id);
    return true;
  }

  private async findRow(wanted: string): Promise<SiteSettingEntity | undefined> {
    return (await this.settings.findAll()).find(({ key }) => key === wanted);
  }

  /** Null where it has no value: then it has no ETag either, and no `If-Match` matches. */
  private async find(key: SettingKey): Promise<SiteSettingResponse | null> {
    return (await this.list()).find((setting) => setting.key === key) ?? null;
  }
}

/** The text of a setting and the English one, as they are stored. */
const textsOf = (row: SiteSettingEntity | null | undefined) => ({
  value: row?.value ?? null,
  value_en: row?.valueEn ?? null,
});

/** A version names the English text where there is one, as versions of earlier releases name none. */
const versionOfTexts = ({ value, value_en }: ReturnType<typeof textsOf>): Version => ({
  value,
  ...(value_en !== null && { value_en }),
});

/** The home image has no version before the first one, as it cannot be taken away. */
function imageVersion(key: ImageSettingKey, image: ImageEntity | null | undefined): Version | null {
  return image || isRemovableImageKey(key) ? imageVersionOf(image) : null;
}
