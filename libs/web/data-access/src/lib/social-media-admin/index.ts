import type { CreateSocialMediaApiArg, UpdateSocialMediaApiArg } from './social-media-admin.gen';

export {
  socialMediaAdminApi,
  useCreateSocialMediaMutation,
  useGetSocialMediaQuery,
  useRemoveSocialMediaMutation,
  useUpdateSocialMediaMutation,
} from './social-media-admin.api';
export type SocialMediaCreation = CreateSocialMediaApiArg['body'];
export type SocialMediaUpdate = UpdateSocialMediaApiArg['body'];
