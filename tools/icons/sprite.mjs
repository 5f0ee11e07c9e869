import * as brands from 'simple-icons';

/** Names of lucide. */
const LINES = [
  'arrow-left',
  'arrow-right',
  'calendar-days',
  'check',
  'chevron-left',
  'chevron-right',
  'clock',
  'mail',
  'map-pin',
  'map-pinned',
  'menu',
  'pause',
  'phone',
  'play',
  'rotate-cw',
  'route',
  'search',
  'share-2',
  'x',
];

/** Names here, by those of simple-icons. */
const BRANDS = {
  facebook: brands.siFacebook,
  'google-maps': brands.siGooglemaps,
  instagram: brands.siInstagram,
  telegram: brands.siTelegram,
  threads: brands.siThreads,
  tiktok: brands.siTiktok,
  whatsapp: brands.siWhatsapp,
  'x-brand': brands.siX,
  youtube: brands.siYoutube,
};

export const spriteNames = [...LINES, ...Object.keys(BRANDS)];

/** One SVG with a symbol of 24 x 24 for each icon, in the colour of the text around it. */
export async function spriteSvg() {
  const lines = await Promise.all(LINES.map(lineSymbol));
  const marks = Object.entries(BRANDS).map(
    ([name, { path }]) =>
      `<symbol id="${name}" viewBox="0 0 24 24" fill="currentColor"><path d="${path}"/></symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${[...lines, ...marks].join('\n')}\n</svg>\n`;
}

async function lineSymbol(name) {
  const { __iconData: icon } = await import(`lucide-react/dist/esm/icons/${name}.mjs`);
  const shapes = icon.node.map(([tag, attributes]) => {
    const list = Object.entries(attributes)
      // For React alone.
      .filter(([attribute]) => attribute !== 'key')
      .map(([attribute, value]) => ` ${attribute}="${value}"`);
    return `<${tag}${list.join('')}/>`;
  });
  return (
    `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" ` +
    `stroke-linecap="round" stroke-linejoin="round">${shapes.join('')}</symbol>`
  );
}
