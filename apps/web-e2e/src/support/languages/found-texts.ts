import type { Locale } from '@lereng/shared-domain';
import { expect } from '../expect';
import type { TextAt } from './every-text';
import { PROPER_NAMES } from './greek-content';

/** Runs of plain letters, as the owner writes Greek; and prices as a language has them. */
const WORD = /\bRp \d+[.,]\d{3}|[A-Za-z]{2,}/g;

/** What is no word, whatever the language. */
const NO_WORDS = [
  /https?:\/\/\S+/g,
  // The path of a row that is gone, by which an order names it.
  /\(\/[a-z]+\/\d+\)/g,
  // In messages, the language of the page, and names in it.
  /\[[^\]]*\]/g,
];

/** A text and where it was found, for a failure. */
const placeOf = (view: string, { text, where }: TextAt): string =>
  `“${text.replace(/\s+/g, ' ').slice(0, 200)}”, at ${where}, of ${view.slice(0, 60)}`;

function wordsOf(text: string): string[] {
  let rest = text;
  for (const pattern of NO_WORDS) rest = rest.replaceAll(pattern, ' ');
  return (rest.match(WORD) ?? []).map((word) => word.toLowerCase());
}

/** What a walk through the site in one language finds, each once, with a place where it is. */
export class FoundTexts {
  /** The words of the language. */
  readonly words = new Map<string, string>();
  /** The words within elements that are in another language. */
  readonly wordsOfOthers = new Map<string, string>();
  /** The words of messages to the venue from pages in another language than Indonesian. */
  readonly messages = new Map<string, string>();
  /** Texts of the owner that stand in no element of their language. */
  readonly unmarked = new Map<string, string>();

  constructor(private readonly locale: Locale) {}

  /** @param view where the texts are: a path, or what was done there */
  note(view: string, texts: readonly TextAt[]): void {
    // A page without texts would pass every test.
    expect(texts.length).toBeGreaterThan(0);
    for (const found of texts) {
      const place = placeOf(view, found);
      if (found.isMessage && this.locale !== 'id')
        expect(found.text).toMatch(new RegExp(`^\\[${this.locale.toUpperCase()}\\]\n(?!\\[)`));
      const words = this.wordsBeside(found);
      for (const word of wordsOf(found.text)) if (!words.has(word)) words.set(word, place);
      if (found.isContent && found.lang !== 'id' && isOfOwner(found.text))
        this.unmarked.set(found.text, place);
    }
  }

  private wordsBeside({ lang, isMessage }: TextAt): Map<string, string> {
    if (isMessage && this.locale !== 'id') return this.messages;
    return isMessage || lang === this.locale ? this.words : this.wordsOfOthers;
  }
}

/** Searches, titles that are announced, and sentences that tell once what has changed. */
const UNMARKED =
  /“[^”]*”|^.* \| |^(?:The price has changed|Changed) since you opened this page: .*/g;

/** Whether a text has Greek letters beside those that may stand anywhere. */
function isOfOwner(text: string): boolean {
  let rest = text.replaceAll(UNMARKED, '');
  for (const name of PROPER_NAMES) rest = rest.replaceAll(name, '');
  return /\p{Script=Greek}/u.test(rest);
}
