import { useListMenuItemsQuery } from '@lereng/web-data-access/menu-items';
import { useListSocialMediaQuery } from '@lereng/web-data-access/social-media';
import { paths, type Path } from '@lereng/web-feature';
import { Share2, Utensils, type LucideIcon } from 'lucide-react';
import { words } from './words';

/** The part of a list hook's result that counting needs. */
export type UseList = (
  argument: undefined,
  options: { refetchOnMountOrArgChange: true },
) => { data?: readonly unknown[]; isError: boolean; error?: unknown; refetch: () => unknown };

export interface Entity {
  label: string;
  path: Path;
  icon: LucideIcon;
  /** Message for a failed request. */
  failed: string;
  useList: UseList;
}

const { menuItems, socialMedia } = paths.admin;

/** The counted entities, in the order of the sidebar. */
export const entities: Entity[] = [
  { ...words.menuItems, path: menuItems, icon: Utensils, useList: useListMenuItemsQuery },
  { ...words.socialMedia, path: socialMedia, icon: Share2, useList: useListSocialMediaQuery },
];
