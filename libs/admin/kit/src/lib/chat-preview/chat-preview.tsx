import { settingText, siteName } from '@lereng/shared-domain';
import { type HeadTexts, chatMessagesFrom } from '@lereng/shared-sentences';
import { useListSiteSettingsQuery } from '@lereng/web-data-access/site-settings';
import { usePageEnvironment } from '@lereng/web-feature';
import type { Elements } from '@lereng/web-ui';
import { useId, useState } from 'react';
import { SoldOutMark, useSoldOut, type MaybeSoldOut } from '../shell/sold-out-mark';
import { useNarrow } from '../shell/use-narrow';
import { words } from '../shell/words';
import { LinkPicture, type LinkImage } from './link-picture';

/** A page as a chat shows a link to it. */
interface ChatProps {
  /** What is stored, such as a row; undefined while it is new. */
  stored: ({ hidden?: boolean; image_preview_url?: string | null } & MaybeSoldOut) | undefined;
  /** The name or title, as typed. */
  name: string;
  /** Title and description of the page's head. */
  head: (name: string, siteName: string) => HeadTexts;
  image: LinkImage;
  /** Whether the form says the same as the stored preview image. */
  isImageStored: boolean;
  /** The prefilled message of the page's order button, if it has one. */
  message?: (name: string) => string;
  /** A sentence above, such as that there is no page; one for a hidden row by default. */
  notice?: string;
}

export interface ChatPreviewProps extends ChatProps {
  /** Of its heading; default 3, below a dialog's title. */
  level?: 2 | 3;
  /** Open on a phone as well, where it is a part of what was opened. */
  isOpen?: boolean;
}

/**
 * How WhatsApp shows a link to the page, and the message that an order begins with. On a phone it is
 * closed at first, and renders nothing until it is opened.
 */
export function ChatPreview({ level = 3, isOpen = false, ...chat }: ChatPreviewProps) {
  const id = useId();
  const narrow = useNarrow() && !isOpen;
  const [open, setOpen] = useState(false);
  const Heading = `h${level}` as const;
  const heading = (
    <Heading id={id} className={`text-base font-semibold ${narrow ? 'inline' : ''}`}>
      {words.chat.title}
    </Heading>
  );
  if (!narrow) {
    return (
      <section aria-labelledby={id} className="flex flex-col gap-3">
        {heading}
        <Chat {...chat} />
      </section>
    );
  }
  return (
    <section aria-labelledby={id}>
      <details open={open}>
        <summary
          onClick={(event) => {
            // React opens it together with its content.
            event.preventDefault();
            setOpen(!open);
          }}
          className="min-h-target cursor-pointer rounded-lg border border-control bg-surface-raised px-3.5 py-2 [details[open]>&]:mb-3"
        >
          {heading}
        </summary>
        {open && <Chat {...chat} />}
      </details>
    </section>
  );
}

/** Stands for a name that is not typed yet. */
const NO_NAME = '…';

function Chat({ stored, name: typed, head, image, isImageStored, message, notice }: ChatProps) {
  const { site } = usePageEnvironment();
  const name = typed || NO_NAME;
  const { title, description } = head(name, useSiteName());
  const isHidden = stored?.hidden === true;
  const isSoldOut = useSoldOut(stored) !== null;
  const said = isHidden ? words.hidden.notice : notice;
  // The image of a hidden row is not served.
  const url = (isImageStored && !isHidden && stored?.image_preview_url) || null;
  return (
    <div className="flex max-w-96 flex-col gap-3 rounded-card bg-surface-muted p-3">
      {said && <p className="text-sm">{said}</p>}
      {stored && isSoldOut && (
        <p>
          <SoldOutMark row={stored} />
        </p>
      )}
      <Bubble label={words.chat.link}>
        <div className="rounded-card rounded-tr-none bg-success/20 p-1">
          <div className="overflow-hidden rounded-lg bg-surface-raised">
            <LinkPicture name={name} url={url} image={image} />
            <div className="flex flex-col gap-0.5 px-3 py-2 wrap-anywhere">
              <p className="line-clamp-2 font-semibold">{title}</p>
              <p className="line-clamp-2 text-sm text-muted">{description}</p>
              <p className="text-sm text-subtle">{new URL(site.origin).host}</p>
            </div>
          </div>
        </div>
      </Bubble>
      {url === null && <p className="text-sm text-muted">{words.chat.likeness}</p>}
      {message && (
        <Bubble label={words.chat.order}>
          <p className="mr-6 rounded-card rounded-tl-none bg-surface-raised px-3 py-2 whitespace-pre-line wrap-anywhere">
            {isSoldOut ? chatMessagesFrom().soldOut(name) : message(name)}
          </p>
        </Bubble>
      )}
    </div>
  );
}

function Bubble({ label, children }: { label: string; children: Elements }) {
  return (
    <figure className="flex flex-col gap-1">
      <figcaption className="text-sm text-muted">{label}</figcaption>
      {children}
    </figure>
  );
}

/** The site's name as it is stored now: the environment's is from when the tab was opened. */
function useSiteName(): string {
  const { site } = usePageEnvironment();
  const { data } = useListSiteSettingsQuery();
  return data ? siteName(settingText(data)) : site.name;
}
