import { PageLink } from '@lereng/web-feature';
import { Button, buttonClass } from '@lereng/web-ui';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { words } from '../words';
import { requestDraft, type StoredDraft } from './draft-store';

interface DraftLinksProps {
  drafts: readonly StoredDraft[];
  onDiscard: (key: string) => void;
}

/** Drafts with links to their forms, which then have the draft's values. */
export function DraftLinks({ drafts, onDiscard }: DraftLinksProps) {
  return drafts.map(({ key, title }) => (
    <DraftNotice key={key} text={words.draft.of(title)}>
      <PageLink
        to={key.split('#')[0] ?? key}
        onClick={() => requestDraft(key)}
        className={buttonClass({ variant: 'secondary' })}
      >
        {words.draft.open}
      </PageLink>
      <Button
        variant="quiet"
        aria-label={words.draft.discardOf(title)}
        onClick={() => onDiscard(key)}
      >
        {words.draft.discard}
      </Button>
    </DraftNotice>
  ));
}

export function DraftNotice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-surface-muted px-4 py-2"
    >
      <div className="flex min-w-0 grow basis-64 items-center gap-3">
        <History aria-hidden="true" className="size-5 shrink-0 text-subtle" />
        <p className="min-w-0 wrap-anywhere">{text}</p>
      </div>
      {/* Side by side on a phone, too, where two usual buttons are too wide. */}
      <div className="flex flex-wrap gap-2 max-sm:grow max-sm:*:grow max-sm:*:px-3">{children}</div>
    </div>
  );
}
