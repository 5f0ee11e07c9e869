/** The site's name until the owner sets one. */
export const DEFAULT_SITE_NAME = 'Lereng';

/** The venue in a few words. */
export const SITE_TAGLINE = 'Kafe alam dan agrowisata di lereng gunung';

/** The venue's street address until the owner sets one. */
export const DEFAULT_ADDRESS = 'Desa Selorejo, Kecamatan Dau, Kabupaten Malang, Jawa Timur';

/** The opening hours until the owner sets them. */
export const DEFAULT_OPENING_HOURS = 'Setiap hari, 06.00–18.00 WIB';

/** The site's description until the owner sets one. */
export const DEFAULT_SITE_DESCRIPTION =
  'Kafe alam dan agrowisata di lereng gunung: pemandangan yang indah, udara yang sejuk, dan suasana yang menyegarkan.';
