/**
 * How `openingHours` writes midnight at the end of a day, as structured data has no 24:00. In a file of its own, as the
 * parser beside it would be four kilobytes of every visitor's scripts.
 */
export const END_OF_DAY = '23:59';
