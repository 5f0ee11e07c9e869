/**
 * Columns that do not fit beside the sidebar scroll below the actions. The padding is for the focus rings.
 * The frame is positioned, as texts for screen readers would otherwise widen the page.
 */
export const TABLE_FRAME = 'md:relative md:-m-1.5 md:scroll-pr-52 md:overflow-x-auto md:p-1.5';

export const TABLE = 'border-collapse max-md:block';

/** Makes digits equally wide, as the longest rows are measured for all: 1000 is as wide as 2000 then. */
export const MEASURED = 'tabular-nums';
