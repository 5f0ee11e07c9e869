import { settingText } from '@lereng/shared-domain';
import {
  chosenPalette,
  DEFAULT_PALETTE,
  type HexColor,
  type LogoGround,
  logoGround,
} from '@lereng/shared-domain/look';
import type { ImageEntity } from '../../media';
import type { SiteSettingEntity } from './site-setting.entity';

/** The colour of the venue's pages, by all settings. */
export function surfaceOf(rows: readonly Pick<SiteSettingEntity, 'key' | 'value'>[]): HexColor {
  return (chosenPalette(settingText(rows)) ?? DEFAULT_PALETTE).surface;
}

/** The background behind a logo: null for an opaque logo, and the surface until the logo is measured. */
export function groundOfLogo(
  { placeholder, logoTone }: Pick<ImageEntity, 'placeholder' | 'logoTone'>,
  surface: HexColor,
): LogoGround | null {
  if (placeholder !== null) return null;
  return logoTone ? logoGround(logoTone, surface).ground : 'surface';
}
