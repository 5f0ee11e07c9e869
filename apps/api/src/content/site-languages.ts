import { Injectable } from '@nestjs/common';
import { DEFAULT_LOCALE, type Locale, LOCALES, type SettingText } from '@lereng/shared-domain';
import { HeldContent } from '../writes';
import { ContentCatalog, TRANSLATIONS } from './core';
import { SiteSettingsRepository } from './site-settings/site-settings.repository';

/** The setting by which the owner hides the pages in English. */
const ENGLISH = 'english';

/** In which languages visitors may read the site. */
@Injectable()
export class SiteLanguages {
  constructor(
    private readonly catalog: ContentCatalog,
    private readonly settings: SiteSettingsRepository,
    private readonly held: HeldContent,
  ) {}

  /**
   * Another language is there from the first text on that visitors see in it, unless the owner hides it (E9).
   *
   * @param text the settings
   */
  async list(text: SettingText): Promise<readonly Locale[]> {
    if (text(ENGLISH) === 'hidden') return [DEFAULT_LOCALE];
    const { isTranslated } = await this.held.get(TRANSLATIONS, '', async () => ({
      isTranslated: await this.isTranslated(),
    }));
    return isTranslated ? LOCALES : [DEFAULT_LOCALE];
  }

  private async isTranslated(): Promise<boolean> {
    for (const rows of [this.settings, ...this.catalog.repositories()]) {
      if (await rows.hasTranslation()) return true;
    }
    return false;
  }
}
