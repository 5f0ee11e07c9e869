import { Injectable } from '@nestjs/common';
import type { RefreshedImage } from '../../media';
import { OneAtATime, Sweeper } from '../../platform/database';
import { BY_ITSELF, ContentEvents } from '../../writes';
import { ContentWrites } from '../core';
import { ICON_IMAGE, type ImageSettingKey, LOGO_IMAGE } from './setting-keys';
import { KIND, SiteSettingsRepository } from './site-settings.repository';

/** Changes that come one after the other have one sweep a second. */
const SOON_MS = 1_000;

/**
 * Renews what is derived from the icon and the logo: icons on the colour of the pages, and the measures of the logo. It
 * runs at the start, for what a former release or a crash has left, and after changes of settings.
 */
@Injectable()
export class LookPictures extends Sweeper {
  constructor(
    private readonly settings: SiteSettingsRepository,
    private readonly writes: ContentWrites,
    events: ContentEvents,
    oneAtATime: OneAtATime,
  ) {
    super(oneAtATime, {
      name: 'look-pictures',
      failure: 'Logo and icon were not made anew',
      soonMs: SOON_MS,
      subscribe: (sweepSoon) =>
        events.subscribe((changes) => {
          if (changes.some(({ kind }) => kind === KIND)) sweepSoon();
        }),
    });
  }

  /** Awaited by changes of settings. It never throws: the next sweep tries again. */
  async refresh(): Promise<void> {
    await this.sweep().catch((error: unknown) => {
      this.logger.warn(`Logo and icon are left to the next sweep: ${String(error)}`);
      this.sweepSoon();
    });
  }

  override async sweep(): Promise<boolean> {
    const { uploads } = this.writes;
    const images = new Map((await this.settings.findAll()).map(({ key, image }) => [key, image]));
    const icon = images.get(ICON_IMAGE);
    const logo = images.get(LOGO_IMAGE);
    if (icon) await this.attach(ICON_IMAGE, await uploads.refreshIcons(icon));
    if (logo) await this.attach(LOGO_IMAGE, await uploads.refreshLogo(logo));
    return true;
  }

  /** The history gets no entry, as derived files are no part of a version. */
  private async attach(key: ImageSettingKey, refreshed: RefreshedImage | null): Promise<void> {
    if (!refreshed) return;
    await this.writes.unit.write(
      BY_ITSELF,
      async (transaction) => {
        const row = await this.settings.findForUpdate(transaction, key);
        const present = row?.image ?? null;
        if (await this.writes.images.refresh(transaction, present, refreshed)) {
          transaction.record(KIND, null);
        }
      },
      refreshed,
    );
  }
}
