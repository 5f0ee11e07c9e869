import { addMenuItems } from './support/content';
import { expect } from './support/expect';
import { useSite } from './support/site';

const site = useSite((api) => addMenuItems(api, [{ name: 'Wedang Jahe', price: 14_000 }]));

test('a page that does not load on the site is a line of the log', async () => {
  site().allow(
    /Failed to load resource/,
    /Failed to fetch dynamically imported module/,
    // While the page is reloaded, as the file may be one of an earlier version.
    /Cannot read properties of undefined \(reading 'default'\)/,
  );
  const page = await site().visitHydrated('/');
  await page.route('**/assets/menu-list-page-*.js', (route) => route.fulfill({ status: 404 }));
  const reloaded = page.waitForEvent('load');
  await page.getByRole('navigation').getByRole('link', { name: 'Menu' }).first().click();
  const lines = () => site().output.match(/kind="\w+".*/g) ?? [];
  await expect.poll(lines).toHaveLength(1);
  expect(lines()[0]).toMatch(
    /^kind="chunk" message="TypeError: Failed to fetch dynamically imported module: \/assets\/menu-list-page-[^"]+\.js" source="[^"?]*" page="\/(menu)?" version="\d+\.\d+\.\d+" count=1/,
  );
  // A browser that is to close a page while it reloads may never answer. Its URL is the new one before that.
  await reloaded;
  await page.unrouteAll({ behavior: 'wait' });
});
