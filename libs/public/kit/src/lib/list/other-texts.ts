import { otherLocale } from '@lereng/shared-domain';
import { useRead, type ListedText } from '@lereng/web-data-access';
import { usePageEnvironment } from '@lereng/web-feature';

const READS = { menu: 'listMenuItemTexts', packages: 'listPackageTexts' } as const;
const NO_TEXTS: readonly ListedText[] = [];

/**
 * The texts of a list in the other language, where somebody searches: what is found by either is found in both (E9). The
 * document has no more than what its own search finds, and the `load` of the next one reads all.
 */
export function useOtherTexts(page: keyof typeof READS, search: string): readonly ListedText[] {
  const { site, locale } = usePageEnvironment();
  const other = otherLocale(site.locales, locale);
  const skip = other === undefined || search === '';
  const { data = NO_TEXTS } = useRead(READS[page], other ?? locale, { skip });
  return data;
}
