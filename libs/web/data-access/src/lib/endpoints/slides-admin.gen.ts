// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    createSlide: build.mutation<CreateSlideApiResponse, CreateSlideApiArg>({
      query: (queryArg) => ({
        url: `/slides`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    updateSlideOrder: build.mutation<UpdateSlideOrderApiResponse, UpdateSlideOrderApiArg>({
      query: (queryArg) => ({
        url: `/slides/order`,
        method: 'PUT',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    removeSlide: build.mutation<RemoveSlideApiResponse, RemoveSlideApiArg>({
      query: (queryArg) => ({
        url: `/slides/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getSlide: build.query<GetSlideApiResponse, GetSlideApiArg>({
      query: (queryArg) => ({
        url: `/slides/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    updateSlide: build.mutation<UpdateSlideApiResponse, UpdateSlideApiArg>({
      query: (queryArg) => ({
        url: `/slides/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as slidesAdminGenerated };
export type CreateSlideApiResponse = /** status 201 The entity */ SlideResponse;
export type CreateSlideApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  body: CreateSlideRequest;
};
export type UpdateSlideOrderApiResponse = /** status 200 The list */ SlideResponse[];
export type UpdateSlideOrderApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  body: OrderRequest;
};
export type RemoveSlideApiResponse = unknown;
export type RemoveSlideApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  id: number;
};
export type GetSlideApiResponse = /** status 200 The entity */ SlideResponse;
export type GetSlideApiArg = number;
export type UpdateSlideApiResponse = /** status 200 The entity */ SlideResponse;
export type UpdateSlideApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  id: number;
  /** The version that may be replaced: the ETag of a GET of the entity, or its `updatedAt` in quotes */
  'If-Match'?: string;
  body: UpdateSlideRequest;
};
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
export type CreateSlideRequest = {
  description?: string;
  /** JPEG, PNG, GIF, WebP or AVIF, up to 5,242,880 bytes and 50 megapixels */
  image: Blob;
  /** The point that crops keep in view: percent from the left edge, with `image_focus_y` */
  image_focus_x?: number;
  /** The point that crops keep in view: percent from the top edge, with `image_focus_x` */
  image_focus_y?: number;
  order?: number;
  title: string;
};
export type OrderConflictResponse = {
  error: string;
  /** Maps each bad field to its message */
  fields?: {
    [key: string]: string;
  };
  /** The ids of the list in its present order */
  ids: number[];
  /** One Indonesian sentence fit for a person */
  message: string;
  statusCode: number;
};
export type OrderRequest = {
  /** Every id of the list, once each, the first one first */
  ids: number[];
};
export type UpdateSlideRequest = {
  description?: string;
  /** JPEG, PNG, GIF, WebP or AVIF, up to 5,242,880 bytes and 50 megapixels */
  image?: Blob;
  /** The point that crops keep in view: percent from the left edge, with `image_focus_y` */
  image_focus_x?: number;
  /** The point that crops keep in view: percent from the top edge, with `image_focus_x` */
  image_focus_y?: number;
  order?: number;
  title?: string;
};
export const {
  useCreateSlideMutation,
  useUpdateSlideOrderMutation,
  useRemoveSlideMutation,
  useGetSlideQuery,
  useLazyGetSlideQuery,
  useUpdateSlideMutation,
} = injectedRtkApi;
