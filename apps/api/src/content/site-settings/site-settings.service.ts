import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ContentUnit } from '../../platform/database';
import { MediaService, type UploadedFile } from '../../media';
import { type OgImage, OgImageSources } from '../../og-images';
import { type SiteSettingResponse, toSiteSettingResponses } from './dto/site-setting.response';
import { HOME_IMAGE, type TextKey } from './setting-keys';
import { readSetting } from './setting-values';
import { SITE_ID, toSiteOgImage } from './site.og-image';
import { SiteSettingsRepository } from './site-settings.repository';

/** Settings of the whole site. The last of several concurrent changes wins. */
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

  /** When one of those that have a value changed last, in ISO 8601 UTC; null where none has one. */
  async changedAt(): Promise<string | null> {
    return (await this.settings.findNewest())?.updatedAt ?? null;
  }

  /** Sets a text; an empty one clears it. @throws 422 for what the setting does not take */
  async update(key: TextKey, value: unknown): Promise<SiteSettingResponse> {
    const text = readSetting(key, value);
    await this.unit.write((transaction) =>
      text === null
        ? this.settings.delete(transaction, key)
        : this.settings.putText(transaction, key, text),
    );
    return { key, value: text };
  }

  async updateHomeImage(upload: UploadedFile): Promise<SiteSettingResponse> {
    return this.media.withUpload(upload, async ({ transaction, image, release }) => {
      const before = await this.settings.putHomeImage(transaction, image.id);
      if (before !== null) await release(before);
      const updated = (await this.list()).find(({ key }) => key === HOME_IMAGE);
      if (!updated) throw new Error('The home image has no row');
      return updated;
    });
  }

  private async ogImage(): Promise<OgImage | null> {
    return toSiteOgImage(await this.settings.findAll());
  }
}
