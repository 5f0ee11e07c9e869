import { Button } from '@lereng/web-ui';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { words } from '../words';
import { isOutdated } from '../calls';
import { Banner } from './banner';
import { ChangedElsewhere } from './undoable';

export interface UndoBannerProps {
  text: string;
  undone: string;
  failed: string;
  /** Rejects with the API's error, or with `ChangedElsewhere`. */
  undo: () => Promise<unknown>;
  /** What the message offers as well, such as a link. */
  more?: ReactNode;
  /** Called once it is undone, for whoever would show the message again. */
  onUndone?: () => void;
  onClose: () => void;
}

/** Offers to undo a change, and reports whether that succeeded. */
export function UndoBanner({
  text,
  undone,
  failed,
  undo,
  more,
  onUndone,
  onClose,
}: UndoBannerProps) {
  const [state, setState] = useState<'offered' | 'busy' | 'undone' | 'failed' | 'changed'>(
    'offered',
  );
  const button = useRef<HTMLDivElement>(null);
  const run = async () => {
    if (state === 'busy') return;
    setState('busy');
    const next = await undo().then(
      () => 'undone' as const,
      (error: unknown) => (wasChanged(error) ? 'changed' : 'failed'),
    );
    // The button goes: the focus is on the page's title then, instead of being lost.
    if (button.current?.contains(document.activeElement)) {
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
    setState(next);
    if (next === 'undone') onUndone?.();
  };
  useUndoKey(() => void run(), state === 'offered');
  if (state === 'failed' || state === 'changed') {
    const message = state === 'failed' ? failed : words.undoChanged;
    return <Banner key={state} kind="error" message={message} onClose={onClose} />;
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
            aria-keyshortcuts="Control+Z Meta+Z"
            title={words.undoKey}
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

const wasChanged = (error: unknown): boolean =>
  error instanceof ChangedElsewhere || isOutdated(error);

/** By keyboard the button is at the end of the page. In a field the keys take back what was typed there. */
function useUndoKey(undo: () => void, isOffered: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
    if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
    if (target instanceof Element && target.matches('input, textarea, select')) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    if (!isOffered) return undefined;
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOffered]);
}
