// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
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
export type ImageSource = {
  srcset: string;
  type: 'image/avif' | 'image/webp';
};
export type SlideResponse = {
  createdAt: string;
  description: string | null;
  id: number;
  /** The point that crops keep in view: percent of the width from the left edge */
  image_focus_x: number;
  /** The same of the height, from the top edge */
  image_focus_y: number;
  /** Pixels, of the file at image_url */
  image_height: number;
  /** A tiny picture as a data URI, to show until the image is there */
  image_placeholder: string | null;
  /** A crop around the focus in 5:8, for portrait screens. Empty where the image is as narrow itself */
  image_portrait_sources: ImageSource[];
  image_sources: ImageSource[];
  /** A JPEG, but a WebP of a picture with transparency, which fits every ground */
  image_url: string;
  /** Pixels, of the file at image_url */
  image_width: number;
  /** Slides are shown by rising order, then by id */
  order: number;
  title: string;
  updatedAt: string;
};
export type ErrorResponse = {
  error: string;
  /** Maps each bad field to its message */
  fields?: {
    [key: string]: string;
  };
  /** One Indonesian sentence fit for a person */
  message: string;
  statusCode: number;
};
export const { useListSlidesQuery } = injectedRtkApi;
