/** `aria-current` of a navigation link: `page` on its page, `true` on a page below it. */
export function ariaCurrent(pathname: string, to: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return to !== '/' && pathname.startsWith(`${to}/`) ? 'true' : undefined;
}
