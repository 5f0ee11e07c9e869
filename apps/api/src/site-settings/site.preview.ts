import { DEFAULT_SITE_NAME } from '@lereng/shared-domain';
import type { Preview } from '../previews';
import { HOME_IMAGE } from './setting-keys';
import type { SiteSettingEntity } from './site-setting.entity';

/** There is one site. */
export const SITE_ID = 1;

/** What a link to the home page looks like in a chat; null while the site has no image of its own. */
export function toSitePreview(rows: readonly SiteSettingEntity[]): Preview | null {
  const imageId = rows.find(({ key }) => key === HOME_IMAGE)?.imageId;
  if (!imageId) return null;
  const title = rows.find(({ key }) => key === 'site_name')?.value ?? DEFAULT_SITE_NAME;
  return { kind: 'site', id: SITE_ID, imageId, title };
}
