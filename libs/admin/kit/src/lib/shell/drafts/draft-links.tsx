import { PageLink } from '@lereng/web-feature';
import { Button, buttonClass } from '@lereng/web-ui';
import { words } from '../words';
import { DraftNotice } from './draft-notice';
import type { StoredDraft } from './draft-store';
import { requestDraft } from './requested-drafts';

export interface DraftLinksProps {
  drafts: readonly StoredDraft[];
  onDiscard: (key: string) => void;
}

/** Drafts with the way to their forms, which then have what was typed. */
export function DraftLinks({ drafts, onDiscard }: DraftLinksProps) {
  return drafts.map(({ key, title, href }) => (
    <DraftNotice key={key} text={words.draft.of(title)}>
      <PageLink
        to={href}
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
