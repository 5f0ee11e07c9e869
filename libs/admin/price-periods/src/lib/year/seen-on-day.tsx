import type { ListQuery } from '@lereng/admin-kit/shell';
import { formatCalendarDate, isoWeekday, type CalendarDate } from '@lereng/shared-domain';
import { offerOn, reducingPromotion } from '@lereng/shared-domain/prices';
import { priceNote, weekdaysText } from '@lereng/shared-sentences';
import type { Package } from '@lereng/web-data-access/packages';
import type { PricePeriod } from '@lereng/web-data-access/price-periods-admin';
import type { Promotion } from '@lereng/web-data-access/promotions';
import { Price } from '@lereng/web-ui';
import { useId } from 'react';
import { packageTerms } from '../package-terms';
import { words } from '../words';

interface SeenOnDayProps {
  day: CalendarDate;
  /** The periods that win on the day. */
  winners: readonly PricePeriod[];
  /** Null for all packages. */
  packageId: number | null;
  periods: readonly PricePeriod[];
  packages: ListQuery<Package>;
  promotions: ListQuery<Promotion>;
}

/** The prices that visitors see on a day. */
export function SeenOnDay({
  day,
  winners,
  packageId,
  periods,
  packages,
  promotions,
}: SeenOnDayProps) {
  const id = useId();
  const isLoaded = packages.data && promotions.data;
  const shown = (packages.data ?? []).filter(
    ({ id: each, hidden }) => !hidden && (packageId ?? each) === each,
  );
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-2 rounded-card border border-line bg-surface-raised p-4"
    >
      <h3 id={id} className="text-base">
        {words.seen.title(weekdaysText([isoWeekday(day)]), formatCalendarDate(day))}
      </h3>
      <p className="text-sm text-muted wrap-anywhere">
        {winners.length > 0
          ? words.seen.periods(winners.map(({ name }) => name).join(', '))
          : words.seen.noPeriod}
      </p>
      {!isLoaded ? (
        <Waiting failed={packages.isError || promotions.isError} />
      ) : shown.length === 0 ? (
        <p>{words.seen.none}</p>
      ) : (
        <ul className="xl:grid xl:grid-cols-2 xl:gap-x-10">
          {shown.map((pkg) => (
            <SeenPackage
              key={pkg.id}
              pkg={pkg}
              winner={winners.length > 1 ? undefined : winners[0]}
              offer={offerOn(packageTerms(pkg, periods, promotions.data ?? []), day)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

const Waiting = ({ failed }: { failed: boolean }) => (
  <p role={failed ? 'alert' : 'status'}>{failed ? words.seen.loadFailed : words.seen.loading}</p>
);

interface SeenPackageProps {
  pkg: Package;
  /** The only period that wins on the day. */
  winner: PricePeriod | undefined;
  offer: ReturnType<typeof offerOn<ReturnType<typeof packageTerms>['promotions'][number]>>;
}

function SeenPackage({ pkg, winner, offer }: SeenPackageProps) {
  const { price, basePrice, period } = offer;
  const promotion = reducingPromotion(offer);
  // What is said above of the day is not repeated.
  const reasons = [
    period?.id !== winner?.id && (period?.name ?? words.seen.usual),
    promotion && words.seen.promotion(promotion.promotion.title, promotion.discountPercent),
  ];
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-1.5">
      <span className="min-w-0 wrap-anywhere">
        <span>{pkg.name}</span>
        <span className="block text-sm text-subtle empty:hidden">
          {reasons.filter(Boolean).join(' · ')}
        </span>
      </span>
      <Price amount={price} original={promotion && basePrice} note={priceNote(pkg)} />
    </li>
  );
}
