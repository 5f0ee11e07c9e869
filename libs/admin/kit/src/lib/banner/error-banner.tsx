import { IconButton } from '@lereng/web-ui';
import { CircleAlert, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { words } from '../words';

/** Time until a transient message disappears. */
export const MESSAGE_TIME_MS = 5_000;

export interface ErrorBannerProps {
  message: string;
  onClose: () => void;
  /** Disappears after five seconds, except while hovered or focused. */
  transient?: boolean;
}

/** An error message, announced by screen readers, with a button to close it. */
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
      className="flex items-start gap-3 rounded-card border border-danger/30 bg-danger-muted py-0.5 pr-0.5 pl-4 text-danger-strong"
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
