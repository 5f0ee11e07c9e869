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
 * Keeps what is made of the logo and the icon as the settings have it: the icons stand on the venue's surface, and the
 * logo is measured. It looks at the start, for what a former release or a crash has left, and after changes.
 */
@Injectable()
export class LookPictures extends Sweeper {
  private unsubscribe: () => void = () => undefined;

  constructor(
    private readonly settings: SiteSettingsRepository,
    private readonly writes: ContentWrites,
    private readonly events: ContentEvents,
    oneAtATime: OneAtATime,
  ) {
    const failure = 'Logo and icon were not made anew';
    super(oneAtATime, { name: 'look-pictures', failure, soonMs: SOON_MS });
  }

  override onApplicationBootstrap(): void {
    this.unsubscribe = this.events.subscribe((changes) => {
      if (changes.some(({ kind }) => kind === KIND)) this.sweepSoon();
    });
    super.onApplicationBootstrap();
  }

  override async onModuleDestroy(): Promise<void> {
    this.unsubscribe();
    await super.onModuleDestroy();
  }

  /** For a change that waits for it. It never throws: what fails is left to the next sweep. */
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

  /** The history has no entry of it, as no version differs. */
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
