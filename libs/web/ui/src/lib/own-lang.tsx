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

/** A sentence in which a text of the owner has an element of its own, where that is in another language than the page. */
export function withOwn<Row extends LocalTexts>(
  sentence: string,
  row: Row,
  field: keyof Row & string,
): ReactNode {
  const lang = ownLang(row, field);
  const text = String(row[field]);
  const [before, ...after] = sentence.split(text);
  if (!lang || after.length === 0) return sentence;
  return (
    <>
      <span>{before}</span>
      <span lang={lang}>{text}</span>
      <span>{after.join(text)}</span>
    </>
  );
}
