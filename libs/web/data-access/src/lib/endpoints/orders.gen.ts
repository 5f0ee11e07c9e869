// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOrderToken: build.query<GetOrderTokenApiResponse, GetOrderTokenApiArg>({
      query: (queryArg) => ({
        url: `/orders/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    getQuote: build.query<GetQuoteApiResponse, GetQuoteApiArg>({
      query: (queryArg) => ({
        url: `/quotes/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as ordersGenerated };
export type GetOrderTokenApiResponse = /** status 200 The entity */ ShownOrderResponse;
export type GetOrderTokenApiArg =
  /** With any marks, spaces and escapes that chats put around and into it */ string;
export type GetQuoteApiResponse = /** status 200 The entity */ QuoteResponse;
export type GetQuoteApiArg = string;
export type PresentLine = {
  /** Rupiah; null where it is gone */
  price: number | null;
  /** Why it cannot be had on that day */
  unavailable: ('sold_out' | 'closed' | 'full' | null) | ('sold_out' | 'closed' | 'full' | null);
};
export type ShownLineResponse = {
  id: number;
  /** Whether the name is the present one, as that of then is unknown */
  is_present_name: boolean;
  /** As `is_present_name` */
  is_present_promotion: boolean;
  kind: 'menu-items' | 'packages';
  /** At that time, or the present one where nobody knows that; null where the row is hidden from the reader or gone, too */
  name: string | null;
  /** Only with a valid token, and until the day is over */
  present: PresentLine | null;
  /** Rupiah for one unit, after the discount */
  price: number;
  /** Its title, as `name` */
  promotion: string | null;
  /** The promotion that reduced it */
  promotion_id: number | null;
  quantity: number;
};
export type ShownOrderResponse = {
  /** The day of the visit, in the venue's zone */
  date: string | null;
  /** Empty unless it is valid */
  lines: ShownLineResponse[];
  shown_at: string | null;
  /** `invalid`: this site did not issue the token. `unknown_key`: nobody can say any more, as a former secret of the site signed it, or a former release for a day that is over. `truncated`: it is not whole, or has lost the case of its letters */
  state: 'valid' | 'unknown_key' | 'truncated' | 'invalid';
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
export type QuotedPromotion = {
  id: number;
  title: string;
};
export type QuotedRowResponse = {
  /** People whom one unit is for */
  capacity: number | null;
  id: number;
  kind: 'menu-items' | 'packages';
  /** Of the menu item or package */
  name: string;
  /** Rupiah; null without a discount */
  original_price: number | null;
  /** Rupiah for one unit, after the discount */
  price: number;
  price_unit: string | null;
  promotion: QuotedPromotion | null;
  /** Why it cannot be had on that day */
  unavailable: ('sold_out' | 'closed' | 'full' | null) | ('sold_out' | 'closed' | 'full' | null);
};
export type QuoteResponse = {
  /** In the venue's zone */
  date: string;
  /** Without rows that are gone or hidden */
  rows: QuotedRowResponse[];
  /** Shows later what this response says; null without rows */
  token: string | null;
};
export const { useGetOrderTokenQuery, useGetQuoteQuery } = injectedRtkApi;
