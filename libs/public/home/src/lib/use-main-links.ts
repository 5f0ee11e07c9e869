import { isMainPlatform } from '@lereng/shared-domain';
import { useListSocialMediaQuery, type SocialMedia } from '@lereng/web-data-access/social-media';

/** The links that the home page shows: of the three main platforms. */
export function useMainLinks(): readonly SocialMedia[] {
  const { data: links = [] } = useListSocialMediaQuery();
  return links.filter(({ platform }) => isMainPlatform(platform));
}
