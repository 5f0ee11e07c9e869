import { declaredFields, declaredFormError, sent, weekdays } from '@lereng/admin-kit/form';
import { managedForm } from '@lereng/admin-kit/list';
import { promotionsKind } from '@lereng/shared-domain/fields';
import type { Promotion } from '@lereng/web-data-access/promotions';
import { pictureOf } from '@lereng/web-ui';
import { packagesField, type PromotionFormContext } from './packages-field';
import { copiedPeriod, newPeriod, periodFields } from './period';
import { PromotionPreview } from './promotion-preview';
import { words } from './words';

const DEFAULT_DISCOUNT = 10;

export function promotionForm(context: PromotionFormContext) {
  const { today } = context;
  return managedForm({
    large: true,
    fields: (promotion?: Promotion) => {
      const current = ownImage(promotion);
      return declaredFields(promotionsKind, promotion, {
        discount_percent: { value: promotion?.discount_percent ?? DEFAULT_DISCOUNT },
        valid_from: [
          ...periodFields(promotion ?? newPeriod(today), copiedPeriod(promotion, today)),
        ],
        valid_until: [],
        // Forms send lists as JSON.
        weekdays: {
          ...weekdays({
            name: 'weekdays',
            label: words.fields.weekdays,
            value: promotion?.weekdays,
            hint: words.weekdaysHint,
          }),
          send: (days: readonly number[]) => sent('weekdays', JSON.stringify(days)),
        },
        package_ids: packagesField(context, promotion),
        image: {
          shape: '4/3',
          crops: ['card', 'wide'],
          current,
          hint: current ? undefined : words.imageHint,
        },
      });
    },
    formError: declaredFormError(promotionsKind),
    aside: (values, promotion, isStored) => (
      <PromotionPreview
        values={values}
        promotion={promotion}
        ownImage={ownImage(promotion)}
        packages={context.packages.data ?? []}
        today={today}
        isStored={isStored}
      />
    ),
  });
}

/** The picture of a promotion that is not that of one of its packages. */
function ownImage(promotion: Promotion | undefined) {
  if (!promotion || promotion.packages.some((pkg) => pkg.image_url === promotion.image_url)) {
    return undefined;
  }
  return pictureOf(promotion) ?? undefined;
}
