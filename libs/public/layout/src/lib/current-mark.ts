/**
 * `aria-current` of a navigation link: `page` on its own page, `true` on a page below it, such as
 * a dish below the menu.
 */
export function currentMark(pathname: string, to: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return to !== '/' && pathname.startsWith(`${to}/`) ? 'true' : undefined;
}
