import { IconButton } from '@lereng/web-ui';
import { CircleAlert, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { words } from '../words';

/** How long a message stays that goes by itself, in milliseconds. */
export const MESSAGE_TIME_MS = 5_000;

export interface ErrorBannerProps {
  message: string;
  onClose: () => void;
  /** Goes by itself after five seconds, but never from under the pointer or the focus. */
  transient?: boolean;
}

/** What went wrong, read out at once, with a button that puts it away. */
export function ErrorBanner({ message, onClose, transient = false }: ErrorBannerProps) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const leaving = transient && !pointed && !focused;
  const leave = useEffectEvent(onClose);

  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => leave(), MESSAGE_TIME_MS);
    return () => clearTimeout(timer);
  }, [leaving]);

  return (
    <div
      role="alert"
      className="flex items-start gap-3 rounded-card border border-merah/30 bg-merah-muda py-0.5 pr-0.5 pl-4 text-merah-gelap"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <CircleAlert aria-hidden="true" className="mt-3 size-5 shrink-0" />
      <p className="min-w-0 grow py-2.5 font-medium">{message}</p>
      <IconButton
        label={words.closeMessage}
        icon={<X aria-hidden="true" className="size-5" />}
        variant="danger"
        onClick={onClose}
      />
    </div>
  );
}
