import { DEFAULT_PALETTE, paletteProperties, type Palette } from '@lereng/shared-domain/look';

/**
 * Gives the document the colours that the server gives to a new one.
 * @param palette null for the default one, which is in the style sheet
 */
export function applyPalette(palette: Palette | null): void {
  const shown = palette ?? DEFAULT_PALETTE;
  const { style } = document.documentElement;
  for (const [name, color] of Object.entries(paletteProperties(shown))) {
    if (palette) style.setProperty(name, color);
    else style.removeProperty(name);
  }
  if (style.length === 0) document.documentElement.removeAttribute('style');
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', shown.surface);
}
