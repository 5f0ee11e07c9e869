import { CalendarEntriesController } from './calendar-entries/calendar-entries.controller';
import { MenuCategoriesController } from './menu-categories/menu-categories.controller';
import { MenuItemsController } from './menu-items/menu-items.controller';
import { PackagesController } from './packages/packages.controller';
import { PricePeriodsController } from './price-periods/price-periods.controller';
import { PromotionsController } from './promotions/promotions.controller';
import { SlidesController } from './slides/slides.controller';
import { SocialMediaController } from './social-media/social-media.controller';

/** The controllers of the kinds, which bring entity and service. A new kind is added here. */
export const KINDS = [
  CalendarEntriesController,
  MenuCategoriesController,
  MenuItemsController,
  PackagesController,
  PricePeriodsController,
  PromotionsController,
  SlidesController,
  SocialMediaController,
];
