import { DEFAULT_SITE_NAME } from '@lereng/web-feature';
import type { ResponsiveImage } from '@lereng/web-ui';

/** What the owner can say about the venue: one field for each key of the site's settings. */
export interface Venue {
  siteName: string;
  homeDescription: string;
  /** Null stands for a built-in scene. */
  homeImage: ResponsiveImage | null;
  address: string;
  openingHours: string;
  mapsUrl: string;
  latitude: number;
  longitude: number;
}

const latitude = -7.9368;
const longitude = 112.5406;

/** What the pages say until the owner has said otherwise. */
export const venueDefaults: Venue = {
  siteName: DEFAULT_SITE_NAME,
  homeDescription: `${DEFAULT_SITE_NAME} adalah kafe alam dan agrowisata di lereng gunung. Dari teras kami, kabut pagi, kebun jeruk, dan punggung gunung terlihat dalam satu pandangan.

Duduklah sebentar dengan kopi dan masakan hangat, susuri jalur tanah dengan jip, lalu petik sendiri jeruk yang sedang ranum. Kami buka setiap hari untuk keluarga, teman seperjalanan, dan siapa saja yang rindu udara sejuk.`,
  homeImage: null,
  address: 'Desa Selorejo, Kecamatan Dau, Kabupaten Malang, Jawa Timur',
  openingHours: 'Setiap hari, 06.00–18.00 WIB',
  mapsUrl: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
  latitude,
  longitude,
};
