/** What the site is called until its owner gives it a name. */
export const DEFAULT_SITE_NAME = 'Lereng';
