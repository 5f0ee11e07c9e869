import type { PictureValue } from '@lereng/admin-kit/form';
import type { CalendarDate } from '@lereng/shared-domain';

/** Values of a promotion's form that its other fields and its preview depend on. */
export type PromotionValues = {
  title: string;
  description: string;
  discount_percent: number | null;
  valid_from: CalendarDate | '';
  valid_until: CalendarDate | '';
  package_ids: readonly number[];
  image: PictureValue;
};
