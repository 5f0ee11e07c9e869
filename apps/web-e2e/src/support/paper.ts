import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Page } from 'playwright-core';
import { decodeQR } from 'qr/decode.js';
import type { Colour } from './photos';

const POINTS_PER_MILLIMETRE = 72 / 25.4;
/** Pixels per point of a rendered sheet, with which a module of a QR code has several. */
const SCALE = 2;
/** How far the three channels of a pixel may be from a colour together. */
const TOLERANCE = 60;
/** Pixels of an area that is no picture. */
const SPECK = 500;

interface Picture {
  width: number;
  height: number;
  /** Red, green, blue and alpha of each pixel. */
  data: Uint8Array;
}

export interface Sheet {
  /** In millimetres. */
  size: [width: number, height: number];
  /** All that is written on it, without white space: the gaps between words are not in a PDF's text. */
  text: string;
  picture: Picture;
}

/** A connected area of one colour. */
export interface Area {
  top: number;
  bottom: number;
  pixels: number;
}

export const withoutSpace = (text: string) => text.replace(/\s+/g, '');

let library: Promise<PDFiumLibrary> | undefined;

/** Reads and renders the sheets of a PDF. */
async function readSheets(pdf: Buffer): Promise<Sheet[]> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(pdf);
  try {
    const sheets: Sheet[] = [];
    for (let at = 0; at < document.getPageCount(); at += 1) {
      const page = document.getPage(at);
      const { originalWidth, originalHeight } = page.getOriginalSize();
      const text = withoutSpace(page.getText());
      // Rendering closes the page, so it comes last.
      const { width, height, data } = await page.render({ scale: SCALE, render: 'bitmap' });
      const inMillimetres = (points: number) => Math.round(points / POINTS_PER_MILLIMETRE);
      sheets.push({
        size: [inMillimetres(originalWidth), inMillimetres(originalHeight)],
        text,
        picture: { width, height, data },
      });
    }
    return sheets;
  } finally {
    document.destroy();
  }
}

/**
 * Prints a page as someone whose printer has another paper than A4. Chromium waits for lazy images before
 * it opens its dialog; the command of its protocol, which is used here, only begins to load them.
 */
export async function print(page: Page): Promise<Sheet[]> {
  const toPdf = () => page.pdf({ format: 'Letter', preferCSSPageSize: true });
  await toPdf();
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.hasAttribute('src')),
  );
  return readSheets(await toPdf());
}

/** What the QR code of a sheet says and where it begins, in pixels from the top; null where none can be read. */
export function qrCodeOn({ picture }: Sheet): { text: string; top: number } | null {
  let top = 0;
  try {
    const text = decodeQR(picture, { pointsOnDetect: ({ boundingBox }) => (top = boundingBox.y) });
    return { text, top };
  } catch {
    return null;
  }
}

/** The pictures in one colour on a sheet, in pixels. A cut one is lower than the others. */
export function areasOf({ picture }: Sheet, [red, green, blue]: Colour): Area[] {
  const { width, height, data } = picture;
  const left = new Uint8Array(width * height);
  for (let at = 0, channel = 0; at < left.length; at += 1, channel += 4) {
    const distance =
      Math.abs(data[channel]! - red) +
      Math.abs(data[channel + 1]! - green) +
      Math.abs(data[channel + 2]! - blue);
    if (distance < TOLERANCE) left[at] = 1;
  }
  const areas: Area[] = [];
  for (let start = left.indexOf(1); start !== -1; start = left.indexOf(1, start)) {
    const area = { top: height, bottom: 0, pixels: 0 };
    const open = [start];
    left[start] = 0;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const y = Math.floor(at / width);
      area.top = Math.min(area.top, y);
      area.bottom = Math.max(area.bottom, y);
      area.pixels += 1;
      for (const next of [at - 1, at + 1, at - width, at + width]) {
        if (!left[next]) continue;
        left[next] = 0;
        open.push(next);
      }
    }
    if (area.pixels > SPECK) areas.push(area);
  }
  return areas;
}
