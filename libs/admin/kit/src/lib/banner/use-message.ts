import { useState } from 'react';

/** A message and the moment it belongs to: the same words a second time are a new message. */
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
