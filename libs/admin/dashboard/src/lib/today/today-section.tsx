import { useVenueCalendar } from '@lereng/admin-kit/days';
import { LoadFailure } from '@lereng/admin-kit/shell';
import { useListMenuItemsQuery } from '@lereng/web-data-access/menu-items';
import { useListPackagesQuery } from '@lereng/web-data-access/packages';
import { usePageEnvironment } from '@lereng/web-feature';
import { Skeleton } from '@lereng/web-ui';
import { CalendarDays, CircleSlash, Clock, Tag, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { words } from '../words';
import { FACT_LIST_CLASS, FactRow } from './fact-row';
import { LastChanges } from './last-changes';
import { todayFacts, type Fact } from './today-facts';

const ICONS: Readonly<Record<Fact['about'], LucideIcon>> = {
  opening: Clock,
  soldOut: CircleSlash,
  day: CalendarDays,
  price: Tag,
};

/** What is so today and next, and what was changed last: each leads to where it is changed. */
export function TodaySection() {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-lg">
        {words.now.title}
      </h2>
      <div className="grid items-start gap-3 xl:grid-cols-2">
        <Facts />
        <LastChanges />
      </div>
    </section>
  );
}

function Facts() {
  const { today } = usePageEnvironment();
  const { venue, list, settings } = useVenueCalendar();
  const menuItems = useListMenuItemsQuery();
  const packages = useListPackagesQuery();
  const queries = [list, settings, menuItems, packages];
  if (venue && menuItems.data && packages.data) {
    const { state, entries, coming } = venue;
    const situation = {
      state,
      entries,
      coming,
      menuItems: menuItems.data,
      packages: packages.data,
    };
    return (
      <ul className={FACT_LIST_CLASS}>
        {todayFacts(situation, today).map(({ about, ...fact }) => (
          <FactRow key={about === 'day' ? fact.text : about} icon={ICONS[about]} {...fact} />
        ))}
      </ul>
    );
  }
  if (queries.some(({ isError }) => isError)) {
    const retry = () => Promise.all(queries.map(({ refetch }) => refetch()));
    return <LoadFailure title={words.now.notLoaded} onRetry={retry} />;
  }
  return (
    <div role="status">
      <span className="sr-only">{words.now.loading}</span>
      <Skeleton className="h-32" />
    </div>
  );
}
