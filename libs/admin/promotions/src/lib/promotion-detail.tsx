import {
  Detail,
  DetailDates,
  DetailList,
  EnglishDetails,
  DetailPicture,
} from '@lereng/admin-kit/list';
import { formatCalendarDate } from '@lereng/shared-domain';
import { promotionsKind } from '@lereng/shared-domain/fields';
import { priceNote, weekdaysText } from '@lereng/shared-sentences';
import type { Promotion } from '@lereng/web-data-access/promotions';
import { pictureOf, Price } from '@lereng/web-ui';
import { PromotionStatus } from './promotion-status';
import { words } from './words';

export function PromotionDetail({ promotion }: { promotion: Promotion }) {
  const { title, description, terms, discount_percent, weekdays, packages } = promotion;
  const picture = pictureOf(promotion);
  const [from, until] = [promotion.valid_from, promotion.valid_until].map((day) =>
    formatCalendarDate(day),
  );
  return (
    <div className="flex flex-col gap-5">
      {picture && <DetailPicture image={picture} shape="4/3" />}
      <DetailList>
        <Detail label={words.fields.title}>{title}</Detail>
        <Detail label={words.period}>{words.periodOf(from ?? '', until ?? '')}</Detail>
        {weekdays.length > 0 && (
          <Detail label={words.fields.weekdays}>{weekdaysText(weekdays)}</Detail>
        )}
        <Detail label={words.status}>
          <PromotionStatus promotion={promotion} />
        </Detail>
        <Detail label={words.discount}>{words.percent(discount_percent)}</Detail>
        {description && <Detail label={words.fields.description}>{description}</Detail>}
        {terms && <Detail label={words.fields.terms}>{terms}</Detail>}
        <Detail label={words.fields.package_ids}>
          {packages.length === 0 ? (
            words.packageCount(0)
          ) : (
            <ul className="divide-y divide-line">
              {packages.map((pkg) => (
                <li key={pkg.id} className="flex flex-wrap justify-between gap-x-6 py-1.5">
                  <span className="min-w-0">{pkg.name}</span>
                  <Price amount={pkg.price} original={pkg.original_price} note={priceNote(pkg)} />
                </li>
              ))}
            </ul>
          )}
        </Detail>
        <EnglishDetails fields={promotionsKind.fields} row={promotion} />
        <DetailDates row={promotion} />
      </DetailList>
    </div>
  );
}
