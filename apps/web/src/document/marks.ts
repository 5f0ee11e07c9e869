/** Marks the elements of the head that change with the page. */
export const HEAD_MARK = 'data-head';
/** Element that holds the application. */
export const ROOT_ID = 'root';
/** Element that holds what the browser continues with, as JSON. */
export const STATE_ID = 'state';
