import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ContentChanges } from '../database';
import { MediaService, type UploadedImage } from '../media';
import { type Preview, PreviewSources } from '../previews';
import { type SiteSettingResponse, toSiteSettingResponses } from './dto/site-setting.response';
import { HOME_IMAGE, type TextKey } from './setting-keys';
import { readSetting } from './setting-values';
import { SITE_ID, toSitePreview } from './site.preview';
import { SiteSettingsRepository } from './site-settings.repository';

/** What the owner says about the site as a whole. Of changes at the same time the last one stays. */
@Injectable()
export class SiteSettingsService implements OnModuleInit {
  constructor(
    private readonly settings: SiteSettingsRepository,
    private readonly media: MediaService,
    private readonly changes: ContentChanges,
    private readonly previews: PreviewSources,
  ) {}

  onModuleInit(): void {
    this.previews.register('site', {
      get: async (id) => (id === SITE_ID ? this.preview() : null),
      all: async () => {
        const preview = await this.preview();
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
    await this.changes.commit(() =>
      text === null
        ? this.settings.delete(key)
        : this.settings.putText(key, text, new Date().toISOString()),
    );
    return { key, value: text };
  }

  async updateHomeImage(upload: UploadedImage): Promise<SiteSettingResponse> {
    return this.media.saving(upload, async ({ image, release }) => {
      const before = await this.settings.putHomeImage(image.id, new Date().toISOString());
      if (before !== null) await release(before);
      const answer = (await this.list()).find(({ key }) => key === HOME_IMAGE);
      if (!answer) throw new Error('The home image was not kept');
      return answer;
    });
  }

  private async preview(): Promise<Preview | null> {
    return toSitePreview(await this.settings.findAll());
  }
}
