/** Puts the keyboard at the beginning of the page that was just opened, without a scroll. */
export function focusPage(page: Document): void {
  const main = page.querySelector('main');
  if (!main) return;
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
