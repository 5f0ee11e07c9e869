import {
  choice,
  choiceName,
  date,
  declaredFields,
  declaredFormError,
  RowChoices,
  sameValue,
  sent,
  type BoundField,
} from '@lereng/admin-kit/form';
import { managedForm } from '@lereng/admin-kit/list';
import type { ListQuery } from '@lereng/admin-kit/shell';
import { isCalendarDate, LIMITS, type CalendarDate } from '@lereng/shared-domain';
import { dayCount, type DaySpan } from '@lereng/shared-domain/days';
import { calendarEntriesKind } from '@lereng/shared-domain/fields';
import {
  CALENDAR_ENTRY_KINDS,
  CALENDAR_ENTRY_NAMES,
  hoursSpansError,
  type CalendarEntryKind,
  type HoursSpan,
} from '@lereng/shared-domain/venue';
import { formatHours } from '@lereng/shared-sentences';
import type { CalendarEntry } from '@lereng/web-data-access/calendar-entries-admin';
import type { Package } from '@lereng/web-data-access/packages';
import type { EntryScope, EntryValues } from './entry-values';
import { EMPTY, HoursInput, spanOf, typedOf } from './hours-input';
import { OverlapNotice } from './overlap-notice';
import { words } from './words';

interface FormContext {
  packages: ListQuery<Package>;
  /** All entries, which hold the same days. */
  entries: readonly CalendarEntry[];
  /** What a new entry is at first. */
  start: DaySpan & { kind: CalendarEntryKind };
}

const KINDS = CALENDAR_ENTRY_KINDS.map((value) => ({
  value,
  label: CALENDAR_ENTRY_NAMES[value],
}));
const SCOPES = [
  { value: 'venue', label: words.wholeVenue },
  { value: 'packages', label: words.somePackages },
] as const;

const namesPackages = ({ kind, scope }: EntryValues) => kind === 'full' && scope === 'packages';

export const calendarEntryForm = ({ packages, entries, start }: FormContext) =>
  managedForm({
    fields: (entry?: CalendarEntry) =>
      declaredFields(calendarEntriesKind, entry, {
        kind: choice({
          name: 'kind',
          label: words.fields.kind,
          value: entry?.kind ?? start.kind,
          choices: KINDS,
        }),
        from: date({
          name: 'from',
          label: words.fields.from,
          value: entry?.from ?? start.from,
          required: true,
          last: 'until',
        }),
        until: {
          ...untilField(entry?.until ?? start.until),
          below: () => <OverlapNotice entry={entry} entries={entries} />,
        },
        hours: hoursField(entry),
        package_ids: [scopeField(entry), packagesField(packages, entry)],
        reason: { hint: words.reasonHint, short: true },
      }),
    formError: declaredFormError(calendarEntriesKind),
  });

function untilField(value: CalendarDate): BoundField<EntryValues, 'until', CalendarDate | ''> {
  const field = date<EntryValues, 'until'>({
    name: 'until',
    label: words.fields.until,
    value,
    required: true,
    notBefore: { day: ({ from }) => from, message: words.endsBeforeStart },
  });
  return {
    ...field,
    validate: (until, values) => {
      const error = field.validate?.(until, values) ?? null;
      if (error !== null || !isCalendarDate(values.from)) return error;
      const days = dayCount({ from: values.from, until });
      return days > LIMITS.calendarEntryDaysMax ? words.tooLong : null;
    },
  };
}

const hoursField = (
  entry: CalendarEntry | undefined,
): BoundField<EntryValues, 'hours', readonly string[], { hours: HoursSpan[] }> => ({
  name: 'hours',
  label: words.fields.hours,
  required: ({ kind }) => kind === 'hours',
  hidden: ({ kind }) => kind !== 'hours',
  initial: entry?.hours?.map(typedOf) ?? [],
  send: (typed) => ({ hours: typed.map(spanOf) }),
  group: true,
  hint: words.hours.hint,
  describe: (typed) => formatHours(typed.map(spanOf)),
  input: (props) => <HoursInput {...props} />,
  // Hours of another kind are not saved.
  normalize: (typed, { kind }) => (kind === 'hours' ? typed.filter((each) => each !== EMPTY) : []),
  validate: (typed) => hoursSpansError(typed.map(spanOf)),
});

const scopeField = (
  entry: CalendarEntry | undefined,
): BoundField<EntryValues, 'scope', EntryScope, object> => ({
  ...choice({
    name: 'scope',
    label: words.for,
    value: !entry || entry.package_ids?.length === 0 ? 'venue' : 'packages',
    choices: SCOPES,
  }),
  hidden: ({ kind }) => kind !== 'full',
  // It follows from the packages.
  send: () => ({}),
});

/** The packages that are full; none for the whole venue. */
const packagesField = (
  packages: ListQuery<Package>,
  entry: CalendarEntry | undefined,
): BoundField<EntryValues, 'package_ids', readonly number[], { package_ids: number[] }> => ({
  name: 'package_ids',
  label: words.fields.package_ids,
  required: namesPackages,
  requiredMessage: words.packagesRequired,
  hidden: (values) => !namesPackages(values),
  initial: entry?.package_ids ?? [],
  // Packages that were not touched stay as stored, also where somebody has deleted one since.
  send: (ids) =>
    sent('package_ids', entry && sameValue(ids, entry.package_ids ?? undefined) ? null : [...ids]),
  group: true,
  describe: (ids) => ids.map((id) => choiceName(id, packages.data, words.packages)).join(', '),
  input: (props) => <RowChoices {...props} rows={packages} words={words.packages} />,
  normalize: (ids, values) => (namesPackages(values) ? ids : []),
});
