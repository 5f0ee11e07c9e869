import {
  demoContentAdminGenerated,
  type GetDemoContentApiResponse,
} from './demo-content-admin.gen';

/** What the owner can change of the demonstration. */
const CONTENT_TAGS = [
  'Content',
  'MenuItem',
  'Package',
  'Promotion',
  'SiteSetting',
  'Slide',
  'SocialMedia',
] as const;

const demoContentAdminApi = demoContentAdminGenerated.enhanceEndpoints({
  addTagTypes: [...CONTENT_TAGS, 'Trash'],
  endpoints: {
    // Whatever the owner changes is the demonstration's no more.
    getDemoContent: { providesTags: CONTENT_TAGS },
    // Also after an error: without a response, the call may have succeeded.
    removeDemoContent: { invalidatesTags: ['Content', 'Trash'] },
  },
});

export const { useGetDemoContentQuery, useRemoveDemoContentMutation } = demoContentAdminApi;

export type DemoKind = GetDemoContentApiResponse['kinds'][number];
