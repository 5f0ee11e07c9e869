import { platformName } from '@lereng/shared-domain/contact';
import {
  calendarEntriesKind,
  menuItemsKind,
  promotionsKind,
  SETTING_FIELDS,
} from '@lereng/shared-domain/fields';
import { paths, type ManagedKind } from '@lereng/web-feature';

const { calendarEntries, menuItems, packages, promotions, siteSettings, socialMedia } = paths.admin;

/** Kinds of content as features bring them. */
export const someKinds: readonly ManagedKind[] = [
  { kind: 'menu-items', label: 'Menu', path: menuItems, fields: menuItemsKind.fields },
  { kind: 'packages', label: 'Paket', path: packages },
  { kind: 'promotions', label: 'Promo', path: promotions, fields: promotionsKind.fields },
  {
    kind: 'calendar-entries',
    label: 'Kalender',
    path: calendarEntries,
    fields: calendarEntriesKind.fields,
  },
  { kind: 'social-media', label: 'Social Media', path: socialMedia, rowName: platformName },
  { kind: 'site-settings', label: 'Pengaturan', path: siteSettings, settings: SETTING_FIELDS },
];
