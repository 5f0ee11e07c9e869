import { PAPER_FOOT_ID } from './dom-ids';

/** Path of a page's QR code: of `/menu/3`, it is `/menu/3/qr.svg`. */
export function qrCodePath(canonical: string): string {
  return `${canonical.replace(/\/$/, '')}/qr.svg`;
}

/** Makes the foot that paper shows that of another page, as the application renders none. */
export function updatePaperFoot(page: Document, canonical: string, origin: string): void {
  const foot = page.getElementById(PAPER_FOOT_ID);
  foot?.querySelector('img')?.setAttribute('src', qrCodePath(canonical));
  foot?.querySelector('[data-line]')?.setAttribute('data-line', origin + canonical);
}
