import type { Locale } from '@lereng/shared-domain';
import { useRead, type ListedText } from '@lereng/web-data-access';
import { usePageEnvironment, type Site } from '@lereng/web-feature';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWasServerRendered } from '../use-was-server-rendered';

const READS = { menu: 'listMenuItemTexts', packages: 'listPackageTexts' } as const;
const NO_TEXTS: readonly ListedText[] = [];

/** The other language that visitors may read the site in; undefined where there is none. */
export const otherLocale = ({ locales }: Site, locale: Locale): Locale | undefined =>
  locales?.find((each) => each !== locale);

/** The texts of a list in the other language, where somebody searches: what is found by either is found in both (E9). */
export function useOtherTexts(page: keyof typeof READS, search: string): readonly ListedText[] {
  const { site, locale } = usePageEnvironment();
  const other = otherLocale(site, locale);
  const skip = other === undefined || search === '';
  const { data = NO_TEXTS, refetch } = useRead(READS[page], other ?? locale, { skip });
  const serverRendered = useWasServerRendered();
  const [first] = useState(search);
  const readAll = useEffectEvent(() => void refetch());
  // The document has no more than what its own search finds.
  const isPartial = serverRendered && first !== '' && first !== search && !skip;
  useEffect(() => {
    if (isPartial) readAll();
  }, [isPartial]);
  return data;
}
