import { slidesGenerated } from './slides.gen';

export const slidesApi = slidesGenerated.enhanceEndpoints({
  addTagTypes: ['Slide'],
  endpoints: {
    listSlides: {
      providesTags: (slides = []) => [
        { type: 'Slide', id: 'LIST' },
        ...slides.map(({ id }) => ({ type: 'Slide' as const, id })),
      ],
    },
  },
});

export const { useListSlidesQuery } = slidesApi;
