import { socialMediaApi, type SocialMedia } from '@lereng/web-data-access/social-media';
import type { LoadContext } from '@lereng/web-feature';

/** The social links for a page's `load`, none after a failure; the layout shares the one request. */
export async function loadLinks(dispatch: LoadContext['dispatch']): Promise<SocialMedia[]> {
  const { data = [] } = await dispatch(
    socialMediaApi.endpoints.listSocialMedia.initiate(undefined, { subscribe: false }),
  );
  return data;
}
