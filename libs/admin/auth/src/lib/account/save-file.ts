/** Long enough for a browser to begin with what it was given. */
const REVOKE_AFTER_MS = 60_000;

/**
 * Lets the browser save a file.
 *
 * @param url its object URL, which is revoked
 */
export function saveFile(url: string, name: string): void {
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
