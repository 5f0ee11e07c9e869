import { truncate } from '@lereng/shared-domain';

/** What search engines and chats show of a description, in characters. */
const LENGTH = 160;

/** The beginning of a text, on one line, as a page's description in its head. */
export function metaDescription(text: string): string {
  return truncate(text.replace(/\s+/g, ' '), LENGTH);
}
