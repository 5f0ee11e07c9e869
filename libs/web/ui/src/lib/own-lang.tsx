import { DEFAULT_LOCALE, type Locale } from '@lereng/shared-domain';
import type { ReactNode } from 'react';

/** What responses in another language say of the texts of a row. */
export interface LocalTexts {
  /** The fields whose text is Indonesian for want of another one. */
  untranslated?: readonly string[];
}

/** The `lang` of an element with a text of the owner; undefined where that is in the language of the page (E9). */
export const ownLang = ({ untranslated }: LocalTexts, field: string): Locale | undefined =>
  untranslated?.includes(field) ? DEFAULT_LOCALE : undefined;

/**
 * A sentence in which texts of the owner that are in another language have elements of their own.
 * @param fields those of the row that the sentence has, in its order
 */
export function withOwn<Row extends LocalTexts>(
  sentence: string,
  row: Row,
  ...fields: (keyof Row & string)[]
): ReactNode {
  for (const field of fields) {
    const text = row[field];
    const start = typeof text === 'string' && ownLang(row, field) ? sentence.indexOf(text) : -1;
    if (typeof text !== 'string' || start < 0) continue;
    const rest = sentence.slice(start + text.length);
    return (
      <>
        {start > 0 && <span>{sentence.slice(0, start)}</span>}
        <span lang={DEFAULT_LOCALE}>{text}</span>
        {rest && <span>{withOwn(rest, row, ...fields)}</span>}
      </>
    );
  }
  return sentence;
}
