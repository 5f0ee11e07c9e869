import type { Head } from '@lereng/web-feature';
import { iconLinks } from '@lereng/web-ui';

/** The custom properties of the two colours that an owner chooses. */
const PROPERTIES = { accent: '--palette-jeruk', surface: '--palette-kabut' } as const;

/** Gives the document the colours and icons of the venue where they have changed since the server wrote it. */
export function updateLook(page: Document, { accent, surface, icons }: NonNullable<Head['look']>) {
  const { style } = page.documentElement;
  const shown = (tone: keyof typeof PROPERTIES) => style.getPropertyValue(PROPERTIES[tone]);
  const isShown = shown('accent') === accent && shown('surface') === surface;
  // Where their code does not load, the next document has them.
  if (!isShown)
    void import('./apply-look').then(({ applyColors }) => applyColors(accent, surface), Boolean);

  const former = [...page.head.querySelectorAll('link[rel=icon], link[rel=apple-touch-icon]')];
  const links = iconLinks(icons);
  if (former.every((link, index) => link.getAttribute('href') === links[index]?.href)) return;
  for (const link of former) link.remove();
  for (const attributes of links) {
    const link = page.createElement('link');
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    page.head.append(link);
  }
}
