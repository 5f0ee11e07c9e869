import { platformName } from '@lereng/shared-domain/contact';
import {
  calendarEntriesKind,
  menuItemsKind,
  promotionsKind,
  SETTING_FIELDS,
} from '@lereng/shared-domain/fields';
import { paths, type ManagedKind } from '@lereng/web-feature';

const { content } = paths.admin;

/** Kinds of content as features bring them. */
export const someKinds: readonly ManagedKind[] = [
  { kind: 'menu-items', label: 'Menu', path: content('menu-items'), fields: menuItemsKind.fields },
  { kind: 'packages', label: 'Paket', path: content('packages') },
  {
    kind: 'promotions',
    label: 'Promo',
    path: content('promotions'),
    fields: promotionsKind.fields,
  },
  {
    kind: 'calendar-entries',
    label: 'Kalender',
    path: content('calendar-entries'),
    fields: calendarEntriesKind.fields,
  },
  {
    kind: 'social-media',
    label: 'Social Media',
    path: content('social-media'),
    rowName: platformName,
  },
  {
    kind: 'site-settings',
    label: 'Pengaturan',
    path: content('site-settings'),
    settings: SETTING_FIELDS,
  },
];
