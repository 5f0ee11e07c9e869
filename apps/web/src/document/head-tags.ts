import { hreflangs, imageUrl, type Locale, localPath, memoized } from '@lereng/shared-domain';
import { defaultTagline } from '@lereng/shared-sentences';
import { pageUrl, type Head, type Site } from '@lereng/web-feature';

/** An element of the document's head. */
export interface HeadTag {
  tag: 'title' | 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

const IMAGE_TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** The head elements of a page, in the order in which link previews look for them. */
export function headTags(head: Head, site: Site, locale: Locale): HeadTag[] {
  const url = pageUrl(site, head.canonical);
  const image = head.image ?? (head.noIndex ? undefined : siteImage(head, site, locale));
  const tags: HeadTag[] = [
    { tag: 'title', attributes: {}, text: head.title },
    named('description', head.description),
    { tag: 'link', attributes: { rel: 'canonical', href: url } },
    ...alternates(head, site),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', url),
    property('og:type', head.type ?? 'website'),
    property('og:locale', withRegion(locale)),
  ];
  if (head.siteName) tags.push(property('og:site_name', head.siteName));
  if (head.price !== undefined) {
    tags.push(property('product:price:amount', String(head.price)));
    tags.push(property('product:price:currency', 'IDR'));
  }
  if (head.noIndex) tags.push(named('robots', 'noindex'));
  if (image) {
    const { url, width, height, alt } = image;
    tags.push(property('og:image', imageUrl(url, site.origin)));
    const type = imageType(url);
    if (type) tags.push(property('og:image:type', type));
    if (width) tags.push(property('og:image:width', String(width)));
    if (height) tags.push(property('og:image:height', String(height)));
    tags.push(property('og:image:alt', alt));
  }
  tags.push(named('twitter:card', image ? 'summary_large_image' : 'summary'));
  tags.push(named('twitter:title', head.title), named('twitter:description', head.description));
  if (image) {
    tags.push(named('twitter:image', imageUrl(image.url, site.origin)));
    tags.push(named('twitter:image:alt', image.alt));
  }
  for (const data of head.structuredData ?? []) {
    tags.push({
      tag: 'script',
      attributes: { type: 'application/ld+json' },
      text: JSON.stringify(data),
    });
  }
  return tags;
}

/** The same page in each language of the site, of which search engines show the one of their visitor. */
const alternates = ({ canonical, noIndex }: Head, { origin, locales = [] }: Site): HeadTag[] =>
  noIndex
    ? []
    : hreflangs(locales).map(({ hreflang, locale }) => ({
        tag: 'link',
        attributes: { rel: 'alternate', hreflang, href: origin + localPath(canonical, locale) },
      }));

/** A language as Open Graph names it, with the region where most people speak it: `id_ID`. */
const withRegion = memoized((locale: Locale): string => {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
});

/** What the preview image of the site shows, the API knows; its name and what it is are on it. */
function siteImage(
  { siteName }: Head,
  { name, tagline, previewUrl }: Site,
  locale: Locale,
): NonNullable<Head['image']> {
  const alt = `${siteName ?? name}: ${tagline ?? defaultTagline(locale)}`;
  return { url: previewUrl, width: 1200, height: 630, alt };
}

/** Media type by file extension; some chats ignore an og:image without it. */
function imageType(url: string): string | undefined {
  const extension = /\.(\w+)(?:[?#].*)?$/.exec(url)?.[1]?.toLowerCase();
  return extension === undefined ? undefined : IMAGE_TYPES[extension];
}

function named(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property: name, content } };
}
