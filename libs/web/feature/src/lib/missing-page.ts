/** The state of a navigation to the `redirect` of a page that is missing. */
export const FROM_MISSING_PAGE = 'from-missing-page';
