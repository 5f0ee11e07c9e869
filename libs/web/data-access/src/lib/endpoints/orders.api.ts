import {
  ordersGenerated,
  type GetOrderTokenApiResponse,
  type GetQuoteApiResponse,
} from './orders.gen';

/** What an order costs on the day of the visit. */
export type OrderQuote = GetQuoteApiResponse;

/** What the site showed of an order that was sent. */
export type ShownOrder = GetOrderTokenApiResponse;

export const ordersApi = ordersGenerated
  .enhanceEndpoints({
    addTagTypes: ['Calendar'],
    endpoints: {
      // It changes with the venue's day, as the calendar does.
      getQuote: { providesTags: ['Calendar'] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** The same as `getOrderToken` for an owner who is logged in, of whom the public pages know nothing else. */
      getOrderTokenAsOwner: build.query<ShownOrder, { token: string; accessToken: string }>({
        query: ({ token, accessToken }) => ({
          url: `/orders/${encodeURIComponent(token)}`,
          headers: { authorization: `Bearer ${accessToken}` },
        }),
      }),
    }),
  });

export const { useGetQuoteQuery, useGetOrderTokenQuery, useGetOrderTokenAsOwnerQuery } = ordersApi;
