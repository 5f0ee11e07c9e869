import { ListScreen, useManagedRows, type Column, type RowTask } from '@lereng/admin-kit/list';
import type { ListQuery } from '@lereng/admin-kit/shell';
import { formatCalendarDate, type CalendarDate } from '@lereng/shared-domain';
import { weekdaysText } from '@lereng/shared-sentences';
import { useListPackagesQuery } from '@lereng/web-data-access/packages';
import type { Promotion } from '@lereng/web-data-access/promotions';
import { promotionCalls } from '@lereng/web-data-access/promotions-admin';
import { paths, usePageEnvironment } from '@lereng/web-feature';
import { CalendarPlus } from 'lucide-react';
import { useMemo } from 'react';
import { ExtendDialog } from './extend-dialog';
import { PromotionDetail } from './promotion-detail';
import { promotionForm } from './promotion-form';
import { PromotionStatus, statusOf } from './promotion-status';
import { words } from './words';

const columnsOn = (today: CalendarDate): Column<Promotion>[] => [
  { header: words.id, cell: ({ id }) => id, sortBy: ({ id }) => id },
  {
    header: words.fields.title,
    place: 'headline',
    cell: ({ title }) => <span className="block min-w-20 wrap-anywhere xl:min-w-36">{title}</span>,
    compact: ({ title }) => title,
    sortBy: ({ title }) => title,
  },
  {
    header: words.discount,
    place: 'fact',
    align: 'end',
    cell: ({ discount_percent }) => words.percent(discount_percent),
    sortBy: ({ discount_percent }) => discount_percent,
  },
  {
    header: words.from,
    cell: ({ valid_from }) => <Day date={valid_from} />,
    sortBy: ({ valid_from }) => valid_from,
  },
  {
    header: words.until,
    place: 'note',
    compact: ({ weekdays }) => weekdaysText(weekdays),
    cell: ({ valid_until }) => <Day date={valid_until} />,
    sortBy: ({ valid_until }) => valid_until,
  },
  {
    header: words.fields.package_ids,
    cell: ({ packages }) => words.packageCount(packages.length),
    sortBy: ({ packages }) => packages.length,
  },
  {
    header: words.status,
    place: 'fact',
    cell: (promotion) => (
      <>
        <PromotionStatus promotion={promotion} />
        <Weekdays of={promotion} />
      </>
    ),
    compact: (promotion) => <PromotionStatus promotion={promotion} />,
    sortBy: (promotion) => statusOf(promotion, today),
  },
];

/** Gives a promotion that is over new dates. */
const extendOn = (today: CalendarDate): RowTask<Promotion> => ({
  label: words.extend.of,
  word: words.extend.word,
  icon: CalendarPlus,
  isFor: (promotion) => statusOf(promotion, today) === words.over,
  dialog: (promotion, context) => <ExtendDialog promotion={promotion} today={today} {...context} />,
});

export default function PromotionsPage() {
  const { today } = usePageEnvironment();
  const packages = useListPackagesQuery(undefined, { refetchOnMountOrArgChange: true });
  const columns = useMemo(() => columnsOn(today), [today]);
  const extend = useMemo(() => extendOn(today), [today]);
  const rows = useManagedRows(promotionCalls, (promotions: readonly Promotion[]) =>
    promotionForm({ packages, promotions, today }),
  );
  return (
    <ListScreen
      {...rows}
      kind="promotions"
      words={words}
      list={withFailureOf(packages, rows.list)}
      columns={columns}
      nameOf={({ title }) => title}
      duplicates
      task={extend}
      // Its page ends with the promotion.
      pageOf={(promotion) =>
        statusOf(promotion, today) === words.active ? paths.promotion.getHref(promotion.id) : null
      }
      detail={(promotion) => <PromotionDetail promotion={promotion} />}
    />
  );
}

/** The days on which a promotion holds; nothing where it does on all. */
function Weekdays({ of: { weekdays } }: { of: Pick<Promotion, 'weekdays'> }) {
  const text = weekdaysText(weekdays);
  return text !== '' && <span className="mt-1 block text-subtle">{text}</span>;
}

/** A list that is loaded has failed nevertheless where the packages have, which its forms need. */
function withFailureOf<Row>(packages: ListQuery<unknown>, list: ListQuery<Row>): ListQuery<Row> {
  if (list.isError || !list.data || !packages.isError) return list;
  return { ...list, isError: true, error: packages.error, refetch: packages.refetch };
}

/** Wide enough that a line takes day and month. */
function Day({ date }: { date: CalendarDate }) {
  return (
    <time dateTime={date} className="inline-block min-w-23">
      {formatCalendarDate(date)}
    </time>
  );
}
