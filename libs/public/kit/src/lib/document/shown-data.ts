import { addDays, consecutiveDays, type CalendarDate } from '@lereng/shared-domain';
import { otherPriceLines, type PriceSpan } from '@lereng/shared-domain/prices';
import type { Package } from '@lereng/web-data-access/packages';
import type { Promotion } from '@lereng/web-data-access/promotions';
import { paths } from '@lereng/web-feature';
import { CARD_PRICES } from '../package/package-card';
import { activePromotions, bestActivePromotion } from '../promotion/active-promotions';

/** A tab that stays open without a connection shows the prices of these days at their midnights. */
const COMING_DAYS = 8;
/** How many prices are kept, tried in turn until the card shows the same as with all prices. */
const ENOUGH_PRICES = [6, 12, 24] as const;
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
}

type Shown = (data: never, page: ShownPage) => unknown;

/** What pages show of responses that have more, by the names of their endpoints. */
const SHOWN: Readonly<Record<string, Shown>> = {
  // The page of all packages searches their descriptions.
  listPackages: packagesWith(() => true),
  listFeaturedPackages: packagesWith(() => false),
  listOtherPackages: packagesWith(({ route }) => route === null),
  listPromotions: shownPromotions,
  listFeaturedPromotions: (promotions: readonly Promotion[]) => promotions.map(onCard),
  listFeaturedMenuItems: withoutUnread,
  listOtherMenuItems: withoutUnread,
  listSlides: withoutUnread,
  getPromotion: shownPromotion,
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

/** A card has one picture, a few prices, and none of the long texts below a package's own page. */
function packagesWith(isDescribed: (pkg: Package) => boolean) {
  return (packages: readonly Package[], { today }: ShownPage) =>
    packages.map((pkg) => ({
      ...pkg,
      ...UNREAD,
      description: isDescribed(pkg) ? pkg.description : leftOut(pkg.description),
      promotion: pkg.promotion && { ...pkg.promotion, description: null },
      images: [],
      what_to_bring: null,
      terms: null,
      prices: cardPrices(pkg, today),
    }));
}

/** The other pages need the promotions only to know which one reduces a price from the next midnight on. */
function shownPromotions(promotions: readonly Promotion[], { path, today }: ShownPage) {
  const described = path === paths.promotions.pattern ? leadsOf(promotions, today) : [];
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

/** A card names the packages; what they cost and the terms are on the promotion's own page. */
function onCard(promotion: Promotion) {
  return {
    ...promotion,
    ...UNREAD,
    terms: leftOut(promotion.terms),
    packages: promotion.packages.map(({ id, name }) => ({ id, name })),
  };
}

/**
 * Keeps the prices of its packages for the next days: the page shows those of the next day on which the promotion
 * holds.
 */
function shownPromotion(promotion: Promotion, { today }: ShownPage): Promotion {
  const packages = promotion.packages.map(({ prices = [], ...pkg }) => ({
    ...pkg,
    prices: prices.slice(0, comingCount(prices, today)),
  }));
  return { ...promotion, packages };
}

const leftOut = (text: string | null) => text && LEFT_OUT;

/** The first prices, as many as the card's lines and the next days need. */
function cardPrices({ prices, ...pkg }: Package, today: CalendarDate): Package['prices'] {
  const linesWith = (some: readonly PriceSpan[]) =>
    JSON.stringify(otherPriceLines({ ...pkg, prices: some }, today, CARD_PRICES));
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
