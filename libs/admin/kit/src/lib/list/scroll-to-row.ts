/** Scrolls a row that is in the document to the middle of the screen. */
export function scrollToRow(within: Element | null, id: number): void {
  // jsdom has no scrolling.
  within?.querySelector(`[data-row="${id}"]`)?.scrollIntoView?.({ block: 'center' });
}
