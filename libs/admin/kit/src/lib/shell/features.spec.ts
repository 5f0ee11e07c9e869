import { paths, type LoadContext } from '@lereng/web-feature';
import { adminPage } from './features';

const Page = () => null;

it('is a route with a title, excluded from search engines', async () => {
  const route = adminPage(paths.admin.content('menu-items'), 'Menu', () =>
    Promise.resolve({ default: Page }),
  );
  expect(route.path).toBe('/admin/menu-items');
  const loaded = await route.load?.({ site: { name: 'Lereng' } } as LoadContext);
  expect(loaded?.head).toEqual({
    title: 'Menu | Lereng',
    description: 'Menu',
    canonical: '/admin/menu-items',
    noIndex: true,
  });
});
