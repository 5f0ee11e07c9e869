/**
 * What does not fit beside the sidebar scrolls below the actions; padded for the focus rings. Positioned,
 * as what only screen readers see would otherwise widen the page.
 */
export const TABLE_FRAME = 'md:relative md:-m-1.5 md:scroll-pr-52 md:overflow-x-auto md:p-1.5';

export const TABLE = 'border-collapse max-md:block';

/** Where the longest rows stand for all: 1000 is as wide as 2000. */
export const MEASURED = 'tabular-nums';
