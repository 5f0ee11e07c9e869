import { Button } from '@lereng/web-ui';
import { useState } from 'react';
import { words } from '../words';
import { Banner } from './banner';

export interface UndoBannerProps {
  text: string;
  undone: string;
  failed: string;
  undo: () => Promise<unknown>;
  onClose: () => void;
}

/** Offers to undo a change, and reports whether that succeeded. */
export function UndoBanner({ text, undone, failed, undo, onClose }: UndoBannerProps) {
  const [state, setState] = useState<'offered' | 'busy' | 'undone' | 'failed'>('offered');
  const run = async () => {
    setState('busy');
    await undo().then(
      () => setState('undone'),
      () => setState('failed'),
    );
  };
  if (state === 'failed') {
    return <Banner key={state} kind="error" message={failed} onClose={onClose} />;
  }
  if (state === 'undone') {
    return <Banner key={state} kind="success" message={undone} onClose={onClose} />;
  }
  const busy = state === 'busy';
  return (
    <Banner
      kind="success"
      message={text}
      action={
        <Button variant="quiet" busy={busy} disabled={busy} onClick={() => void run()}>
          {words.undo}
        </Button>
      }
      onClose={onClose}
    />
  );
}
