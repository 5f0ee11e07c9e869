import {
  comingMonths,
  DayCalendar,
  TodayDot,
  withTap,
  type ChosenDays,
  type DayMark,
} from '@lereng/admin-kit/days';
import { choiceName, Select } from '@lereng/admin-kit/form';
import { useMedia, type ListQuery } from '@lereng/admin-kit/shell';
import type { CalendarDate } from '@lereng/shared-domain';
import type { Package } from '@lereng/web-data-access/packages';
import type { PricePeriod } from '@lereng/web-data-access/price-periods-admin';
import type { Promotion } from '@lereng/web-data-access/promotions';
import { usePageEnvironment } from '@lereng/web-feature';
import { classNames } from '@lereng/web-ui';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { daysText } from '../days';
import { words } from '../words';
import { marksOf, SEVERAL, type Mark, type YearMarks } from './marks';
import { SeenOnDay } from './seen-on-day';

/** Where a month fits into a row, with days that a finger hits. */
const WIDE = '(width >= 80rem)';

interface YearStripProps {
  periods: readonly PricePeriod[];
  packages: ListQuery<Package>;
  promotions: ListQuery<Promotion>;
  /** The days of a new period. */
  chosen: ChosenDays | null;
  onChosen: (chosen: ChosenDays | null) => void;
}

/** Which period wins on which day of the coming year, and what visitors see on one of them. */
export function YearStrip({ periods, packages, promotions, chosen, onChosen }: YearStripProps) {
  const id = useId();
  const { today } = usePageEnvironment();
  const isWide = useMedia(WIDE);
  const months = useMemo(() => comingMonths(today), [today]);
  const [packageId, setPackageId] = useState<number | null>(null);
  const marks = useMemo(() => {
    const days = months.flat().filter((day) => day >= today);
    return marksOf(periods, days, packageId);
  }, [periods, months, today, packageId]);
  const [seen, setSeen] = useState<CalendarDate | null>(null);
  const [at, setAt] = useState(() => {
    const first = firstDayOf(periods, today);
    return months.some((month) => month.includes(first)) ? first : today;
  });
  const see = (day: CalendarDate) => {
    setAt(day);
    setSeen(day);
  };
  const choose = (day: CalendarDate) => {
    const isAgain = chosen?.from === day && chosen.until === day;
    setAt(day);
    setSeen(isAgain ? null : day);
    onChosen(isAgain ? null : withTap(chosen, day));
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
      <DayCalendar
        title={words.year.title}
        months={months}
        isWhole={isWide}
        at={at}
        onTurn={setAt}
        onMove={see}
        onChoose={choose}
        isChosen={(day) => chosen !== null && chosen.from <= day && day <= chosen.until}
        isMultiple
        markOf={(day) => dayMark(day, marks)}
      />
      {seen !== null && (
        <SeenOnDay
          day={seen}
          winners={marks.winners.get(seen) ?? []}
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

/** The first day from today on of the period with dates that is next; today where there is none. */
function firstDayOf(periods: readonly PricePeriod[], today: CalendarDate): CalendarDate {
  const days = periods.flatMap(({ from, until }) =>
    from === null || until === null || until < today ? [] : [from < today ? today : from],
  );
  return days.sort()[0] ?? today;
}

/** The letter of the period that wins on a day. */
function dayMark(day: CalendarDate, { winners, marks }: YearMarks): DayMark {
  const found = winners.get(day) ?? [];
  const [winner] = found;
  const names = found.map(({ name }) => name).join(', ');
  const mark = found.length > 1 ? SEVERAL : winner && marks.get(winner);
  return {
    text: found.length > 1 ? words.year.several(names) : names || words.year.usual,
    ...(mark && { sign: mark.letter, fill: `${mark.fill} border-transparent` }),
  };
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
