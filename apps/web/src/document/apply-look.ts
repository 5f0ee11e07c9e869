import { chosenPalette } from '@lereng/shared-domain/look';
import { applyPalette } from '@lereng/web-ui';

/** Gives the document the colours that the server gives to a new one. An empty text is the default colour. */
export function applyColors(accent: string, surface: string): void {
  applyPalette(chosenPalette((key) => (key === 'accent_color' ? accent : surface) || null));
}
