import { fileOf, type PictureValue } from '@lereng/admin-kit/form';
import { useTyped } from '@lereng/admin-kit/settings';
import { settingText, siteName, type SettingText } from '@lereng/shared-domain';
import {
  chosenPalette,
  DEFAULT_PALETTE,
  isHexColor,
  type Palette,
} from '@lereng/shared-domain/look';
import { siteTagline } from '@lereng/shared-sentences';
import type { SiteSetting } from '@lereng/web-data-access/site-settings';
import { type LogoImage, logoOf } from '@lereng/web-ui';

/** What the preview shows: the settings as typed, saved or not. */
export interface ShownLook {
  text: SettingText;
  siteName: string;
  tagline: string;
  palette: Palette;
  /** Null for the built-in one. */
  logo: File | LogoImage | null;
  /** Whether these settings are as they are stored. */
  isStored: (...keys: readonly string[]) => boolean;
}

export function useShownLook(settings: readonly SiteSetting[]): ShownLook {
  const forms = useTyped<Record<string, Readonly<Record<string, unknown>>>>();
  const typed: Readonly<Record<string, unknown>> = Object.assign({}, ...Object.values(forms));
  const logo = forms['logo']?.['image'] as PictureValue | undefined;
  const file = logo ? fileOf(logo) : null;
  const storedLogo = settings.find(({ key }) => key === 'logo_image');
  const stored = settingText(settings);
  const text: SettingText = (key) => {
    const value = typed[key];
    return (typeof value === 'string' ? value : (stored(key) ?? '')).trim() || null;
  };
  // A colour that is not typed to its end changes nothing yet.
  const color: SettingText = (key) => {
    const value = text(key);
    return value === null || isHexColor(value) ? value : stored(key);
  };
  return {
    text,
    siteName: siteName(text),
    tagline: siteTagline(text),
    logo: file ?? (storedLogo ? logoOf(storedLogo) : null),
    palette: chosenPalette(color) ?? DEFAULT_PALETTE,
    isStored: (...keys) => keys.every((key) => text(key) === stored(key)),
  };
}
