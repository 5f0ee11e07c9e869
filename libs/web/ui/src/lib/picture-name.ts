/**
 * Name that ties a card's picture to the one on the page that it leads to, for the view transition
 * between the two: both sides make it of the page's address.
 */
export const pictureName = (href: string): string => `picture${href.replaceAll('/', '-')}`;
