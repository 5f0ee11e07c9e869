import { menuItemsApi } from '@lereng/web-data-access/menu-items';
import { DEFAULT_SITE_NAME, paths, type LoadContext, type Loaded } from '@lereng/web-feature';
import { words } from '../words';

export async function loadMenuList({ dispatch }: LoadContext): Promise<Loaded> {
  const { data, isError } = await dispatch(
    menuItemsApi.endpoints.listMenuItems.initiate(undefined, { subscribe: false }),
  );
  const [first] = data ?? [];
  return {
    status: isError ? 503 : 200,
    head: {
      title: words.pageTitle(words.menu, DEFAULT_SITE_NAME),
      description: words.listDescription(DEFAULT_SITE_NAME),
      canonical: paths.menu.getHref(),
      image: first && {
        url: first.image_url,
        width: first.image_width,
        height: first.image_height,
        alt: first.name,
      },
    },
  };
}
