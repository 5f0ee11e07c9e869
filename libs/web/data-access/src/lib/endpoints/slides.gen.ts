// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
import type { SlideResponse } from './types.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSlides: build.query<ListSlidesApiResponse, ListSlidesApiArg>({
      query: () => ({ url: `/slides` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as slidesGenerated };
export type ListSlidesApiResponse = /** status 200 The list */ SlideResponse[];
export type ListSlidesApiArg = void;
export const { useListSlidesQuery } = injectedRtkApi;
