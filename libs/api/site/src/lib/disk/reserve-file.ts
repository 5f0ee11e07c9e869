const MEGABYTE = 2 ** 20;

/** SQLite's log of writes grows by 4 MB before its room is used again, and the database grows with it. */
export const RESERVE_BYTES = 16 * MEGABYTE;

/** The reserve is made again with this much left beside it, so that one save does not fill the disk again. */
export const MARGIN_BYTES = 2 * MEGABYTE;

/** Below this the owner is warned. */
export const LOW_BYTES = 64 * MEGABYTE;

/** Its name in `DATA_DIR`. */
export const RESERVE_FILE = 'reserve';
