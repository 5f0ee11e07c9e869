import { nameKey } from '@lereng/shared-domain';
import { ADMIN_PLATFORMS } from '@lereng/shared-domain/contact';
import type { SocialMedia } from '@lereng/web-data-access/social-media';

/**
 * The platforms that a link may have: those without a link. An edited link keeps its own, as it is
 * spelled, even if it is not offered or the link has been deleted meanwhile.
 */
export function platformChoices(links: readonly SocialMedia[], edited?: SocialMedia): string[] {
  const known = edited ? [...links, edited] : links;
  const taken = new Set(known.map(({ platform }) => nameKey(platform)));
  const free = ADMIN_PLATFORMS.filter((platform) => !taken.has(nameKey(platform)));
  return edited ? [edited.platform, ...free] : free;
}
