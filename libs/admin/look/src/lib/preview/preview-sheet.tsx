import { paletteProperties } from '@lereng/shared-domain/look';
import { useFootBar } from '@lereng/admin-kit/shell';
import type { SiteSetting } from '@lereng/web-data-access/site-settings';
import { ChevronDown, ChevronUp } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type CSSProperties,
  type RefObject,
} from 'react';
import { words } from '../words';
import { PreviewParts } from './look-preview';
import { useShownLook } from './use-shown-look';

const { preview } = words;

/** The preview in the bar at the foot: the colours and the name in small, and all of it above the bar on demand. */
export function PreviewSheet({ settings }: { settings: readonly SiteSetting[] }) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const foot = useFootBar();
  useEscape(isOpen, opener, () => setOpen(false));
  const look = useShownLook(settings);
  const Icon = isOpen ? ChevronDown : ChevronUp;
  return (
    <>
      {isOpen && (
        <section
          // What gets the focus on the page is scrolled above it, so room is left for that.
          ref={foot}
          id={id}
          aria-label={preview.title}
          // Longer than the window: it scrolls by itself, also by keys.
          tabIndex={0}
          className="absolute inset-x-0 bottom-full max-h-[60svh] [@media(max-height:39.99rem)]:max-h-[50svh] overflow-y-auto overscroll-contain rounded-t-card border-t border-line bg-surface p-4 shadow-soft"
        >
          <div className="mx-auto max-w-[24.375rem]">
            <PreviewParts look={look} settings={settings} />
          </div>
        </section>
      )}
      <button
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        style={paletteProperties(look.palette) as CSSProperties}
        className="flex min-h-12 min-w-0 grow items-center gap-2 rounded-lg border border-control bg-surface px-2.5 py-1 text-left text-default forced-color-adjust-none"
      >
        {/* Beside the other button there is no room for what large text says in letters as large. */}
        <span className="min-w-0 grow text-[min(0.875rem,4.5vw)] leading-tight">
          <span aria-hidden="true" className="block truncate font-extrabold">
            {look.siteName}
          </span>
          <span className="block font-semibold wrap-anywhere text-accent">
            {isOpen ? preview.hide : preview.show}
          </span>
        </span>
        <span
          aria-hidden="true"
          className="h-6 w-10 min-w-0 shrink-99 rounded-chip bg-accent max-[22.5rem]:hidden"
        />
        <Icon aria-hidden="true" className="size-5 shrink-0" />
      </button>
    </>
  );
}

/** Escape closes what a button opened, wherever the focus is on the page, and the button gets it back. */
function useEscape(
  isOpen: boolean,
  opener: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const close = useEffectEvent(({ key }: KeyboardEvent) => {
    // The sidebar and dialogs are closed first.
    const isCovered = opener.current?.closest('[inert]') ?? document.querySelector('dialog[open]');
    if (key !== 'Escape' || isCovered) return;
    onClose();
    opener.current?.focus();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => close(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);
}
