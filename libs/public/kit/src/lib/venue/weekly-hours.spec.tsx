import type { Locale } from '@lereng/shared-domain';
import { PageEnvironmentContext, type PageEnvironment } from '@lereng/web-feature';
import { render } from '@testing-library/react';
import { WeeklyHours } from './weekly-hours';

const EVERY_DAY = 'Setiap hari 08.00–17.00';
const UNKNOWN = 'Hubungi kami dulu';

it.each<[Locale, string, string]>([
  ['id', EVERY_DAY, EVERY_DAY],
  ['en', EVERY_DAY, 'Every day 08:00–17:00'],
  ['id', UNKNOWN, UNKNOWN],
  ['en', UNKNOWN, `<span lang="id">${UNKNOWN}</span>`],
])('shows on a page in %s of %j %j', (locale, text, expected) => {
  const { container } = render(
    <PageEnvironmentContext value={{ locale } as PageEnvironment}>
      <WeeklyHours text={text} />
    </PageEnvironmentContext>,
  );
  expect(container.innerHTML).toBe(expected);
});
