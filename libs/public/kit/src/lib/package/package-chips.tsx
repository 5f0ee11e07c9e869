import { peopleText } from '@lereng/shared-sentences';
import type { Package } from '@lereng/web-data-access/packages';
import { usePageEnvironment } from '@lereng/web-feature';
import { Icon } from '@lereng/web-ui';

/** What people choose a package by: how long it takes, and for how many people it is. Nothing where neither is known. */
export function PackageChips({ package: { duration, capacity } }: { package: Package }) {
  const { locale } = usePageEnvironment();
  if (duration === null && capacity === null) return null;
  return (
    <ul className="fact-chips">
      {duration !== null && (
        <li>
          <Icon name="clock" className="size-4" />
          <span>{duration}</span>
        </li>
      )}
      {capacity !== null && (
        <li>
          <Icon name="users" className="size-4" />
          <span>{peopleText(capacity, locale)}</span>
        </li>
      )}
    </ul>
  );
}
