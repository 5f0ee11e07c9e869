/** What does not fit beside the sidebar scrolls below the actions; padded for the focus rings. */
export const TABLE_FRAME = 'md:-m-1.5 md:scroll-pr-52 md:overflow-x-auto md:p-1.5';

export const TABLE = 'border-collapse max-md:block';
