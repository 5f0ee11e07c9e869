import type { ChosenDays } from '@lereng/admin-kit/days';
import { ListScreen, useManagedRows, type Column } from '@lereng/admin-kit/list';
import type { CalendarDate } from '@lereng/shared-domain';
import { useListPackagesQuery } from '@lereng/web-data-access/packages';
import { pricePeriodCalls, type PricePeriod } from '@lereng/web-data-access/price-periods-admin';
import { useListPromotionsQuery } from '@lereng/web-data-access/promotions';
import { usePageEnvironment } from '@lereng/web-feature';
import { useMemo, useState } from 'react';
import { daysText, statusOf } from './days';
import { PeriodStatus } from './period-status';
import { PricePeriodDetail } from './price-period-detail';
import { pricePeriodForm } from './price-period-form';
import { words } from './words';
import { YearStrip } from './year/year-strip';

const columnsOn = (today: CalendarDate): Column<PricePeriod>[] => [
  { header: words.id, cell: ({ id }) => id, sortBy: ({ id }) => id },
  {
    header: words.fields.name,
    place: 'headline',
    cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
    sortBy: ({ name }) => name,
  },
  {
    header: words.days,
    place: 'note',
    cell: (period) => daysText(period),
    sortBy: (period) => `${period.from ?? ''} ${daysText(period)}`,
  },
  {
    header: words.packages,
    cell: ({ prices }) => words.packageCount(prices.length),
    sortBy: ({ prices }) => prices.length,
  },
  {
    header: words.status,
    place: 'fact',
    cell: (period) => <PeriodStatus period={period} />,
    sortBy: (period) => statusOf(period, today),
  },
];

/** Those of the week, which hold already, come first, and what is over last. */
const orderOn = (today: CalendarDate) => ({
  label: words.nearest,
  by: (period: PricePeriod) =>
    `${Number(statusOf(period, today) === words.over)} ${period.from ?? ''}`,
});

export default function PricePeriodsPage() {
  const { today } = usePageEnvironment();
  const packages = useListPackagesQuery(undefined, { refetchOnMountOrArgChange: true });
  const promotions = useListPromotionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const columns = useMemo(() => columnsOn(today), [today]);
  const order = useMemo(() => orderOn(today), [today]);
  const [chosen, setChosen] = useState<ChosenDays | null>(null);
  const { form, ...rows } = useManagedRows(
    pricePeriodCalls,
    pricePeriodForm({ packages, today, start: chosen }),
  );
  const periods = rows.list.data ?? [];
  return (
    <ListScreen
      {...rows}
      form={{
        ...form,
        save: async (values, period, request) => {
          const saved = await form.save(values, period, request);
          if (!period) setChosen(null);
          return saved;
        },
      }}
      kind="price-periods"
      words={words}
      columns={columns}
      order={order}
      nameOf={({ name }) => name}
      duplicates
      above={
        periods.length > 0 && (
          <YearStrip
            periods={periods}
            packages={packages}
            promotions={promotions}
            chosen={chosen}
            onChosen={setChosen}
          />
        )
      }
      detail={(period) => <PricePeriodDetail period={period} packages={packages.data} />}
    />
  );
}
