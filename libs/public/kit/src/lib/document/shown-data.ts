import { consecutiveDays, type CalendarDate } from '@lereng/shared-domain';
import { hasDay, isOnWeekday } from '@lereng/shared-domain/days';
import { LISTED_SPANS_MAX, type PriceSpan } from '@lereng/shared-domain/prices';
import type { ListedText } from '@lereng/web-data-access';
import { paths } from '@lereng/web-feature';
import type { CalendarDays } from '@lereng/web-data-access/calendar';
import type { Package } from '@lereng/web-data-access/packages';
import type { PackagesPromotion, Promotion } from '@lereng/web-data-access/promotions';
import { findByText } from '../list/find-by-text';
import { activePromotions, bestActivePromotion } from '../promotion/active-promotions';

/** A tab that stays open without a connection shows what changes at the midnights of these days. */
const COMING_DAYS = 8;
/** Entries of a calendar that every page has in whole. */
const SHORT_CALENDAR = 20;
/** Takes the place of a text that the page does not show. Null would say that the row has no such text. */
const LEFT_OUT = '';

/** What no page reads of a row in a list. JSON has no field without a value. */
const UNREAD = { createdAt: undefined, updatedAt: undefined, image_preview_url: undefined };

/** The page that a document is of. */
export interface ShownPage {
  /** The pattern of its route. */
  path: string;
  /** The calendar day in the venue's zone. */
  today: CalendarDate;
  /** What its list is searched for; empty for nothing. */
  search: string;
}

type Shown = (data: never, page: ShownPage) => unknown;

/** What pages show of responses that have more, by the names of their endpoints. */
const SHOWN: Readonly<Record<string, Shown>> = {
  // The page of all packages searches their descriptions.
  listPackages: packagesWith(() => true),
  listFeaturedPackages: packagesWith(() => false),
  listOtherPackages: packagesWith(({ route }) => route === null),
  listPromotions: shownPromotions,
  listCalendar: shownCalendar,
  listPackagesPromotions: nextPromotions,
  listFeaturedPromotions: (promotions: readonly Promotion[]) => promotions.map(withoutPackages),
  listFeaturedMenuItems: withoutUnread,
  listOtherMenuItems: withoutUnread,
  listSlides: withoutUnread,
  getPromotion: shownPromotion,
  listMenuItemTexts: foundTexts,
  listPackageTexts: foundTexts,
};

/**
 * The part of a response that the document carries for hydration: the page renders the same from it, and what is left
 * out comes with the response of the page that shows it. The response itself where the page shows all of it.
 */
export function shownData(endpoint: string, data: unknown, page: ShownPage): unknown {
  return SHOWN[endpoint]?.(data as never, page) ?? data;
}

function withoutUnread(rows: readonly object[]) {
  return rows.map((row) => ({ ...row, ...UNREAD }));
}

/** Of a row that is found in the other language, the page needs no more than that. */
function foundTexts(rows: readonly ListedText[], { search }: ShownPage): ListedText[] {
  return findByText(rows, search).map(({ id }) => ({ id, name: search, description: null }));
}

/** Only a package's own page says when it is full; few venues have so many entries that leaving them out matters. */
function shownCalendar(entries: readonly CalendarDays[], { path }: ShownPage) {
  const isWhole = entries.length <= SHORT_CALENDAR || path === paths.package.pattern;
  return isWhole ? entries : entries.filter(({ package_ids }) => package_ids.length === 0);
}

/** A card has one picture, and none of the long texts below a package's own page. */
function packagesWith(isDescribed: (pkg: Package) => boolean) {
  return (packages: readonly Package[]) =>
    packages.map((pkg) => ({
      ...pkg,
      ...UNREAD,
      description: isDescribed(pkg) ? pkg.description : leftOut(pkg.description),
      promotion: pkg.promotion && { ...pkg.promotion, description: null },
      images: [],
      what_to_bring: null,
      terms: null,
    }));
}

/** Those of which one may reduce a price from the next midnight on. */
function nextPromotions(promotions: readonly PackagesPromotion[], { today }: ShownPage) {
  const active = promotions.filter(({ valid_until }) => valid_until >= today);
  return active.map((promotion) => ({ ...promotion, description: null }));
}

function shownPromotions(promotions: readonly Promotion[], { today }: ShownPage) {
  const described = leadsOf(promotions, today);
  return promotions.map((promotion) => {
    const card = onCard(promotion);
    return described.includes(promotion) ? card : { ...card, description: null };
  });
}

/** The promotions whose description the list shows, as each is the first one of the list on one of the next days. */
function leadsOf(promotions: readonly Promotion[], today: CalendarDate) {
  return consecutiveDays(today, COMING_DAYS).map((day) => {
    const active = activePromotions(promotions, day);
    return bestActivePromotion(active, day) ?? active[0];
  });
}

/** The home page has no room for the packages' names. */
const withoutPackages = (promotion: Promotion) => ({ ...onCard(promotion), packages: [] });

/** A card names the packages; what they cost and the terms are on the promotion's own page. */
function onCard(promotion: Promotion) {
  return {
    ...promotion,
    ...UNREAD,
    terms: leftOut(promotion.terms),
    packages: promotion.packages.map(({ id, name, untranslated }) => ({ id, name, untranslated })),
  };
}

/**
 * Each midnight the page shows the prices of the next day on which the promotion holds. As many spans as a response may
 * have are all kept: there may be more, of which nothing is known.
 */
function shownPromotion(promotion: Promotion, { today }: ShownPage): Promotion {
  const coming = consecutiveDays(today, COMING_DAYS);
  const days = coming.filter((day) => isOnWeekday(promotion.weekdays, day));
  const isShown = (span: PriceSpan) => days.some((day) => hasDay(span, day));
  const packages = promotion.packages.map(({ prices = [], ...pkg }) => ({
    ...pkg,
    prices: prices.length < LISTED_SPANS_MAX ? prices.filter(isShown) : prices,
  }));
  return { ...promotion, packages };
}

const leftOut = (text: string | null) => text && LEFT_OUT;
