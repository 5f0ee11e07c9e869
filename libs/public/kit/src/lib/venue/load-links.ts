import { socialMediaApi, type SocialMedia } from '@lereng/web-data-access/social-media';
import type { LoadContext } from '@lereng/web-feature';

/** The social links for a page's `load`, none after a failure; the layout shares the one request. */
export async function loadLinks(read: LoadContext['read']): Promise<SocialMedia[]> {
  const { data = [] } = await read(socialMediaApi.endpoints.listSocialMedia, undefined);
  return data;
}
