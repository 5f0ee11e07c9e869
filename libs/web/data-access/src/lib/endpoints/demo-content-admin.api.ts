import {
  demoContentAdminGenerated,
  type GetDemoContentApiResponse,
} from './demo-content-admin.gen';

const demoContentAdminApi = demoContentAdminGenerated.enhanceEndpoints({
  addTagTypes: [
    'Content',
    'MenuItem',
    'Package',
    'Promotion',
    'SiteSetting',
    'Slide',
    'SocialMedia',
    'Trash',
  ],
  endpoints: {
    // Whatever the owner changes is the demonstration's no more.
    getDemoContent: {
      providesTags: [
        'Content',
        'MenuItem',
        'Package',
        'Promotion',
        'SiteSetting',
        'Slide',
        'SocialMedia',
      ],
    },
    // Also after an error: without a response, the call may have succeeded.
    removeDemoContent: { invalidatesTags: ['Content', 'Trash'] },
  },
});

export const { useGetDemoContentQuery, useRemoveDemoContentMutation } = demoContentAdminApi;

export type DemoKind = GetDemoContentApiResponse['kinds'][number];
