import type { Venue } from '@lereng/public-kit';
import { CLOSED_NOTICE, HIDE_CLOSED_NOTICE } from '@lereng/shared-domain';
import { usePageEnvironment } from '@lereng/web-feature';
import { classNames, Icon, IconButton, useHydrated } from '@lereng/web-ui';
import { useState } from 'react';
import { useWords } from './words';

/** The owner's notice above a page's content, until its last day is over or the visitor closes it. */
export function NoticeBanner({ notice }: Pick<Venue, 'notice'>) {
  const words = useWords();
  const { today } = usePageEnvironment();
  const hydrated = useHydrated();
  const [closed, setClosed] = useState<string | null>(null);
  if (notice === null || (notice.until !== null && notice.until < today)) return null;
  const { text, lang, until, changedAt } = notice;
  // The same text may be written again, or be shown until another day.
  const id = `${changedAt} ${until ?? ''}`;
  if (closed === id || (hydrated && readClosed() === id)) return null;
  const close = () => {
    setClosed(id);
    storeClosed(id);
    // The focus was on the button, which goes.
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  return (
    <>
      <section
        aria-label={words.notice}
        data-notice={id}
        className="on-dark bg-surface-inverse text-inverse over-hero:pt-bar"
        // The script may have hidden it.
        suppressHydrationWarning
      >
        <div className="wrap flex items-start gap-3 py-2">
          <Icon name="megaphone" className="my-2.5 size-6 shrink-0 text-accent-bright" />
          <p lang={lang} className="my-2.5 min-w-0 flex-1 whitespace-pre-line wrap-anywhere">
            {text}
          </p>
          {/* Its place is there from the start: the text does not wrap anew when it can be used. */}
          <IconButton
            label={words.closeNotice}
            icon={<Icon name="x" />}
            onClick={close}
            variant="light"
            className={classNames('-mr-2 print:hidden', !hydrated && 'invisible')}
          />
        </div>
      </section>
      {!hydrated && <script dangerouslySetInnerHTML={{ __html: HIDE_CLOSED_NOTICE }} />}
    </>
  );
}

/** For the visit: another tab and another day begin with it again. Storage may be blocked. */
function readClosed(): string | null {
  try {
    return sessionStorage.getItem(CLOSED_NOTICE);
  } catch {
    return null;
  }
}

function storeClosed(id: string): void {
  try {
    sessionStorage.setItem(CLOSED_NOTICE, id);
  } catch {
    // It is closed until the page is loaded again.
  }
}
