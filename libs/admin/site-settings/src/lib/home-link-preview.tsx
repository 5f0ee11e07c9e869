import { ChatPreview } from '@lereng/admin-kit/chat-preview';
import { sameValue, storedPicture } from '@lereng/admin-kit/form';
import { useTyped } from '@lereng/admin-kit/settings';
import { settingText, siteName, type SettingText } from '@lereng/shared-domain';
import { homeHeadTexts, siteDescription, siteTagline } from '@lereng/shared-sentences';
import type { SiteSetting } from '@lereng/web-data-access/site-settings';
import { pictureOf } from '@lereng/web-ui';
import type { TypedForms } from './typed-forms';

interface HomeLinkPreviewProps {
  settings: readonly SiteSetting[];
}

/** The lines of the site's preview image. */
const linesOf = (text: SettingText): string[] =>
  [siteTagline(text), text('opening_hours'), text('address')].filter((line) => line !== null);

const allOf = (text: SettingText): string => [siteName(text), ...linesOf(text)].join('\n');

/** A link to the home page in a chat, as the page's forms say it, saved or not. */
export function HomeLinkPreview({ settings }: HomeLinkPreviewProps) {
  const { venue, homeImage } = useTyped<TypedForms>();
  const typed: Partial<Record<string, string>> = venue ?? {};
  const storedText = settingText(settings);
  const text: SettingText = (key) => (typed[key] ?? storedText(key) ?? '').trim() || null;
  const picture = settings.find(({ key }) => key === 'home_image');
  const value = homeImage?.image;
  const unchanged =
    (!value || sameValue(value, storedPicture(picture && (pictureOf(picture) ?? undefined)))) &&
    allOf(text) === allOf(storedText);
  return (
    <ChatPreview
      level={2}
      name={siteName(text)}
      head={(name) => homeHeadTexts(name, siteDescription(text), siteTagline(text))}
      stored={picture}
      isImageStored={unchanged}
      image={{
        value,
        current: picture ? pictureOf(picture) : null,
        note: linesOf(text).join('\n'),
      }}
    />
  );
}
