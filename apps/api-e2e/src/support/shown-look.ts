import { createHash } from 'node:crypto';
import {
  chosenPalette,
  DEFAULT_COLORS,
  DEFAULT_PALETTE,
  type LookColors,
  paletteStyle,
} from '@lereng/shared-domain/look';

/** What an owner has chosen of it. */
export interface Look {
  colors: LookColors;
  /** What the paths of the icon's files begin with. */
  icons: string | null;
  logo: string | null;
}

export const BUILT_IN_LOOK: Look = { colors: DEFAULT_COLORS, icons: null, logo: null };

/** The look that a server should show, in the form of `shownLook`. */
export function expectedLook({ colors, icons, logo }: Look) {
  const palette = chosenPalette((key) =>
    key === 'accent_color' ? colors.accent : key === 'surface_color' ? colors.surface : null,
  );
  const theme = (palette ?? DEFAULT_PALETTE).surface;
  const head = {
    style: palette && paletteStyle(palette),
    theme,
    icon: icons === null ? '/favicon.svg' : `${icons}-32.png`,
  };
  return {
    page: head,
    admin: head,
    logo,
    manifest: { theme, icon: `${icons ?? '/icon'}-192.png` },
    favicon: icons && `${icons}-32.png`,
  };
}

/**
 * The look on the home page, in the back office and for devices, and the preview images of that page, which has the
 * logo, and of another one.
 *
 * @param priced path of a page whose preview image has a price, in the accent
 */
export async function shownLook(origin: string, priced: string) {
  const get = (path: string) => fetch(new URL(path, origin), { redirect: 'manual' });
  const textOf = async (path: string) => (await get(path)).text();
  const page = await textOf('/');
  const manifest = JSON.parse(await textOf('/site.webmanifest')) as {
    theme_color: string;
    icons: { src: string }[];
  };
  const previewOn = async (html: string) => {
    const preview = await get(new URL(found(html, /"og:image" content="([^"]*)"/)!).pathname);
    const bytes = Buffer.from(await preview.arrayBuffer());
    return `${preview.status} ${createHash('sha256').update(bytes).digest('hex')}`;
  };
  return {
    look: {
      page: headOf(page),
      admin: headOf(await textOf('/admin/login')),
      logo: found(page, /<header(?:(?!<\/header>).)*<img[^>]* src="([^"]*)"/s),
      manifest: { theme: manifest.theme_color, icon: manifest.icons[0]!.src },
      favicon: (await get('/favicon.ico')).headers.get('location'),
    },
    previews: [await previewOn(page), await previewOn(await textOf(priced))].join(),
  };
}

const headOf = (html: string) => ({
  style: found(html, /<html[^>]* style="([^"]*)"/),
  theme: found(html, /<meta name="theme-color" content="([^"]*)"/),
  icon: found(html, /<link rel="icon" href="([^"]*)"/),
});

const found = (text: string, pattern: RegExp): string | null => pattern.exec(text)?.[1] ?? null;
