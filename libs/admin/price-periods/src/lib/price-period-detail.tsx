import { choiceName } from '@lereng/admin-kit/form';
import { Detail, DetailDates, DetailList, EnglishDetails } from '@lereng/admin-kit/list';
import { pricePeriodsKind } from '@lereng/shared-domain/fields';
import type { Package } from '@lereng/web-data-access/packages';
import type { PricePeriod } from '@lereng/web-data-access/price-periods-admin';
import { Price } from '@lereng/web-ui';
import { daysText } from './days';
import { PeriodStatus } from './period-status';
import { words } from './words';

interface PricePeriodDetailProps {
  period: PricePeriod;
  packages: readonly Package[] | undefined;
}

export function PricePeriodDetail({ period, packages }: PricePeriodDetailProps) {
  const { name, prices } = period;
  return (
    <DetailList>
      <Detail label={words.fields.name}>{name}</Detail>
      <Detail label={words.days}>{daysText(period)}</Detail>
      <Detail label={words.status}>
        <PeriodStatus period={period} />
      </Detail>
      <Detail label={words.fields.prices}>
        {prices.length === 0 ? (
          words.packageCount(0)
        ) : (
          <ul className="divide-y divide-line">
            {prices.map(({ package_id, price }) => (
              <li key={package_id} className="flex flex-wrap justify-between gap-x-6 py-1.5">
                <span className="min-w-0 wrap-anywhere">
                  {choiceName(package_id, packages, words.packageChoices)}
                </span>
                <Price amount={price} />
              </li>
            ))}
          </ul>
        )}
      </Detail>
      <EnglishDetails fields={pricePeriodsKind.fields} row={period} />
      <DetailDates row={period} />
    </DetailList>
  );
}
