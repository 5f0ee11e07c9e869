import { addMenuItems } from './support/content';
import { expect } from './support/expect';
import { apiRequest, mockResponse } from './support/network';
import { useSite } from './support/site';

const site = useSite((api) => addMenuItems(api, [{ name: 'Wedang Jahe', price: 14_000 }]));

/** The lines of the log about errors in browsers since this was called. */
function newLines(): () => string[] {
  const { length } = site().output;
  return () =>
    site()
      .output.slice(length)
      .split('\n')
      .filter((line) => line.includes('[Browser]'))
      .map((line) => line.slice(line.indexOf('kind=')));
}

const MISSING = { status: 404, contentType: 'text/plain', body: 'gone' };

test('a page that does not load on the site is a line of the log', async () => {
  site().allow(
    /Failed to load resource/,
    /Failed to fetch dynamically imported module/,
    // While the page is reloaded, as the file may be one of an earlier version.
    /Cannot read properties of undefined \(reading 'default'\)/,
  );
  const lines = newLines();
  const page = await site().visitHydrated('/');
  await page.route('**/assets/menu-list-page-*.js', (route) => route.fulfill(MISSING));
  await page.getByRole('navigation').getByRole('link', { name: 'Menu' }).first().click();
  await expect.poll(lines).toHaveLength(1);
  expect(lines()[0]).toMatch(
    /^kind="chunk" message="TypeError: Failed to fetch dynamically imported module: \/assets\/menu-list-page-[^"]+\.js" source="[^"?]*" page="\/(menu)?" version="\d+\.\d+\.\d+" count=1/,
  );
});

test('a page of the back office that cannot be rendered is one line, without its content', async () => {
  site().allow(/TypeError/, /error occurred in/, /page error/);
  const lines = newLines();
  const page = await site().newPage({ token: site().api.token });
  // No response of the API has this form.
  await mockResponse(page, apiRequest('GET', '/menu-items'), { status: 200, body: [{ id: 1 }] });
  await page.goto('/admin/menu-items?q=kopi');
  await expect(
    page.getByRole('heading', { name: 'Halaman tidak dapat ditampilkan' }),
  ).toBeVisible();
  await expect.poll(lines).toHaveLength(1);
  expect(lines()[0]).toMatch(
    /^kind="error" message="TypeError: Cannot read properties of undefined [^"]+" source="\/assets\/[^"?]+\.js:\d+:\d+" page="\/admin\/menu-items" /,
  );
  expect(site().output).not.toContain('kopi');
});
