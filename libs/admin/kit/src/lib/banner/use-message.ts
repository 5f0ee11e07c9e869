import { useState } from 'react';

/** `key` distinguishes two messages with the same text, so that the second is announced again. */
export interface Message {
  key: number;
  text: string;
}

/** One message at a time, as `[message, show, clear]`. */
export function useMessage(): [Message | null, (text: string) => void, () => void] {
  const [message, setMessage] = useState<Message | null>(null);
  return [
    message,
    (text) => setMessage((last) => ({ key: (last?.key ?? 0) + 1, text })),
    () => setMessage(null),
  ];
}
