import { useState } from 'react';

export type MessageKind = 'error' | 'success';

/** `key` distinguishes two messages with the same text, so that the second is announced again. */
export interface Message {
  key: number;
  kind: MessageKind;
  text: string;
}

/** One message at a time. */
export interface MessageState {
  message: Message | null;
  show: (text: string, kind?: MessageKind) => void;
  clear: () => void;
}

export function useMessage(): MessageState {
  const [message, setMessage] = useState<Message | null>(null);
  return {
    message,
    show: (text, kind = 'error') =>
      setMessage((last) => ({ key: (last?.key ?? 0) + 1, kind, text })),
    clear: () => setMessage(null),
  };
}
