import { listTags } from '../row-tags';
import { slidesGenerated, type ListSlidesApiResponse } from './slides.gen';

export const slidesApi = slidesGenerated.enhanceEndpoints({
  addTagTypes: ['Slide', 'Content'],
  endpoints: {
    listSlides: { providesTags: listTags('Slide') },
  },
});

export const { useListSlidesQuery } = slidesApi;

export type Slide = ListSlidesApiResponse[number];
