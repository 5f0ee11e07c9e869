import type { Migration } from '../data-source';
import { FirstSchema1763596800000 } from './1763596800000-first-schema';
import { WholeContent1763683200000 } from './1763683200000-whole-content';
import { ListPositions1763769600000 } from './1763769600000-list-positions';
import { Sessions1763856000000 } from './1763856000000-sessions';
import { PasswordChangedAt1763856060000 } from './1763856060000-password-changed-at';
import { IdempotencyKeys1763942400000 } from './1763942400000-idempotency-keys';
import { ImageFocus1763942580000 } from './1763942580000-image-focus';
import { Trash1764028800000 } from './1764028800000-trash';
import { ContentHistory1764115200000 } from './1764115200000-content-history';
import { ListIndexes1764201600000 } from './1764201600000-list-indexes';
import { PortraitCrops1764288000000 } from './1764288000000-portrait-crops';
import { MenuCategories1764300000000 } from './1764300000000-menu-categories';
import { HiddenRows1764301000000 } from './1764301000000-hidden-rows';
import { LoginDevices1764374580000 } from './1764374580000-login-devices';
import { PackageImages1764374640000 } from './1764374640000-package-images';
import { PasswordGenerated1764374700000 } from './1764374700000-password-generated';
import { SessionNetworks1764547200000 } from './1764547200000-session-networks';
import { PackageFacts1764633600000 } from './1764633600000-package-facts';
import { SoldOutRows1764720000000 } from './1764720000000-sold-out-rows';
import { CalendarEntries1764806400000 } from './1764806400000-calendar-entries';
import { PricePeriods1764892800000 } from './1764892800000-price-periods';
import { ImageIcons1764979200000 } from './1764979200000-image-icons';
import { OrderKeys1765065600000 } from './1765065600000-order-keys';
import { LogoTones1765152000000 } from './1765152000000-logo-tones';
import { AbandonedUploads1765153000000 } from './1765153000000-abandoned-uploads';
import { HistorySubjects1765238400000 } from './1765238400000-history-subjects';
import { PricePeriodPackages1765324800000 } from './1765324800000-price-period-packages';
import { FormerVenue1765411200000 } from './1765411200000-former-venue';
import { DemoRows1765497600000 } from './1765497600000-demo-rows';
import { AdminRoles1765584000000 } from './1765584000000-admin-roles';
import { AdminNames1765670400000 } from './1765670400000-admin-names';
import { EnglishTexts1765756800000 } from './1765756800000-english-texts';

/** In the order in which they run. One that was released never changes. */
export const migrations: readonly Migration[] = [
  FirstSchema1763596800000,
  WholeContent1763683200000,
  ListPositions1763769600000,
  Sessions1763856000000,
  PasswordChangedAt1763856060000,
  IdempotencyKeys1763942400000,
  ImageFocus1763942580000,
  Trash1764028800000,
  ContentHistory1764115200000,
  ListIndexes1764201600000,
  PortraitCrops1764288000000,
  MenuCategories1764300000000,
  HiddenRows1764301000000,
  LoginDevices1764374580000,
  PackageImages1764374640000,
  PasswordGenerated1764374700000,
  SessionNetworks1764547200000,
  PackageFacts1764633600000,
  SoldOutRows1764720000000,
  CalendarEntries1764806400000,
  PricePeriods1764892800000,
  ImageIcons1764979200000,
  OrderKeys1765065600000,
  LogoTones1765152000000,
  AbandonedUploads1765153000000,
  HistorySubjects1765238400000,
  PricePeriodPackages1765324800000,
  FormerVenue1765411200000,
  DemoRows1765497600000,
  AdminRoles1765584000000,
  AdminNames1765670400000,
  EnglishTexts1765756800000,
];

export { FORMER_TEXTS } from './1765411200000-former-venue';

export const MIGRATION_NAMES: readonly string[] = migrations.map(({ name }) => name);
