import { useListMenuItemsQuery } from '@lereng/web-data-access/menu-items';
import { useListSocialMediaQuery } from '@lereng/web-data-access/social-media';
import { paths, type Path } from '@lereng/web-feature';
import { Share2, Utensils, type LucideIcon } from 'lucide-react';
import { words } from './words';

/** As much of a list hook as is needed to count what it lists. */
export type UseList = (
  argument: undefined,
  options: { refetchOnMountOrArgChange: true },
) => { data?: readonly unknown[]; isError: boolean; error?: unknown; refetch: () => unknown };

export interface Entity {
  label: string;
  path: Path;
  icon: LucideIcon;
  /** Says that it could not be counted. */
  failed: string;
  useList: UseList;
}

const { menuItems, socialMedia } = paths.admin;

/** What the dashboard counts, in the order of the sidebar. */
export const entities: Entity[] = [
  { ...words.menuItems, path: menuItems, icon: Utensils, useList: useListMenuItemsQuery },
  { ...words.socialMedia, path: socialMedia, icon: Share2, useList: useListSocialMediaQuery },
];
