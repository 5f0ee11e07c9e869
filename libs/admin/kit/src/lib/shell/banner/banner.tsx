import { classNames, IconButton } from '@lereng/web-ui';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { FootMessage, useCloseFootMessage } from '../foot/foot';
import { words } from '../words';

type MessageKind = 'error' | 'success';

/** `key` distinguishes two messages with the same text, so that the second is announced again. */
export interface Message {
  key: number;
  kind: MessageKind;
  text: string;
  /** Whether it is still true after a change of that field of its form; by default it is. */
  holds?: (changed: string) => boolean;
}

/** One message at a time. */
export interface MessageState {
  message: Message | null;
  show: (text: string, kind?: MessageKind, holds?: Message['holds']) => void;
  clear: () => void;
}

/** Time until a message disappears by itself. */
const TIME_MS: Record<MessageKind | 'withAction', number> = {
  error: 5_000,
  success: 3_000,
  // Long enough to decide about it.
  withAction: 10_000,
};

export interface BannerProps {
  kind: MessageKind;
  message: string;
  onClose: () => void;
  /** Stays until it is closed. */
  lasting?: boolean;
  /** A link or button that the message offers. */
  action?: ReactNode;
}

const KINDS = {
  error: {
    role: 'alert',
    icon: CircleAlert,
    style: 'border-danger/30 bg-danger-muted text-danger-strong',
  },
  success: {
    role: 'status',
    icon: CircleCheck,
    style: 'border-success/30 bg-surface-raised text-success',
  },
} as const;

/**
 * A message, announced by screen readers, with a button to close it. It disappears after its time,
 * except while it is hovered or focused.
 */
export function Banner({ kind, message, onClose, lasting = false, action }: BannerProps) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const leaving = !lasting && !pointed && !focused;
  const time = TIME_MS[action ? 'withAction' : kind];
  const closeFoot = useCloseFootMessage();
  const close = () => {
    onClose();
    // Who said it may be gone.
    closeFoot?.();
  };
  const leave = useEffectEvent(close);

  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => leave(), time);
    return () => clearTimeout(timer);
  }, [leaving, time]);

  const { role, icon: Icon, style } = KINDS[kind];
  return (
    <div
      role={role}
      className={classNames('flex items-start gap-3 rounded-card border py-0.5 pr-0.5 pl-4', style)}
      // Entering is not enough: it may have appeared under the button that was clicked.
      onPointerMove={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon aria-hidden="true" className="mt-3 size-5 shrink-0" />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-2 font-medium">
        {/* The action stands below where not all of the sentence fits beside it. */}
        <p className="min-w-0 grow py-2.5">{message}</p>
        {action}
      </div>
      <IconButton
        label={words.closeMessage}
        icon={<X aria-hidden="true" className="size-5" />}
        variant={kind === 'error' ? 'danger' : 'plain'}
        onClick={close}
      />
    </div>
  );
}

/** The message of a form or dialog, if any: an error in its place, a success at the foot. */
export function MessageBanner({ state: { message, clear } }: { state: MessageState }) {
  if (!message) return null;
  const { key, kind, text } = message;
  const banner = <Banner key={key} kind={kind} message={text} onClose={clear} />;
  return kind === 'error' ? banner : <FootMessage>{banner}</FootMessage>;
}

export function useMessage(): MessageState {
  const [message, setMessage] = useState<Message | null>(null);
  return {
    message,
    show: (text, kind = 'error', holds) =>
      setMessage((last) => ({ key: (last?.key ?? 0) + 1, kind, text, holds })),
    clear: () => setMessage(null),
  };
}
