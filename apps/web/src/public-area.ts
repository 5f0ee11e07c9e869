import { contactFeature } from '@lereng/public-contact';
import { homeFeature } from '@lereng/public-home';
import { publicLayout } from '@lereng/public-layout';
import { menuFeature } from '@lereng/public-menu';
import { ordersFeature } from '@lereng/public-orders';
import { packagesFeature } from '@lereng/public-packages';
import { promotionsFeature } from '@lereng/public-promotions';
import { isAdminPath } from '@lereng/shared-domain';
import { paths } from '@lereng/web-feature';
import type { Area } from './shell/area';

/** The public site: layout and features. Add a feature here. */
export const publicArea: Area = {
  layout: publicLayout,
  features: [
    homeFeature,
    menuFeature,
    packagesFeature,
    promotionsFeature,
    contactFeature,
    ordersFeature,
  ],
  home: paths.home.getHref(),
  owns: (pathname) => !isAdminPath(pathname),
};
