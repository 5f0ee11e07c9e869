import { INPUT_CLASS } from '@lereng/admin-kit/shell';
import type { CalendarEntry } from '@lereng/web-data-access/calendar-entries-admin';
import { copyText, usePageEnvironment } from '@lereng/web-feature';
import { Button } from '@lereng/web-ui';
import { Copy, ExternalLink } from 'lucide-react';
import { useRef, useState } from 'react';
import { businessProfileText } from './business-profile-text';
import { words } from './words';

const PROFILE_URL = 'https://business.google.com/';

/** The coming days and hours as a text for the venue's profile on Google, which is edited there. */
export function BusinessProfile({ entries }: { entries: readonly CalendarEntry[] }) {
  const { today } = usePageEnvironment();
  const text = businessProfileText(entries, today);
  const field = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState('');
  const copy = () => {
    copyText(text).then(
      () => setSaid(words.profile.copied),
      () => {
        field.current?.select();
        setSaid(words.profile.selected);
      },
    );
  };
  if (text === '') return null;
  return (
    <details className="rounded-card border border-line bg-surface-raised px-4">
      <summary className="cursor-pointer py-2.5 font-semibold">{words.profile.label}</summary>
      <div className="flex flex-col gap-3 pb-2">
        <textarea
          ref={field}
          readOnly
          aria-label={words.profile.text}
          value={text}
          rows={3}
          className={`${INPUT_CLASS} field-sizing-content max-h-60 resize-none`}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="secondary" onClick={copy}>
            <Copy aria-hidden="true" className="size-5" />
            {words.profile.copy}
          </Button>
          <a
            href={PROFILE_URL}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-target items-center gap-1.5 font-semibold text-accent underline hover:text-accent-strong"
          >
            {words.profile.open}
            <ExternalLink aria-hidden="true" className="size-4" />
          </a>
        </div>
        <p role="status" className="text-sm text-subtle empty:sr-only">
          {said}
        </p>
      </div>
    </details>
  );
}
