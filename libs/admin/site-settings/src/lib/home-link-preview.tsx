import { ChatPreview } from '@lereng/admin-kit/chat-preview';
import { sameValue, storedPicture } from '@lereng/admin-kit/form';
import { useTyped } from '@lereng/admin-kit/settings';
import {
  DEFAULT_ADDRESS,
  DEFAULT_OPENING_HOURS,
  DEFAULT_SITE_NAME,
  homeHeadTexts,
  siteDescription,
  siteTagline,
  type SettingText,
} from '@lereng/shared-domain';
import type { SiteSetting } from '@lereng/web-data-access/site-settings';
import { pictureOf } from '@lereng/web-ui';
import type { TypedForms } from './typed-forms';

interface HomeLinkPreviewProps {
  settings: readonly SiteSetting[];
}

/** The settings in the site's preview image, with their defaults. */
const SHOWN = {
  site_name: DEFAULT_SITE_NAME,
  opening_hours: DEFAULT_OPENING_HOURS,
  address: DEFAULT_ADDRESS,
};

/** A link to the home page in a chat, as the page's forms say it, saved or not. */
export function HomeLinkPreview({ settings }: HomeLinkPreviewProps) {
  const { venue, homeImage } = useTyped<TypedForms>();
  const stored = (key: string) => settings.find((setting) => setting.key === key);
  const shown = (key: keyof typeof SHOWN) => textOf(venue?.[key], stored(key)?.value, SHOWN[key]);
  const isStored = (key: keyof typeof SHOWN) =>
    shown(key) === textOf(undefined, stored(key)?.value, SHOWN[key]);
  const typed: Partial<Record<string, string>> = venue ?? {};
  const text: SettingText = (key) => (typed[key] ?? stored(key)?.value ?? '').trim() || null;
  const tagline = siteTagline(text);
  const picture = stored('home_image');
  const value = homeImage?.image;
  const unchanged =
    (!value || sameValue(value, storedPicture(picture && (pictureOf(picture) ?? undefined)))) &&
    (Object.keys(SHOWN) as (keyof typeof SHOWN)[]).every(isStored);
  return (
    <ChatPreview
      level={2}
      name={shown('site_name')}
      head={(name) => homeHeadTexts(name, siteDescription(text), tagline)}
      stored={picture}
      isImageStored={unchanged}
      image={{
        value,
        current: picture ? pictureOf(picture) : null,
        note: [tagline, shown('opening_hours'), shown('address')].join('\n'),
      }}
    />
  );
}

/** The typed text, trimmed, else the stored one; the default where that is empty. */
function textOf(
  typed: string | undefined,
  stored: string | null | undefined,
  otherwise: string,
): string {
  return (typed ?? stored ?? '').trim() || otherwise;
}
