import { formatInstantWithTime } from '@lereng/shared-sentences';
import { usePageEnvironment } from '@lereng/web-feature';
import { Button } from '@lereng/web-ui';
import { DraftNotice } from '../shell/drafts/draft-links';
import { words } from '../shell/words';
import type { DraftOffer } from './use-draft';

/** Offers the draft of a form. */
export function DraftBanner({ offer }: { offer: DraftOffer }) {
  const { site } = usePageEnvironment();
  return (
    <DraftNotice text={words.draft.found(formatInstantWithTime(offer.savedAt, site.timeZone))}>
      <Button variant="secondary" onClick={offer.accept}>
        {words.draft.accept}
      </Button>
      <Button variant="quiet" onClick={offer.discard}>
        {words.draft.discard}
      </Button>
    </DraftNotice>
  );
}
