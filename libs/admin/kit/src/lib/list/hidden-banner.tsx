import { Button } from '@lereng/web-ui';
import { useState } from 'react';
import { Banner } from '../shell/banner/banner';
import { words } from '../shell/words';
import { SiteLink } from '../shell/site-link';

export interface HiddenBannerProps {
  name: string;
  /** What was asked for: off the site, or back on it. */
  hidden: boolean;
  failed: boolean;
  /** Path of the row's public page. */
  page: string | null;
  /** Shows the row again. */
  onUndo: () => Promise<void>;
  onClose: () => void;
}

/** Says that a row is off the site, or on it again, with the way back or the way there. */
export function HiddenBanner({ name, hidden, failed, page, onUndo, onClose }: HiddenBannerProps) {
  const [busy, setBusy] = useState(false);
  if (failed) {
    const message = hidden ? words.hidden.hideFailed : words.hidden.showFailed;
    return <Banner kind="error" message={message(name)} onClose={onClose} />;
  }
  if (!hidden) {
    return (
      <Banner
        kind="success"
        message={words.hidden.shown(name)}
        action={page !== null && <SiteLink page={page} />}
        onClose={onClose}
      />
    );
  }
  const undo = async () => {
    setBusy(true);
    await onUndo();
  };
  return (
    <Banner
      kind="success"
      message={words.hidden.done(name)}
      action={
        <Button variant="quiet" busy={busy} disabled={busy} onClick={() => void undo()}>
          {words.hidden.show}
        </Button>
      }
      onClose={onClose}
    />
  );
}
