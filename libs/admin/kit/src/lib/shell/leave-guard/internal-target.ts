/**
 * The path that a click navigates to within this tab and this site; null for any other click, and
 * for a link to another place on the same page.
 */
export function internalTarget(event: MouseEvent): string | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (event.defaultPrevented || button !== 0) return null;
  if (metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null;
  const link = target.closest('a');
  if (!link?.href || link.download || !['', '_self'].includes(link.target)) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  const here = window.location;
  if (origin !== here.origin || (pathname === here.pathname && search === here.search)) return null;
  return pathname + search + hash;
}
