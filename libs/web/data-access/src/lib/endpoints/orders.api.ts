import { ordersGenerated, type GetOrderTokenApiResponse, type GetQuoteApiResponse } from './orders.gen';

export const ordersApi = ordersGenerated.enhanceEndpoints({
  addTagTypes: ['Calendar'],
  endpoints: {
    // It changes with the venue's day, as the calendar does.
    getQuote: { providesTags: ['Calendar'] },
  },
});

export const { useGetQuoteQuery, useGetOrderTokenQuery } = ordersApi;

/** What an order costs on the day of the visit. */
export type OrderQuote = GetQuoteApiResponse;

/** What the site showed of an order that was sent. */
export type ShownOrder = GetOrderTokenApiResponse;
