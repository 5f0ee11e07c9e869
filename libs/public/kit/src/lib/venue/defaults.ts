import {
  DEFAULT_ADDRESS,
  DEFAULT_OPENING_HOURS,
  DEFAULT_SITE_DESCRIPTION,
} from '@lereng/shared-domain';

/** Texts until the owner has entered their own. */
export const defaults = {
  siteDescription: DEFAULT_SITE_DESCRIPTION,
  address: DEFAULT_ADDRESS,
  openingHours: DEFAULT_OPENING_HOURS,
  place: { latitude: -7.9368, longitude: 112.5406 },
} as const;
