import { calendarApi } from '@lereng/web-data-access/calendar';
import { siteSettingsApi } from '@lereng/web-data-access/site-settings';
import { socialMediaApi } from '@lereng/web-data-access/social-media';
import type { LoadContext } from '@lereng/web-feature';

/** Reads what the layout shows on every page. */
export async function loadLayout({ read }: Pick<LoadContext, 'read'>): Promise<void> {
  await Promise.all([
    read(socialMediaApi.endpoints.listSocialMedia, undefined),
    read(siteSettingsApi.endpoints.listSiteSettings, undefined),
    read(calendarApi.endpoints.listCalendar, undefined),
  ]);
}
