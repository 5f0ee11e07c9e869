import type { Page } from 'playwright-core';
import sharp from 'sharp';

interface Text {
  text: string;
  left: number;
  top: number;
  width: number;
  height: number;
  /** What WCAG 2.2 AA asks for: less of large text. */
  wanted: number;
}

/**
 * The texts in white on a photograph that have too little contrast with its lightest pixel below them,
 * which axe cannot judge. Leaves them invisible.
 */
export async function faintTexts(page: Page, selector: string): Promise<string[]> {
  const texts = await page.locator(selector).evaluateAll((elements) =>
    (elements as HTMLElement[]).flatMap((element): Text[] => {
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      if (color !== 'rgb(255, 255, 255)') return [];
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, top, right, bottom } = range.getBoundingClientRect();
      element.style.color = 'transparent';
      const size = parseFloat(fontSize);
      const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const box = {
        left: Math.floor(left),
        top: Math.floor(top),
        width: Math.ceil(right) - Math.floor(left),
        height: Math.ceil(bottom) - Math.floor(top),
      };
      const seen = box.width > 0 && top >= 0 && bottom <= window.innerHeight;
      return seen ? [{ text: element.textContent, ...box, wanted: large ? 3 : 4.5 }] : [];
    }),
  );
  if (texts.length === 0) throw new Error(`No text in white is ${selector}`);
  const screenshot = await page.screenshot();
  const faint: string[] = [];
  for (const { text, wanted, ...box } of texts) {
    const part = await sharp(screenshot).extract(box).removeAlpha().raw().toBuffer();
    let lightest = 0;
    for (let start = 0; start < part.length; start += 3) {
      lightest = Math.max(lightest, luminance(part.subarray(start, start + 3)));
    }
    const contrast = contrastToWhite(lightest);
    if (contrast < wanted) faint.push(`${text}: ${contrast.toFixed(2)}, not ${wanted}`);
  }
  return faint;
}

/** By WCAG, as is the contrast of two luminances. */
export const contrastToWhite = (luminance: number) => 1.05 / (luminance + 0.05);

/** By WCAG, of a pixel in sRGB. */
export function luminance(pixel: Iterable<number>): number {
  const [red = 0, green = 0, blue = 0] = [...pixel].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
