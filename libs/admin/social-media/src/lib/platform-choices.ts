import { ADMIN_PLATFORMS, platformKey } from '@lereng/shared-domain';
import type { SocialMedia } from '@lereng/web-data-access/social-media';

/**
 * The platforms that a link may have: those that no other link has. A link that is edited keeps its
 * own, spelled as it is, even where it is none of those that are offered or where the link is no
 * longer among the others.
 */
export function platformChoices(links: readonly SocialMedia[], edited?: SocialMedia): string[] {
  const known = edited ? [...links, edited] : links;
  const taken = new Set(known.map(({ platform }) => platformKey(platform)));
  const free = ADMIN_PLATFORMS.filter((platform) => !taken.has(platformKey(platform)));
  return edited ? [edited.platform, ...free] : free;
}
