import { paletteProperties } from '@lereng/shared-domain/look';
import type { SiteSetting } from '@lereng/web-data-access/site-settings';
import { useId, type CSSProperties } from 'react';
import { words } from '../words';
import { BackOfficePreview } from './back-office-preview';
import { ChatLinkPreview } from './chat-link-preview';
import { HomePreview } from './home-preview';
import { PagesPreview } from './pages-preview';
import { useShownLook, type ShownLook } from './use-shown-look';

interface LookPreviewProps {
  settings: readonly SiteSetting[];
}

/** The site at a phone's width, in the colours and with the texts that are typed, saved or not. */
export function LookPreview({ settings }: LookPreviewProps) {
  const id = useId();
  const look = useShownLook(settings);
  return (
    <section
      aria-labelledby={id}
      // Longer than the window: it scrolls by itself, also by keys.
      tabIndex={0}
      className="sticky top-8 flex max-h-[calc(100svh-8rem)] w-[24.375rem] max-w-full flex-col gap-3 self-start overflow-y-auto rounded-card"
    >
      <h2 id={id} className="text-base font-semibold">
        {words.preview.title}
      </h2>
      <PreviewParts look={look} settings={settings} />
    </section>
  );
}

/** Utilities name the palette's properties, so that those of this element hold for all within. */
export function PreviewParts({ look, settings }: LookPreviewProps & { look: ShownLook }) {
  return (
    <div
      style={paletteProperties(look.palette) as CSSProperties}
      className="flex flex-col gap-5 text-default"
    >
      <HomePreview look={look} />
      <PagesPreview look={look} />
      <ChatLinkPreview look={look} settings={settings} />
      <BackOfficePreview look={look} />
    </div>
  );
}
