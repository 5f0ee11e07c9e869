import type { SettingText } from '@lereng/shared-domain';
import { chosenPalette } from '@lereng/shared-domain/look';
import { applyPalette, iconLinks } from '@lereng/web-ui';

/** Gives the document what the server gives to a new one: the colours that follow from the settings, and the icons. */
export function applyLook(text: SettingText, icons: string | undefined): void {
  applyPalette(chosenPalette(text));
  const former = document.head.querySelectorAll('link[rel=icon], link[rel=apple-touch-icon]');
  for (const link of former) link.remove();
  for (const attributes of iconLinks(icons)) {
    const link = document.createElement('link');
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    document.head.append(link);
  }
}
