import {
  choiceName,
  clearedByNull,
  copyName,
  date,
  declaredFields,
  declaredFormError,
  FormNotice,
  sameValue,
  sent,
  weekdays,
  type BoundField,
} from '@lereng/admin-kit/form';
import { managedForm } from '@lereng/admin-kit/list';
import type { ListQuery } from '@lereng/admin-kit/shell';
import {
  formatRupiah,
  isCalendarDate,
  isLargePriceChange,
  type CalendarDate,
  type Rupiah,
} from '@lereng/shared-domain';
import { hasDayFrom, type DaySpan } from '@lereng/shared-domain/days';
import { pricePeriodsKind } from '@lereng/shared-domain/fields';
import { weekdaysText } from '@lereng/shared-sentences';
import type { Package } from '@lereng/web-data-access/packages';
import { ownPriceOf } from '@lereng/web-data-access/packages-admin';
import type { PricePeriod } from '@lereng/web-data-access/price-periods-admin';
import { useWatch } from 'react-hook-form';
import { copiedDates, daysText, statusOf } from './days';
import { byPackage, isPrice, PricesInput, type Prices } from './prices-input';
import { words } from './words';

type PeriodValues = {
  from: CalendarDate | '';
  until: CalendarDate | '';
  weekdays: readonly number[];
};

interface FormContext {
  packages: ListQuery<Package>;
  /** The venue's day. */
  today: CalendarDate;
  /** The days of a new period, where they are chosen. */
  start: DaySpan | null;
}

export const pricePeriodForm = ({ packages, today, start }: FormContext) =>
  managedForm({
    fields: (period?: PricePeriod) =>
      declaredFields(pricePeriodsKind, period, {
        name: { hint: words.nameHint, copied: () => copiedName(period, today) },
        from: dateFields(period, today, start),
        until: [],
        weekdays: {
          ...weekdays({
            name: 'weekdays',
            label: words.fields.weekdays,
            value: period?.weekdays,
            required: ({ from, until }: PeriodValues) => from === '' && until === '',
            requiredMessage: words.noDays,
            hint: words.weekdaysHint,
          }),
          below: () => <NoDayNotice />,
        },
        prices: pricesField(packages, period),
      }),
    formError: declaredFormError(pricePeriodsKind),
  });

/** That the days of the week are not among the dates, which is saved all the same. */
function NoDayNotice() {
  const { from, until, weekdays: days } = useWatch() as PeriodValues;
  const isSpan = isCalendarDate(from) && isCalendarDate(until) && from <= until;
  const isNever = isSpan && !hasDayFrom({ from, until, weekdays: days }, from);
  const dates = daysText({ from, until, weekdays: [] });
  return <FormNotice text={isNever ? words.never(weekdaysText(days), dates) : null} />;
}

/** A copy for the next year has the same name. */
function copiedName(period: PricePeriod | undefined, today: CalendarDate): string {
  const { name } = period ?? { name: '' };
  return period && statusOf(period, today) === words.over
    ? name
    : copyName(name, pricePeriodsKind.fields.name.max);
}

/** The first and the last day, both or neither. */
function dateFields(
  period: PricePeriod | undefined,
  today: CalendarDate,
  start: FormContext['start'],
) {
  const days = period ?? start;
  const [from, until] = period ? copiedDates(period, today) : (['', ''] as const);
  return [
    clearedByNull(
      date({
        name: 'from',
        label: words.fields.from,
        value: days?.from,
        required: ({ until: last }: PeriodValues) => last !== '',
        requiredMessage: words.bothDates,
        last: 'until',
        copied: () => from,
      }),
    ),
    clearedByNull(
      date({
        name: 'until',
        label: words.fields.until,
        value: days?.until,
        required: ({ from: first }: PeriodValues) => first !== '',
        requiredMessage: words.bothDates,
        notBefore: { day: ({ from: first }) => first, message: words.endsBeforeStart },
        copied: () => until,
      }),
    ),
  ] as const;
}

type SentPrices = { prices: { package_id: number; price: Rupiah }[] };

const pricesField = (
  packages: ListQuery<Package>,
  period: PricePeriod | undefined,
): BoundField<PeriodValues & { prices: Prices }, 'prices', Prices, SentPrices> => {
  const initial = byPackage(period?.prices ?? []);
  return {
    name: 'prices',
    label: words.fields.prices,
    required: true,
    initial,
    // Prices that were not touched stay as stored, also where somebody has deleted a package since.
    send: (prices) =>
      sent('prices', period && sameValue(prices, initial) ? null : prices.filter(isPrice)),
    group: true,
    describe: (prices) =>
      prices
        .map(({ package_id, price }) =>
          words.prices.named(
            choiceName(package_id, packages.data, words.packageChoices),
            formatRupiah(price ?? 0),
          ),
        )
        .join(', '),
    input: (props) => <PricesInput {...props} packages={packages} />,
    validate: (prices) => {
      if (prices.length > pricePeriodsKind.fields.prices.max) return words.prices.tooMany;
      return prices.every(isPrice) ? null : words.prices.range;
    },
    askAbout: (prices, stored) => largeChanges(prices, stored, packages.data ?? []),
  };
};

/** Prices that differ so much from the package's own that a digit may be too many. */
const largeChanges = (prices: Prices, stored: Prices, packages: readonly Package[]): string[] =>
  prices.filter(isPrice).flatMap(({ package_id, price }) => {
    const pkg = packages.find(({ id }) => id === package_id);
    const isStored = stored.some((each) => each.package_id === package_id && each.price === price);
    if (!pkg || isStored || !isLargePriceChange(ownPriceOf(pkg), price)) return [];
    return words.prices.change(pkg.name, formatRupiah(ownPriceOf(pkg)), formatRupiah(price));
  });
