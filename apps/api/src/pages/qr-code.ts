import { renderSVG } from 'uqr';

const FILE_NAME = '/qr.svg';

/** The path of the page whose QR code may be at `path`: `/menu/3` for `/menu/3/qr.svg`. */
export function qrCodePage(path: string): string | null {
  if (path === FILE_NAME) return '/';
  const page = path.slice(0, -FILE_NAME.length);
  return path.endsWith(FILE_NAME) && page !== '/' ? page : null;
}

/**
 * A QR code as SVG, with the four light modules around it that readers need. Level M stands a fold or a
 * stain on paper.
 */
export function qrCodeSvg(url: string): string {
  return renderSVG(url, { ecc: 'M', border: 4, pixelSize: 1 });
}
