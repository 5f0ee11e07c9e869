/** What the site is called until its owner gives it a name. */
export const DEFAULT_SITE_NAME = 'Lereng';

/** What the site says about itself until its owner does. */
export const DEFAULT_SITE_DESCRIPTION =
  'Kafe alam dan agrowisata di lereng gunung: pemandangan yang indah, udara yang sejuk, dan suasana yang menyegarkan.';
