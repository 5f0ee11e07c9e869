import { addDays, type CalendarDate } from '@lereng/shared-domain';
import { otherPriceTexts, type PriceSpan } from '@lereng/shared-domain/offers';
import type { Package } from '@lereng/web-data-access/packages';
import type { Promotion } from '@lereng/web-data-access/promotions';
import { CARD_PRICES } from '../package/package-card';

/** A tab that stays open without a connection shows the prices of these days at their midnights. */
const COMING_DAYS = 8;
/** How many prices are tried one after the other, until a card says with them what it says with all. */
const ENOUGH_PRICES = [6, 12, 24] as const;

type Shown = (data: never, today: CalendarDate) => unknown;

/** What pages show of responses that have more, by the names of their endpoints. */
const SHOWN: Readonly<Record<string, Shown>> = {
  listPackages: shownPackages,
  listFeaturedPackages: shownPackages,
  listOtherPackages: shownPackages,
  listPromotions: shownPromotions,
  listFeaturedPromotions: shownPromotions,
  getPromotion: shownPromotion,
};

/**
 * The part of a response that the document carries for hydration: the page renders the same from it, and what is left
 * out comes with the response of the page that shows it.
 *
 * @param today the calendar day in the venue's zone
 */
export function shownData(endpoint: string, data: unknown, today: CalendarDate): unknown {
  return SHOWN[endpoint]?.(data as never, today) ?? data;
}

/** A card has one picture, a few prices and none of the long texts below a package's own page. */
function shownPackages(packages: readonly Package[], today: CalendarDate): Package[] {
  return packages.map((pkg) => ({
    ...pkg,
    images: [],
    what_to_bring: null,
    terms: null,
    prices: cardPrices(pkg, today),
  }));
}

function shownPromotions(promotions: readonly Promotion[], today: CalendarDate): Promotion[] {
  return promotions.map((promotion) => shownPromotion(promotion, today));
}

/** Of its packages the prices of the next days, of which it shows those of the next one on which it holds. */
function shownPromotion(promotion: Promotion, today: CalendarDate): Promotion {
  const packages = promotion.packages.map(({ prices = [], ...pkg }) => ({
    ...pkg,
    prices: prices.slice(0, comingCount(prices, today)),
  }));
  return { ...promotion, packages };
}

/** The first prices, as many as the card's lines and the next days need. */
function cardPrices({ prices, ...pkg }: Package, today: CalendarDate): Package['prices'] {
  const linesWith = (some: readonly PriceSpan[]) =>
    JSON.stringify(otherPriceTexts({ ...pkg, prices: some }, today, CARD_PRICES));
  const lines = linesWith(prices);
  const coming = comingCount(prices, today);
  for (const count of ENOUGH_PRICES) {
    const first = prices.slice(0, Math.max(count, coming));
    if (first.length === prices.length || linesWith(first) === lines) return first;
  }
  return prices;
}

/** How many of the prices, which are in the order of their first days, begin within the next days. */
function comingCount(prices: readonly PriceSpan[], today: CalendarDate): number {
  const last = addDays(today, COMING_DAYS);
  return prices.filter(({ from }) => from <= last).length;
}
