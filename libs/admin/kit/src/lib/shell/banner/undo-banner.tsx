import { Button } from '@lereng/web-ui';
import { useRef, useState, type ReactNode } from 'react';
import { words } from '../words';
import { Banner } from './banner';

export interface UndoBannerProps {
  text: string;
  undone: string;
  failed: string;
  undo: () => Promise<unknown>;
  /** What the message offers as well, such as a link. */
  more?: ReactNode;
  onClose: () => void;
}

/** Offers to undo a change, and reports whether that succeeded. */
export function UndoBanner({ text, undone, failed, undo, more, onClose }: UndoBannerProps) {
  const [state, setState] = useState<'offered' | 'busy' | 'undone' | 'failed'>('offered');
  const button = useRef<HTMLDivElement>(null);
  const run = async () => {
    if (state === 'busy') return;
    setState('busy');
    const next = await undo().then(
      () => 'undone' as const,
      () => 'failed' as const,
    );
    // The button goes: the focus is on the page's title then, instead of being lost.
    if (button.current?.contains(document.activeElement)) {
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
    setState(next);
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
        // The label begins where the text does.
        <div ref={button} className="-ml-3 flex flex-wrap items-center gap-x-3">
          <Button
            variant="quiet"
            busy={busy}
            aria-disabled={busy}
            className="px-3"
            onClick={() => void run()}
          >
            {words.undo}
          </Button>
          {more}
        </div>
      }
      onClose={onClose}
    />
  );
}
