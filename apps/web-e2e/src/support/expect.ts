import { expect as playwrightExpect } from '@playwright/test';

/**
 * Every file of this project imports this `expect`; lint forbids Jest's global one here. Assertions on
 * a page or locator retry until they hold, `expect.poll` retries anything else; plain values as in Jest.
 */
export const expect = playwrightExpect.configure({ timeout: 30_000 });
