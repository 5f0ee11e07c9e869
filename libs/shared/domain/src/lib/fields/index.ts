import { calendarEntriesKind } from './calendar-entries';
import { menuCategoriesKind } from './menu-categories';
import { menuItemsKind } from './menu-items';
import { packagesKind } from './packages';
import { pricePeriodsKind } from './price-periods';
import { promotionsKind } from './promotions';
import { slidesKind } from './slides';
import { socialMediaKind } from './social-media';

export { adminFields } from './admins';
export * from './field';
export { ENDS_BEFORE_START } from './shared-fields';
export * from './site-settings';
export {
  calendarEntriesKind,
  menuCategoriesKind,
  menuItemsKind,
  packagesKind,
  pricePeriodsKind,
  promotionsKind,
  slidesKind,
  socialMediaKind,
};

/** All kinds of content that have rows, in the order of the back office. */
export const KINDS = [
  slidesKind,
  menuItemsKind,
  menuCategoriesKind,
  packagesKind,
  promotionsKind,
  pricePeriodsKind,
  calendarEntriesKind,
  socialMediaKind,
] as const;

export type KindName = (typeof KINDS)[number]['name'];
