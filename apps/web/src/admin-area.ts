import { adminAccountFeature, authFeature, AuthGuard } from '@lereng/admin-auth';
import { adminCalendarEntriesFeature } from '@lereng/admin-calendar-entries';
import { dashboardFeature } from '@lereng/admin-dashboard';
import { adminHistoryFeature, adminTrashFeature } from '@lereng/admin-history';
import { adminLayout } from '@lereng/admin-layout';
import { adminLookFeature } from '@lereng/admin-look';
import { adminMenuCategoriesFeature, adminMenuItemsFeature } from '@lereng/admin-menu-items';
import { adminPackagesFeature } from '@lereng/admin-packages';
import { adminPricePeriodsFeature } from '@lereng/admin-price-periods';
import { adminPromotionsFeature } from '@lereng/admin-promotions';
import { adminSiteSettingsFeature } from '@lereng/admin-site-settings';
import { adminSlidesFeature } from '@lereng/admin-slides';
import { adminSocialMediaFeature } from '@lereng/admin-social-media';
import { todayFeature } from '@lereng/admin-today';
import { adminTranslationsFeature } from '@lereng/admin-translations';
import { isAdminPath } from '@lereng/shared-domain';
import { venueDayChanged } from '@lereng/web-data-access';
import { paths } from '@lereng/web-feature';
import { Provider } from 'react-redux';
import type { Area } from './shell/area';

/** The back office: layout, guard and features. Add a feature here. */
export const adminArea: Area = {
  layout: adminLayout,
  features: [
    todayFeature,
    dashboardFeature,
    adminSiteSettingsFeature,
    adminLookFeature,
    adminTranslationsFeature,
    adminSlidesFeature,
    adminMenuItemsFeature,
    adminMenuCategoriesFeature,
    adminPackagesFeature,
    adminPromotionsFeature,
    adminPricePeriodsFeature,
    adminCalendarEntriesFeature,
    adminSocialMediaFeature,
    adminAccountFeature,
    adminHistoryFeature,
    adminTrashFeature,
  ],
  withoutLayout: [authFeature],
  guard: AuthGuard,
  provider: Provider,
  refetch: (dispatch) => void dispatch(venueDayChanged()),
  home: paths.admin.dashboard.getHref(),
  owns: isAdminPath,
};
