// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
import type { DemoContentResponse } from './types.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    removeDemoContent: build.mutation<RemoveDemoContentApiResponse, RemoveDemoContentApiArg>({
      query: (queryArg) => ({
        url: `/demo-content`,
        method: 'DELETE',
        headers: {
          'Idempotency-Key': queryArg,
        },
      }),
    }),
    getDemoContent: build.query<GetDemoContentApiResponse, GetDemoContentApiArg>({
      query: () => ({ url: `/demo-content` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as demoContentAdminGenerated };
export type RemoveDemoContentApiResponse = unknown;
export type RemoveDemoContentApiArg =
  | /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */ string
  | undefined;
export type GetDemoContentApiResponse = /** status 200 The entity */ DemoContentResponse;
export type GetDemoContentApiArg = void;
export const { useRemoveDemoContentMutation, useGetDemoContentQuery, useLazyGetDemoContentQuery } =
  injectedRtkApi;
