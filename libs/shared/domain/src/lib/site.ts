/** The site's name until the owner sets one. */
export const DEFAULT_SITE_NAME = 'Lereng';

/** The site's description until the owner sets one. */
export const DEFAULT_SITE_DESCRIPTION =
  'Kafe alam dan agrowisata di lereng gunung: pemandangan yang indah, udara yang sejuk, dan suasana yang menyegarkan.';
