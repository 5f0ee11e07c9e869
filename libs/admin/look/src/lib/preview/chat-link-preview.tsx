import { homeHeadTexts, siteDescription } from '@lereng/shared-sentences';
import { ChatPreview } from '@lereng/admin-kit/chat-preview';
import type { SiteSetting } from '@lereng/web-data-access/site-settings';
import { pictureOf } from '@lereng/web-ui';
import { COLOR_KEYS } from '../look-texts';
import type { ShownLook } from './use-shown-look';

interface ChatLinkPreviewProps {
  look: ShownLook;
  settings: readonly SiteSetting[];
}

/** A link to the home page in a chat. */
export function ChatLinkPreview({ look, settings }: ChatLinkPreviewProps) {
  const { text, siteName, tagline, isStored } = look;
  const picture = settings.find(({ key }) => key === 'home_image');
  const lines = [tagline, text('opening_hours'), text('address')];
  return (
    <ChatPreview
      isOpen
      name={siteName}
      head={(name) => homeHeadTexts(name, siteDescription(text), tagline)}
      stored={picture}
      isImageStored={isStored('tagline', ...COLOR_KEYS)}
      image={{
        value: undefined,
        current: picture ? pictureOf(picture) : null,
        note: lines.filter((line) => line !== null).join('\n'),
      }}
    />
  );
}
