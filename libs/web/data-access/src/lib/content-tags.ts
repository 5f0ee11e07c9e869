/** What is fetched anew after changes of content. */
export const CONTENT_TAGS = [
  'MenuItem',
  'Package',
  'Promotion',
  'SiteSetting',
  'Slide',
  'SocialMedia',
] as const;

export type ContentTag = (typeof CONTENT_TAGS)[number];

/** By the kinds of the API; packages and promotions show each other. */
const TAGS_OF_KINDS: Readonly<Record<string, readonly ContentTag[]>> = {
  'menu-items': ['MenuItem'],
  packages: ['Package', 'Promotion'],
  promotions: ['Promotion', 'Package'],
  'site-settings': ['SiteSetting'],
  slides: ['Slide'],
  'social-media': ['SocialMedia'],
};

/** What may be stale after a change of any row of a kind; everything where the kind is not known here. */
export function tagsOfKind(kind: string): readonly ContentTag[] {
  return TAGS_OF_KINDS[kind] ?? CONTENT_TAGS;
}
