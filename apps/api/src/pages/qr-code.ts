import { renderSVG } from 'uqr';

/** Of a list or a page without rows, or of a row's page. */
const QR_CODE_PATH = /^(?<list>\/[a-z-]+)?(?<id>\/[1-9]\d{0,9})?\/qr\.svg$/;

export interface QrCodePage {
  /** Empty for the home page. */
  readonly list: string;
  readonly path: string;
}

/** The page whose QR code is at `path`: that of `/menu/3` is at `/menu/3/qr.svg`. */
export function qrCodePage(path: string): QrCodePage | null {
  const { groups } = QR_CODE_PATH.exec(path) ?? {};
  if (!groups) return null;
  const { list = '', id = '' } = groups;
  return { list, path: `${list}${id}` };
}

/**
 * A QR code as SVG, with the four light modules around it that readers need. Level M stands a fold or a
 * stain on paper.
 */
export function qrCodeSvg(url: string): string {
  return renderSVG(url, { ecc: 'M', border: 4, pixelSize: 1 });
}
