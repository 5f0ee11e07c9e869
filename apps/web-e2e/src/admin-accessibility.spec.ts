import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { arrange, WALKS } from './support/back-office-walk';
import { DESK, useSite } from './support/site';
import { expectGoodWords } from './support/words-on-screen';

const site = useSite(arrange);

/** Phones, larger text, and the dialogs that all lists have alike, are in the whole check alone. */
test.each(WALKS)('pages and dialogs meet WCAG 2.2 AA on a desk: %s', async (_, walk) => {
  const { token } = site().api;
  const page = await site().newPage({ viewport: DESK, reducedMotion: true, token });
  await walk({
    site: site(),
    page,
    check: async () => {
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);
      await expectGoodWords(page);
    },
    isShort: true,
  });
});
