/** View transition name of a picture, from the path of its detail page; used by card and page. */
export const pictureTransitionName = (href: string): string =>
  `picture${href.replaceAll('/', '-')}`;
