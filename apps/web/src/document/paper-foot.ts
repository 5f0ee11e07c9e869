import { pagePath, pageUrl, type Head, type Site } from '@lereng/web-feature';
import { PAPER_FOOT_ID } from './dom-ids';

/**
 * Path of a page's QR code: of `/menu/3`, it is `/menu/3/qr.svg`. Null for what search engines may not
 * index: there is nothing at its URL that anyone should be led to.
 */
export function qrCodePath({ canonical, noIndex }: Head, site: Site): string | null {
  return noIndex ? null : `${pagePath(site, canonical).replace(/\/$/, '')}/qr.svg`;
}

/** Makes the foot that paper shows that of another page, as the application renders none. */
export function updatePaperFoot(page: Document, head: Head, site: Site): void {
  const foot = page.getElementById(PAPER_FOOT_ID);
  const image = foot?.querySelector('img');
  const path = qrCodePath(head, site);
  if (image) image.hidden = path === null;
  if (path !== null) image?.setAttribute('src', path);
  foot?.querySelector('[data-line]')?.setAttribute('data-line', pageUrl(site, head.canonical));
}
