import type { Page } from 'playwright-core';
import { addNumberedMenuItems } from './support/content';
import { expect } from './support/expect';
import { useSite } from './support/site';

const COUNT = 70;
/** Those before it are laid out with the page, as in most lists all are. */
const FIRST_FAR = 60;

const site = useSite((api) => addNumberedMenuItems(api, 'Hidangan', COUNT));

const rows = (page: Page) => page.locator('main ul > li');
const visibilityOf = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => getComputedStyle(row).contentVisibility));

/** How many elements each pass of the browser styled, while `work` ran. */
async function styledDuring(page: Page, work: () => Promise<unknown>): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const counts: number[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as { name?: string; args?: { elementCount?: number } }[]) {
      if (event.name === 'UpdateLayoutTree') counts.push(event.args?.elementCount ?? 0);
    }
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return counts;
}

describe('a long list', () => {
  test('is laid out, beyond its first rows, when they come near', async () => {
    const page = await site().visitHydrated('/menu');
    const far = Array.from({ length: COUNT }, (_, at) => (at < FIRST_FAR ? 'visible' : 'auto'));
    expect(await visibilityOf(page)).toEqual(far);
    await page.emulateMedia({ media: 'print' });
    expect(new Set(await visibilityOf(page))).toEqual(new Set(['visible']));
  });

  test('has its real height where it was rendered in the browser, to be found again by going back', async () => {
    const page = await site().visitHydrated('/');
    await page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }).click();
    await expect(rows(page)).toHaveCount(COUNT);
    expect(new Set(await visibilityOf(page))).toEqual(new Set(['visible']));
  });

  test.each(['/menu', '/menu?q=hidangan'])(
    'is there without scripts as a whole: %s',
    async (path) => {
      const page = await site().visit(path, { javaScript: false });
      await expect(rows(page)).toHaveCount(COUNT);
    },
  );

  test('is not styled anew as a whole when a row is added', async () => {
    const page = await site().visitHydrated('/menu');
    // What hydration began is over when nothing has changed for a moment.
    await page.waitForLoadState('networkidle');
    const counts = await styledDuring(page, () =>
      rows(page)
        .first()
        .evaluate(async (row) => {
          const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
          for (let added = 0; added < 3; added += 1) {
            row.parentElement!.append(row.cloneNode(true));
            await frame();
            await frame();
          }
        }),
    );
    expect(counts.length).toBeGreaterThanOrEqual(3);
    // A card has about 20 elements, so this is half of the list. A busy machine may still style what hydration began, once.
    const whole = counts.filter((count) => count >= COUNT * 10);
    expect(whole.length).toBeLessThan(3);
  });
});
