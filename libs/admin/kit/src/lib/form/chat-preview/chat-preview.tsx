import { useId, useState } from 'react';
import { useNarrow } from '../../shell/use-narrow';
import { words } from '../../shell/words';
import { Chat, type ChatProps } from './chat';

export interface ChatPreviewProps extends ChatProps {
  /** Of its heading; default 3, below a dialog's title. */
  level?: 2 | 3;
}

/**
 * How WhatsApp shows a link to the page, and the message that an order begins with. On a phone it is
 * closed at first, and renders nothing until it is opened.
 */
export function ChatPreview({ level = 3, ...chat }: ChatPreviewProps) {
  const id = useId();
  const narrow = useNarrow();
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
