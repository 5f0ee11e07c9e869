/**
 * Opens a chat some time after a tap: in another tab, or in this one where the browser does not let a page open tabs so
 * late, as Safari.
 */
export function openChat(href: string): void {
  const tab = window.open(href, '_blank');
  if (tab) tab.opener = null;
  else window.location.assign(href);
}
