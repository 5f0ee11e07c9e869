import { listTags } from '../row-tags';
import {
  ordersGenerated,
  type GetOrderTokenApiResponse,
  type GetQuoteApiResponse,
} from './orders.gen';
import type { MenuItem } from './menu-items.api';
import type { ListMenuItemsApiArg } from './menu-items.gen';
import type { Package } from './packages.api';
import type { ListPackagesApiArg } from './packages.gen';

/** What an order costs on the day of the visit. */
export type OrderQuote = GetQuoteApiResponse;

/** What the site showed of an order that was sent. */
export type ShownOrder = GetOrderTokenApiResponse;

export const ordersApi = ordersGenerated
  .enhanceEndpoints({
    addTagTypes: ['Calendar', 'MenuItem', 'Package', 'Content'],
    endpoints: {
      // It changes with the venue's day, as the calendar does.
      getQuote: { providesTags: ['Calendar'] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** All menu items, by what a choice of them shows. */
      listMenuItemNames: build.query<
        Pick<MenuItem, 'id' | 'name' | 'untranslated'>[],
        ListMenuItemsApiArg
      >({
        query: () => ({ url: '/menu-items' }),
        transformResponse: (rows: MenuItem[]) =>
          rows.map(({ id, name, untranslated }) => ({ id, name, untranslated })),
        providesTags: listTags('MenuItem'),
      }),
      /** All packages, by what a choice of them shows. */
      listPackageNames: build.query<
        Pick<Package, 'id' | 'name' | 'untranslated' | 'capacity'>[],
        ListPackagesApiArg
      >({
        query: () => ({ url: '/packages' }),
        transformResponse: (rows: Package[]) =>
          rows.map(({ id, name, untranslated, capacity }) => ({
            id,
            name,
            untranslated,
            capacity,
          })),
        providesTags: listTags('Package'),
      }),
      /** The same as `getOrderToken` for an owner who is logged in, of whom the public pages know nothing else. */
      getOrderTokenAsOwner: build.query<ShownOrder, { token: string; accessToken: string }>({
        query: ({ token, accessToken }) => ({
          url: `/orders/${encodeURIComponent(token)}`,
          headers: { authorization: `Bearer ${accessToken}` },
        }),
      }),
    }),
  });

export const {
  useListMenuItemNamesQuery,
  useListPackageNamesQuery,
  useGetQuoteQuery,
  useGetOrderTokenQuery,
  useGetOrderTokenAsOwnerQuery,
} = ordersApi;
