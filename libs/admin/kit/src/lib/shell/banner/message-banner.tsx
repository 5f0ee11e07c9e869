import { Banner } from './banner';
import type { MessageState } from './use-message';

/** The message of a form or dialog, if any. */
export function MessageBanner({ state: { message, clear } }: { state: MessageState }) {
  if (!message) return null;
  const { key, kind, text } = message;
  return <Banner key={key} kind={kind} message={text} onClose={clear} />;
}
