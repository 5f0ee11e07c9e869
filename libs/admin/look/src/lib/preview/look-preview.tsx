import { paletteProperties } from '@lereng/shared-domain/look';
import type { SiteSetting } from '@lereng/web-data-access/site-settings';
import { useId, useState, type CSSProperties } from 'react';
import { words } from '../words';
import { BackOfficePreview } from './back-office-preview';
import { ChatLinkPreview } from './chat-link-preview';
import { HomePreview } from './home-preview';
import { PagesPreview } from './pages-preview';
import { useShownLook, type ShownLook } from './use-shown-look';

interface LookPreviewProps {
  settings: readonly SiteSetting[];
  /** Below a button, as there is no room beside the forms. */
  isClosed?: boolean;
}

const { preview } = words;

/** The site at a phone's width, in the colours and with the texts that are typed, saved or not. */
export function LookPreview({ settings, isClosed = false }: LookPreviewProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const look = useShownLook(settings);
  const parts = <Parts look={look} settings={settings} />;
  if (isClosed) {
    return (
      <section aria-labelledby={id} className="max-w-[24.375rem] basis-full">
        <details open={isOpen}>
          <summary
            onClick={(event) => {
              // React opens it together with its content.
              event.preventDefault();
              setOpen(!isOpen);
            }}
            // In reach however far one has read, below the bar of the layout.
            className="sticky top-16 z-10 min-h-target cursor-pointer rounded-lg border border-control bg-surface-raised px-3.5 py-2 [details[open]>&]:mb-3"
          >
            <h2 id={id} className="inline text-base font-semibold">
              {preview.show}
            </h2>
          </summary>
          {isOpen && parts}
        </details>
      </section>
    );
  }
  return (
    <section
      aria-labelledby={id}
      // Longer than the window: it scrolls by itself, also by keys.
      tabIndex={0}
      className="sticky top-8 flex max-h-[calc(100svh-4rem)] w-[24.375rem] max-w-full flex-col gap-3 self-start overflow-y-auto rounded-card"
    >
      <h2 id={id} className="text-base font-semibold">
        {preview.title}
      </h2>
      {parts}
    </section>
  );
}

/** Utilities name the palette's properties, so that those of this element hold for all within. */
function Parts({ look, settings }: { look: ShownLook; settings: readonly SiteSetting[] }) {
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
