/** The attributes of a link to an icon. */
export type IconLink = Readonly<{ rel: string; href: string; type?: string; sizes?: string }>;

/**
 * The links to the icons of the site.
 * @param icon what the paths of the owner's begin with; the built-in ones without it
 */
export function iconLinks(icon: string | undefined): IconLink[] {
  if (icon === undefined) {
    return [
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    ];
  }
  return [
    { rel: 'icon', href: `${icon}-32.png`, type: 'image/png', sizes: '32x32' },
    { rel: 'icon', href: `${icon}-192.png`, type: 'image/png', sizes: '192x192' },
    { rel: 'apple-touch-icon', href: `${icon}-180.png` },
  ];
}
