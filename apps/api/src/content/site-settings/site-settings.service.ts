import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BY_ITSELF, type WriteContext } from '../../writes';
import { type ImageFocus, toImageFocus, TrashedImage, type UploadedFile } from '../../media';
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
import { HOME_IMAGE, SETTING_MISSING, type SettingKey, type TextKey } from './setting-keys';
import { type SiteSettingResponse, toSiteSettingResponses } from './site-setting.dto';
import { isRequired, readSetting } from './setting-values';
import { toSiteOgImage } from './site.og-image';
import type { SiteSettingEntity } from './site-setting.entity';
import { KIND, SiteSettingsRepository } from './site-settings.repository';

const IMAGE_NEEDED = 'Silakan pilih gambar untuk diunggah';
const homeImageNeeded = (): ApiError => invalid(IMAGE_NEEDED, { image: IMAGE_NEEDED });

/**
 * Settings of the whole site. The last of several concurrent changes wins; with `If-Match` the first one,
 * and the others throw 412.
 */
@Injectable()
export class SiteSettingsService extends VersionedContent implements OnModuleInit {
  readonly kindName = KIND;

  constructor(
    private readonly settings: SiteSettingsRepository,
    private readonly writes: ContentWrites,
    private readonly ogImages: OgImageSources,
  ) {
    super();
  }

  onModuleInit(): void {
    this.ogImages.register('site', async () => [toSiteOgImage(await this.settings.findAll())]);
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

  /** Sets a text; an empty one clears it. @throws 422 for a text that the setting does not take */
  async update(key: TextKey, value: unknown, context = BY_ITSELF): Promise<SiteSettingResponse> {
    const text = readSetting(key, value);
    return this.writes.unit.write(context, async (transaction) => {
      const stored = (await this.settings.findForUpdate(transaction, key))?.value ?? null;
      await context.ifMatch.assert(() => this.find(key));
      const { value = stored } = withoutOtherLineBreaks({ value: text }, { value: stored });
      if (value !== stored) {
        const setting = { key, value };
        await this.settings.save(transaction, setting, { value: stored }, { value });
      }
      return { key, value };
    });
  }

  /**
   * Replaces the image, or changes the focus of the one that is there.
   *
   * @throws 422 without image and focus, and for a focus where there is no image
   */
  async updateHomeImage(
    upload: UploadedFile | TrashedImage | undefined,
    focus?: ImageFocus,
    context = BY_ITSELF,
  ): Promise<SiteSettingResponse> {
    if (!upload && !focus) throw homeImageNeeded();
    // The version is checked before the upload is processed, and again when nobody else can change the row.
    await context.ifMatch.assert(() => this.find(HOME_IMAGE));
    const { unit, uploads, images } = this.writes;
    const prepared = await uploads.prepare({ image: upload, focus });
    return unit.write(
      context,
      async (transaction) => {
        const row = await this.settings.findForUpdate(transaction, HOME_IMAGE);
        await context.ifMatch.assert(() => this.find(HOME_IMAGE));
        const present = row?.image ?? null;
        const image = await images.attach(transaction, present, prepared);
        if (!image) throw homeImageNeeded();
        const before = row && versionOf(row);
        const after = imageVersionOf(image);
        if (changedFields(before, after).length > 0) {
          const { id: imageId } = image;
          await this.settings.save(transaction, { key: HOME_IMAGE, imageId }, before, after);
        }
        return this.get(HOME_IMAGE);
      },
      prepared,
    );
  }

  async findVersion(rowId: string): Promise<Version | null> {
    const row = (await this.settings.findAll()).find(({ key }) => key === rowId);
    if (rowId === HOME_IMAGE) return row ? versionOf(row) : null;
    return { value: row?.value ?? null };
  }

  /** A text that is required cannot go back to having no value. */
  isAllowed(rowId: string, { value }: Version): boolean {
    return rowId === HOME_IMAGE || !!value || !isRequired(rowId as TextKey);
  }

  revert(rowId: string, version: Version, context: WriteContext): Promise<SiteSettingResponse> {
    return rowId === HOME_IMAGE
      ? this.revertHomeImage(version, context)
      : this.update(rowId as TextKey, version['value'], context);
  }

  private async revertHomeImage(
    version: Version,
    context: WriteContext,
  ): Promise<SiteSettingResponse> {
    const image = String(version['image']);
    const present = await this.findVersion(HOME_IMAGE);
    const upload = present?.['image'] === image ? undefined : new TrashedImage(image);
    return this.updateHomeImage(upload, toImageFocus(version), context);
  }

  /** Null where it has no value: then it has no ETag either, and no `If-Match` matches. */
  private async find(key: SettingKey): Promise<SiteSettingResponse | null> {
    return (await this.list()).find((setting) => setting.key === key) ?? null;
  }
}

/** @param row with its image */
function versionOf({ value, image }: SiteSettingEntity): Version {
  return image ? imageVersionOf(image) : { value };
}
