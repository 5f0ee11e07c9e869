import { DEFAULT_SITE_NAME } from '@lereng/shared-domain';
import { focusOf } from '../../media';
import type { OgImage } from '../../og-images';
import { HOME_IMAGE } from './setting-keys';
import type { SiteSettingEntity } from './site-setting.entity';

/** There is one site. */
export const SITE_ID = 1;

/** The preview image of a link to the home page; null while there is no home image. */
export function toSiteOgImage(rows: readonly SiteSettingEntity[]): OgImage | null {
  const image = rows.find(({ key }) => key === HOME_IMAGE)?.image;
  if (!image) return null;
  const title = rows.find(({ key }) => key === 'site_name')?.value ?? DEFAULT_SITE_NAME;
  return { kind: 'site', id: SITE_ID, imageId: image.id, focus: focusOf(image), title };
}
