import type { ListSlidesApiResponse } from './slides.gen';

export { slidesApi, useListSlidesQuery } from './slides.api';
export type Slide = ListSlidesApiResponse[number];
