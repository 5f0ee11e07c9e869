/** What a browser's tab and a search engine call a page. */
export const pageTitle = (title: string, siteName: string): string => `${title} | ${siteName}`;
