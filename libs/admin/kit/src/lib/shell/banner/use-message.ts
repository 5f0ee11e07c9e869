import { useState } from 'react';

export type MessageKind = 'error' | 'success';

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

export function useMessage(): MessageState {
  const [message, setMessage] = useState<Message | null>(null);
  return {
    message,
    show: (text, kind = 'error', holds) =>
      setMessage((last) => ({ key: (last?.key ?? 0) + 1, kind, text, holds })),
    clear: () => setMessage(null),
  };
}
