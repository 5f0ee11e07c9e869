import { parseWholeNumber, truncate } from '@lereng/shared-domain';
import { errorStatus } from '@lereng/web-data-access';
import { menuItemsApi, type MenuItem } from '@lereng/web-data-access/menu-items';
import { DEFAULT_SITE_NAME, paths, type LoadContext, type Loaded } from '@lereng/web-feature';
import { words } from '../words';

const DESCRIPTION_LENGTH = 160;

/** The id that an address names, or null where it can name none. */
export function dishId(parameter: string | undefined): number | null {
  const id = parseWholeNumber(parameter ?? '');
  return id !== null && id > 0 ? id : null;
}

export async function loadMenuDetail({ dispatch, params, site }: LoadContext): Promise<Loaded> {
  const id = dishId(params['id']);
  if (id === null) return missing(params['id']);
  const { getMenuItem, listMenuItems } = menuItemsApi.endpoints;
  const [dish] = await Promise.all([
    dispatch(getMenuItem.initiate(id, { subscribe: false })),
    dispatch(listMenuItems.initiate(undefined, { subscribe: false })),
  ]);
  if (dish.data) return { status: 200, head: head(dish.data, site.origin) };
  if (errorStatus(dish.error) === 404) return missing(params['id']);
  return { status: 503, head: notFoundHead(params['id']) };
}

const missing = (parameter: string | undefined): Loaded => ({
  redirect: paths.menu.getHref(),
  head: notFoundHead(parameter),
});

function notFoundHead(parameter = ''): Loaded['head'] {
  return {
    title: words.pageTitle(words.notFound, DEFAULT_SITE_NAME),
    description: words.listDescription(DEFAULT_SITE_NAME),
    canonical: `${paths.menu.getHref()}/${encodeURIComponent(parameter)}`,
    noIndex: true,
  };
}

function head(dish: MenuItem, origin: string): Loaded['head'] {
  const description = truncate(dish.description ?? words.noDescription, DESCRIPTION_LENGTH);
  const canonical = paths.menuItem.getHref(dish.id);
  return {
    title: words.pageTitle(dish.name, DEFAULT_SITE_NAME),
    description,
    canonical,
    type: 'product',
    image: {
      url: dish.image_url,
      width: dish.image_width,
      height: dish.image_height,
      alt: dish.name,
    },
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: dish.name,
        description,
        image: new URL(dish.image_url, origin).href,
        url: origin + canonical,
        offers: {
          '@type': 'Offer',
          price: dish.price,
          priceCurrency: 'IDR',
          availability: 'https://schema.org/InStock',
          url: origin + canonical,
        },
      },
    ],
  };
}
