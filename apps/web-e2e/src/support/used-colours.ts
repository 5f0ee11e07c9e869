import type { Page } from 'playwright-core';
import type { Colour } from './photos';

/** What a palette colours. */
const PROPERTIES = [
  'color',
  'background-color',
  'background-image',
  'box-shadow',
  'text-shadow',
  'filter',
  'border-top-color',
  'border-right-color',
  'border-bottom-color',
  'border-left-color',
  'outline-color',
  'text-decoration-color',
  'caret-color',
  'accent-color',
  'scrollbar-color',
  'fill',
  'stroke',
  'stop-color',
  'flood-color',
];

/**
 * The elements, and their parts before and after their content, that have one of these colours in any transparency,
 * hidden elements too: `a.text-accent: color`.
 */
export function usesOf(page: Page, colours: readonly Colour[]): Promise<string[]> {
  return page.evaluate(
    ({ colours, PROPERTIES }) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
      const known = new Map<string, boolean>();
      const isOneOf = (text: string): boolean => {
        const opaque = text.replace(/(^rgba\((?:[^,]+,){2}[^,]+),[^,]+\)|\s*\/[^/]*\)$/, '$1)');
        if (/[,/] ?0\)$/.test(text)) return false;
        canvas.fillStyle = opaque;
        canvas.fillRect(0, 0, 1, 1);
        const pixel = canvas.getImageData(0, 0, 1, 1).data;
        // Other spaces than sRGB round otherwise.
        return colours.some((colour) =>
          colour.every((each, at) => Math.abs(each - pixel[at]!) < 2),
        );
      };
      const found = new Set<string>();
      for (const element of document.querySelectorAll('*')) {
        for (const part of ['', '::before', '::after']) {
          const style = getComputedStyle(element, part);
          if (part && style.content === 'none') continue;
          for (const property of PROPERTIES) {
            const texts = style
              .getPropertyValue(property)
              .match(/\b(?:rgba?|hsla?|lab|lch|oklab|oklch|color)\([^()]*\)/g);
            for (const text of texts ?? []) {
              if (!known.has(text)) known.set(text, isOneOf(text));
              if (!known.get(text)) continue;
              const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
              found.add(`${name.slice(0, 80)}${part}: ${property}`);
            }
          }
        }
      }
      return [...found];
    },
    { colours, PROPERTIES },
  );
}
