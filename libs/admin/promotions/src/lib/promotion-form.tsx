import { copyName, image, integer, multiline, sent, text, weekdays } from '@lereng/admin-kit/form';
import { managedForm } from '@lereng/admin-kit/list';
import { LIMITS } from '@lereng/shared-domain';
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
      return [
        text({
          name: 'title',
          label: words.fields.title,
          value: promotion?.title,
          required: true,
          maxLength: LIMITS.nameMax,
          copied: () => copyName(promotion?.title ?? ''),
        }),
        multiline({
          name: 'description',
          label: words.fields.description,
          value: promotion?.description,
          maxLength: LIMITS.textMax,
        }),
        integer({
          name: 'discount_percent',
          label: words.fields.discount_percent,
          value: promotion?.discount_percent ?? DEFAULT_DISCOUNT,
          required: true,
          min: LIMITS.discountMin,
          max: LIMITS.discountMax,
          unit: '%',
          invalid: words.discountRange,
        }),
        ...periodFields(promotion ?? newPeriod(today), copiedPeriod(promotion, today)),
        // Forms send lists as JSON.
        {
          ...weekdays({
            name: 'weekdays',
            label: words.fields.weekdays,
            value: promotion?.weekdays,
            hint: words.weekdaysHint,
          }),
          send: (days: readonly number[]) => sent('weekdays', JSON.stringify(days)),
        },
        multiline({
          name: 'terms',
          label: words.fields.terms,
          value: promotion?.terms,
          maxLength: LIMITS.textMax,
        }),
        packagesField(context, promotion),
        image({
          name: 'image',
          label: words.fields.image,
          shape: '4/3',
          crops: ['card', 'wide'],
          current,
          hint: current ? undefined : words.imageHint,
        }),
      ];
    },
    formError: () => ({
      message: words.required,
      fields: ['title', 'valid_from', 'valid_until', 'discount_percent'],
      covers: 'empty',
    }),
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
