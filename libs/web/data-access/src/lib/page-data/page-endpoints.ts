import { calendarApi } from '../endpoints/calendar.api';
import { menuCategoriesApi } from '../endpoints/menu-categories.api';
import { menuItemsApi } from '../endpoints/menu-items.api';
import { ordersApi } from '../endpoints/orders.api';
import { packagesApi } from '../endpoints/packages.api';
import { promotionsApi } from '../endpoints/promotions.api';
import { siteSettingsApi } from '../endpoints/site-settings.api';
import { slidesApi } from '../endpoints/slides.api';
import { socialMediaApi } from '../endpoints/social-media.api';

/** What public pages read, by the names of the endpoints. */
export const pageEndpoints = {
  ...calendarApi.endpoints,
  ...menuCategoriesApi.endpoints,
  ...menuItemsApi.endpoints,
  ...ordersApi.endpoints,
  ...packagesApi.endpoints,
  ...promotionsApi.endpoints,
  ...siteSettingsApi.endpoints,
  ...slidesApi.endpoints,
  ...socialMediaApi.endpoints,
};

export type PageEndpoints = typeof pageEndpoints;
