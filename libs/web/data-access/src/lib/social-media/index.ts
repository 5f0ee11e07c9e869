import type { ListSocialMediaApiResponse } from './social-media.gen';

export { socialMediaApi, useListSocialMediaQuery } from './social-media.api';
export type SocialMedia = ListSocialMediaApiResponse[number];
