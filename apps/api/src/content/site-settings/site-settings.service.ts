import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ContentTransaction, ContentUnit } from '../../platform/database';
import { IfMatch } from '../../platform/http/if-match';
import { type ImageFocus, MediaService, type UploadedFile } from '../../media';
import { type OgImage, OgImageSources } from '../../og-images';
import { type SiteSettingResponse, toSiteSettingResponses } from './dto/site-setting.response';
import { HOME_IMAGE, type SettingKey, type TextKey } from './setting-keys';
import { homeImageNeeded, settingMissing } from './site-setting.errors';
import { readSetting } from './setting-values';
import { SITE_ID, toSiteOgImage } from './site.og-image';
import { SiteSettingsRepository } from './site-settings.repository';

/**
 * Settings of the whole site. The last of several concurrent changes wins; with `ifMatch` the first one,
 * and the others throw 412.
 */
@Injectable()
export class SiteSettingsService implements OnModuleInit {
  constructor(
    private readonly settings: SiteSettingsRepository,
    private readonly media: MediaService,
    private readonly unit: ContentUnit,
    private readonly ogImages: OgImageSources,
  ) {}

  onModuleInit(): void {
    this.ogImages.register('site', {
      get: async (id) => (id === SITE_ID ? this.ogImage() : null),
      all: async () => {
        const preview = await this.ogImage();
        return preview ? [preview] : [];
      },
    });
  }

  /** Those that have a value. */
  async list(): Promise<SiteSettingResponse[]> {
    return toSiteSettingResponses(await this.settings.findAll());
  }

  /** @throws 404 where it has no value */
  async get(key: SettingKey): Promise<SiteSettingResponse> {
    const setting = await this.find(key);
    if (!setting) throw settingMissing();
    return setting;
  }

  /** When one of those that have a value changed last, in ISO 8601 UTC; null where none has one. */
  async changedAt(): Promise<string | null> {
    return (await this.settings.findNewest())?.updatedAt ?? null;
  }

  /** Sets a text; an empty one clears it. @throws 422 for what the setting does not take */
  async update(key: TextKey, value: unknown, ifMatch = IfMatch.ANY): Promise<SiteSettingResponse> {
    const text = readSetting(key, value);
    return this.unit.write(async (transaction) => {
      await ifMatch.assert(() => this.findForUpdate(transaction, key));
      if (text === null) await this.settings.delete(transaction, key);
      else await this.settings.putText(transaction, key, text);
      return { key, value: text };
    });
  }

  /**
   * Replaces the image, or changes the focus of the one that is there.
   *
   * @throws 422 without image and focus, and for a focus where there is no image
   */
  async updateHomeImage(
    upload: UploadedFile | undefined,
    focus?: ImageFocus,
    ifMatch = IfMatch.ANY,
  ): Promise<SiteSettingResponse> {
    if (!upload && !focus) throw homeImageNeeded();
    // Before the upload is processed, and again when nobody else can change the row.
    await ifMatch.assert(() => this.find(HOME_IMAGE));
    return this.media.withUpload(upload, async ({ transaction, image, release, refocus }) => {
      await ifMatch.assert(() => this.findForUpdate(transaction, HOME_IMAGE));
      const before = image
        ? await this.settings.putHomeImage(transaction, image.id)
        : await this.settings.touchHomeImage(transaction);
      if (image && before !== null) await release(before);
      const imageId = image?.id ?? before;
      if (imageId === null) throw homeImageNeeded();
      await refocus(imageId, focus);
      return this.get(HOME_IMAGE);
    });
  }

  /** Null where it has no value: then it has no ETag either, and no `If-Match` matches. */
  private async find(key: SettingKey): Promise<SiteSettingResponse | null> {
    return (await this.list()).find((setting) => setting.key === key) ?? null;
  }

  private async findForUpdate(
    transaction: ContentTransaction,
    key: SettingKey,
  ): Promise<SiteSettingResponse | null> {
    await this.settings.lock(transaction, key);
    return this.find(key);
  }

  private async ogImage(): Promise<OgImage | null> {
    return toSiteOgImage(await this.settings.findAll());
  }
}
