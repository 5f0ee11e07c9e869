import {
  DEFAULT_ADDRESS,
  DEFAULT_OPENING_HOURS,
  DEFAULT_SITE_DESCRIPTION,
} from '@lereng/shared-domain';

/** Texts until the owner has entered their own. */
export const defaults = {
  siteDescription: DEFAULT_SITE_DESCRIPTION,
  homeDescription: (siteName: string) =>
    `${siteName} adalah kafe alam dan agrowisata di lereng gunung. Dari teras kami, kabut pagi, kebun jeruk, dan punggung gunung terlihat dalam satu pandangan.

Duduklah sebentar dengan kopi dan masakan hangat, susuri jalur tanah dengan jip, lalu petik sendiri jeruk yang sedang ranum. Kami buka setiap hari untuk keluarga, teman seperjalanan, dan siapa saja yang rindu udara sejuk.`,
  address: DEFAULT_ADDRESS,
  openingHours: DEFAULT_OPENING_HOURS,
  place: { latitude: -7.9368, longitude: 112.5406 },
} as const;
