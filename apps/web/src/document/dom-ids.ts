/** Attribute of head elements that `updateHead` replaces on navigation. */
export const HEAD_ATTRIBUTE = 'data-head';
/** Id of the element that contains the application. */
export const ROOT_ID = 'root';
/** Id of the element that only paper shows, below the application. */
export const PAPER_FOOT_ID = 'kaki-cetak';
/** Id of the line that offers to load again. */
export const RELOAD_NOTICE_ID = 'muat-ulang';
/** Id of the element that contains the hydration state as JSON. */
export const STATE_ID = 'state';
