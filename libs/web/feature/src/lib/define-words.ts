import { type ByLocale, type Locale, localWords } from '@lereng/shared-domain';
import { usePageEnvironment } from './page-environment';

/** The words of a feature, in the language of a page. */
export interface FeatureWords<Words> {
  /** For components: the words in the language of the page that they are on. */
  useWords: () => Words;
  /** For a `load`, and for functions that a component gives its locale to. */
  wordsIn: (locale: Locale) => Words;
}

/**
 * The words of a feature by their keys, which every language has: those of Indonesian. Each feature defines its own, so
 * that a page downloads no other page's words.
 */
export function defineWords<Words>(
  byLocale: { id: Words } & ByLocale<NoInfer<Words>>,
): FeatureWords<Words> {
  const wordsIn = localWords(byLocale);
  return { useWords: () => wordsIn(usePageEnvironment().locale), wordsIn };
}
