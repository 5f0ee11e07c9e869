/** How long a tap waits for what is renewed: less than browsers let it open another tab. */
const RENEWAL_LIMIT_MS = 3_000;

/** What was renewed; undefined where it took too long: then what was shown is sent. */
export async function withinLimit<Renewed>(
  renewal: PromiseLike<Renewed>,
): Promise<Renewed | undefined> {
  const limit = new Promise<undefined>((resolve) => setTimeout(resolve, RENEWAL_LIMIT_MS));
  return Promise.race([renewal, limit]);
}

/**
 * Opens a chat some time after a tap: in another tab, or in this one where the browser does not let a page open tabs so
 * late, as Safari.
 */
export function openChat(href: string): void {
  const tab = window.open(href, '_blank');
  if (tab) tab.opener = null;
  else window.location.assign(href);
}
