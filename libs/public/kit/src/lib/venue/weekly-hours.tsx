import { DEFAULT_LOCALE } from '@lereng/shared-domain';
import { weeklyHoursText } from '@lereng/shared-sentences';
import { usePageEnvironment } from '@lereng/web-feature';

/** The opening hours in the language of the page; as the owner has written them where they are not understood. */
export function WeeklyHours({ text }: { text: string }) {
  const { locale } = usePageEnvironment();
  if (locale === DEFAULT_LOCALE) return text;
  return weeklyHoursText(text, locale) ?? <span lang={DEFAULT_LOCALE}>{text}</span>;
}
