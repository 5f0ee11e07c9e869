import { calendarDateIn } from '@lereng/shared-domain';
import type { Check } from '../check';
import { ok } from '../finding';

/** Which day it is for promotions. The zone itself has been checked with the configuration. */
export const timeZoneCheck: Check = {
  name: 'time zone',
  limitMs: 1_000,
  run: async ({ config: { venueTimeZone }, now }) => {
    const time = new Intl.DateTimeFormat('en-GB', { timeZone: venueTimeZone, timeStyle: 'short' });
    const day = calendarDateIn(now, venueTimeZone);
    return ok(`it is ${day} ${time.format(now)} in ${venueTimeZone}, by this machine's clock`);
  },
};
