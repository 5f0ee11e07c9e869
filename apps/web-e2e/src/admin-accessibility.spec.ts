import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { arrange, WALKS } from './support/back-office-walk';
import { DESK, useSite } from './support/site';

const site = useSite(arrange);

/** Phones, and larger text, are in the whole check alone. */
test.each(WALKS)('pages and dialogs meet WCAG 2.2 AA on a desk: %s', async (_, walk) => {
  const options = { viewport: DESK, reducedMotion: true };
  await walk({
    site: site(),
    open: (path) => site().visitAsAdmin(`/admin/${path}`, options),
    check: async (page) => {
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);
    },
  });
});
