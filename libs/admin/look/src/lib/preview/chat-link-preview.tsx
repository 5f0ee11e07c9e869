import { ChatPreview } from '@lereng/admin-kit/chat-preview';
import {
  DEFAULT_ADDRESS,
  DEFAULT_OPENING_HOURS,
  homeHeadTexts,
  siteDescription,
} from '@lereng/shared-domain';
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
  const facts = [
    text('opening_hours') ?? DEFAULT_OPENING_HOURS,
    text('address') ?? DEFAULT_ADDRESS,
  ];
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
        note: [tagline, ...facts].join('\n'),
      }}
    />
  );
}
