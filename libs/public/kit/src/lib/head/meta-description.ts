import { truncate } from '@lereng/shared-domain';

/** What search results and chats display of a description, in characters. */
const LENGTH = 160;

/** The start of a text on one line, for a meta description. */
export function metaDescription(text: string): string {
  return truncate(text.replace(/\s+/g, ' '), LENGTH);
}
