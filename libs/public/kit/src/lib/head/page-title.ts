/** A page's title with the site's name. */
export const pageTitle = (title: string, siteName: string): string => `${title} | ${siteName}`;
