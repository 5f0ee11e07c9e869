import type { UseList } from '@lereng/admin-kit/shell';
import { useListMenuItemsQuery } from '@lereng/web-data-access/menu-items';
import { useListPackagesQuery } from '@lereng/web-data-access/packages';
import { useListPromotionsQuery } from '@lereng/web-data-access/promotions';
import { useListSlidesQuery } from '@lereng/web-data-access/slides';
import { useListSocialMediaQuery } from '@lereng/web-data-access/social-media';
import { paths, type Path } from '@lereng/web-feature';
import { BadgePercent, Images, Map, Share2, Utensils, type LucideIcon } from 'lucide-react';
import { words } from './words';

export interface Entity {
  label: string;
  path: Path;
  icon: LucideIcon;
  /** Message for a failed request. */
  failed: string;
  useList: UseList<{ hidden?: boolean }>;
}

const { slides, menuItems, packages, promotions, socialMedia } = paths.admin;

/** The counted entities, in the order of the sidebar. */
export const entities: Entity[] = [
  { ...words.slides, path: slides, icon: Images, useList: useListSlidesQuery },
  { ...words.menuItems, path: menuItems, icon: Utensils, useList: useListMenuItemsQuery },
  { ...words.packages, path: packages, icon: Map, useList: useListPackagesQuery },
  { ...words.promotions, path: promotions, icon: BadgePercent, useList: useListPromotionsQuery },
  { ...words.socialMedia, path: socialMedia, icon: Share2, useList: useListSocialMediaQuery },
];
