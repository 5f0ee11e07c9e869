import { date } from '@lereng/admin-kit/form';
import { addOneMonth, type CalendarDate } from '@lereng/shared-domain';
import { isPromotionActive } from '@lereng/shared-domain/promotions';
import type { Promotion } from '@lereng/web-data-access/promotions';
import { words } from './words';

export type Period = Pick<Promotion, 'valid_from' | 'valid_until'>;

type PeriodValues = { valid_from: CalendarDate | ''; valid_until: CalendarDate | '' };

/** The period that is suggested on `today`, the venue's day. */
export const newPeriod = (today: CalendarDate): Period => ({
  valid_from: today,
  valid_until: addOneMonth(today),
});

/** The period of a copy: a new one where the promotion is over. */
export function copiedPeriod(promotion: Period | undefined, today: CalendarDate): Period {
  const isActive = promotion && isPromotionActive({ validUntil: promotion.valid_until }, today);
  return isActive ? promotion : newPeriod(today);
}

/** The two fields of a period. */
export const periodFields = (period: Period, copied: Period) => [
  date({
    name: 'valid_from',
    label: words.fields.valid_from,
    value: period.valid_from,
    required: true,
    copied: () => copied.valid_from,
  }),
  date({
    name: 'valid_until',
    label: words.fields.valid_until,
    value: period.valid_until,
    required: true,
    notBefore: {
      day: ({ valid_from }: PeriodValues) => valid_from,
      message: words.endsBeforeStart,
    },
    copied: () => copied.valid_until,
  }),
];
