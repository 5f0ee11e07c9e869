import { useListMenuCategoriesQuery } from '@lereng/web-data-access/menu-categories';
import { useListMenuItemsQuery } from '@lereng/web-data-access/menu-items';
import { useListPackagesQuery } from '@lereng/web-data-access/packages';
import { calendarEntryCalls } from '@lereng/web-data-access/calendar-entries-admin';
import { pricePeriodCalls } from '@lereng/web-data-access/price-periods-admin';
import { useListPromotionsQuery } from '@lereng/web-data-access/promotions';
import { useListSiteSettingsQuery } from '@lereng/web-data-access/site-settings';
import { useListSlidesQuery } from '@lereng/web-data-access/slides';
import { usePageEnvironment } from '@lereng/web-feature';
import { hasEnglish } from '../shell';
import { findUntranslated, type Untranslated } from './find-untranslated';

interface Translations {
  /** Whether the site has at least one English text. */
  isBegun: boolean;
  /** The rows and settings without some, among those that visitors see. */
  untranslated: readonly Untranslated[];
}

/**
 * The state of the English texts of all content; `translations` is null until all of it is loaded.
 *
 * @param options of the queries
 */
export function useTranslations(options?: { refetchOnMountOrArgChange: true }) {
  const { today } = usePageEnvironment();
  const rows = {
    slides: useListSlidesQuery(undefined, options),
    'menu-items': useListMenuItemsQuery(undefined, options),
    'menu-categories': useListMenuCategoriesQuery(undefined, options),
    packages: useListPackagesQuery(undefined, options),
    promotions: useListPromotionsQuery(undefined, options),
    'price-periods': pricePeriodCalls.useList(undefined, options),
    'calendar-entries': calendarEntryCalls.useList(undefined, options),
  };
  const settings = useListSiteSettingsQuery(undefined, options);
  const queries = [...Object.values(rows), settings];
  const lists = Object.entries(rows).map(([kind, { data }]) => [kind, data] as const);
  const translations: Translations | null =
    queries.every(({ data }) => data !== undefined) && settings.data
      ? {
          isBegun: queries.some(({ data }) => data?.some(hasEnglish)),
          untranslated: findUntranslated(Object.fromEntries(lists), settings.data, today),
        }
      : null;
  return {
    translations,
    isError: queries.some(({ isError }) => isError),
    refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
  };
}
