import { choiceName, Select } from '@lereng/admin-kit/form';
import { useMedia, type ListQuery } from '@lereng/admin-kit/shell';
import type { CalendarDate } from '@lereng/shared-domain';
import type { Package } from '@lereng/web-data-access/packages';
import type { PricePeriod } from '@lereng/web-data-access/price-periods-admin';
import type { Promotion } from '@lereng/web-data-access/promotions';
import { usePageEnvironment } from '@lereng/web-feature';
import { classNames, IconButton } from '@lereng/web-ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { daysText } from '../days';
import { words } from '../words';
import { DayGrid, TodayDot } from './day-grid';
import { marksOf, SEVERAL, type Mark, type YearMarks } from './marks';
import { comingMonths, monthName } from './months';
import { SeenOnDay } from './seen-on-day';

/** Where a month fits into a row, with days that a finger hits. */
const WIDE = '(width >= 80rem)';

interface YearStripProps {
  periods: readonly PricePeriod[];
  packages: ListQuery<Package>;
  promotions: ListQuery<Promotion>;
}

/** Which period wins on which day of the coming year, and what visitors see on one of them. */
export function YearStrip({ periods, packages, promotions }: YearStripProps) {
  const id = useId();
  const { today } = usePageEnvironment();
  const isWide = useMedia(WIDE);
  const months = useMemo(() => comingMonths(today), [today]);
  const [packageId, setPackageId] = useState<number | null>(null);
  const marks = useMemo(() => {
    const days = months.flat().filter((day) => day >= today);
    return marksOf(periods, days, packageId);
  }, [periods, months, today, packageId]);
  const [chosen, setChosen] = useState<CalendarDate | null>(null);
  const [place, setPlace] = useState(0);
  const month = months[place] ?? [];
  const choose = (day: CalendarDate | null) => {
    setChosen(day);
    if (day !== null) setPlace(months.findIndex((each) => each.includes(day)));
  };
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div>
        <h2 id={id} className="text-lg">
          {words.year.title}
        </h2>
        <p className="text-sm text-subtle">{words.year.hint}</p>
      </div>
      <div className="max-w-lg">
        <Select
          aria-label={words.year.package}
          value={packageId ?? ''}
          onChange={({ target }) => setPackageId(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{words.year.allPackages}</option>
          {packages.data?.map(({ id: each }) => (
            <option key={each} value={each}>
              {choiceName(each, packages.data, words.packageChoices)}
            </option>
          ))}
        </Select>
      </div>
      <div className={classNames('flex flex-col gap-2', !isWide && 'max-w-lg')}>
        {!isWide && (
          <div className="flex items-center justify-between">
            <IconButton
              label={words.year.previous}
              icon={<ChevronLeft aria-hidden="true" className="size-5" />}
              disabled={place === 0}
              onClick={() => setPlace(place - 1)}
            />
            <p role="status" className="font-semibold">
              {monthName(month)}
            </p>
            <IconButton
              label={words.year.next}
              icon={<ChevronRight aria-hidden="true" className="size-5" />}
              disabled={place === months.length - 1}
              onClick={() => setPlace(place + 1)}
            />
          </div>
        )}
        <DayGrid
          months={months}
          month={isWide ? null : month}
          chosen={chosen}
          onChoose={choose}
          {...marks}
        />
      </div>
      {chosen !== null && (
        <SeenOnDay
          day={chosen}
          winners={marks.winners.get(chosen) ?? []}
          packageId={packageId}
          periods={periods}
          packages={packages}
          promotions={promotions}
        />
      )}
      <Legend {...marks} />
    </section>
  );
}

const Legend = ({ winners, marks }: YearMarks) => (
  <ul aria-label={words.year.legend} className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
    <li className="flex items-center gap-2">
      <TodayDot inline />
      {words.year.today}
    </li>
    {marks.size === 0 && <li>{words.year.none}</li>}
    {[...marks].map(([period, mark]) => (
      <Meaning key={period.id} mark={mark}>
        {period.name}{' '}
        <span className="text-subtle">
          {[daysText(period), mark === null && words.year.never].filter(Boolean).join(', ')}
        </span>
      </Meaning>
    ))}
    {[...winners.values()].some(({ length }) => length > 1) && (
      <Meaning mark={SEVERAL}>{words.year.severalHint}</Meaning>
    )}
  </ul>
);

interface MeaningProps {
  mark: Mark | null;
  children: ReactNode;
}

const Meaning = ({ mark, children }: MeaningProps) => (
  <li className="flex min-w-0 items-center gap-2">
    {mark && (
      <span
        className={classNames(
          'flex size-6 shrink-0 items-center justify-center rounded-sm font-semibold',
          mark.fill,
        )}
      >
        {mark.letter}
      </span>
    )}
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </li>
);
