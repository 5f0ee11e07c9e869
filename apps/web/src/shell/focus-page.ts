/** Moves the focus to the start of the new page without scrolling. */
export function focusPage(page: Document): void {
  const main = page.querySelector('main');
  if (!main) return;
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
