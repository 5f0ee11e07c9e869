import { copyName, image, multiline, percent, references, text } from '@lereng/admin-kit/form';
import { managedForm } from '@lereng/admin-kit/list';
import type { ListQuery } from '@lereng/admin-kit/shell';
import { LIMITS, type CalendarDate } from '@lereng/shared-domain';
import type { Package } from '@lereng/web-data-access/packages';
import type { Promotion } from '@lereng/web-data-access/promotions';
import { pictureOf } from '@lereng/web-ui';
import { PackageOffer } from './package-offer';
import { packagePrices } from './package-prices';
import { copiedPeriod, newPeriod, periodFields } from './period';
import { PicturePreviews } from './picture-previews';
import { PromotionPreview } from './promotion-preview';
import type { PromotionValues } from './promotion-values';
import { words } from './words';

const DEFAULT_DISCOUNT = 10;

/** What the form is built on. */
export interface PromotionFormContext {
  packages: ListQuery<Package>;
  /** All promotions, which compete for the packages' prices. */
  promotions: readonly Promotion[];
  /** The venue's day. */
  today: CalendarDate;
}

export function promotionForm({ packages, promotions, today }: PromotionFormContext) {
  return managedForm({
    large: true,
    fields: (promotion?: Promotion) => {
      const current = ownImage(promotion);
      return [
        {
          ...text({
            name: 'title',
            label: words.fields.title,
            value: promotion?.title,
            required: true,
            maxLength: LIMITS.nameMax,
          }),
          copied: () => copyName(promotion?.title ?? ''),
        },
        multiline({
          name: 'description',
          label: words.fields.description,
          value: promotion?.description,
          maxLength: LIMITS.textMax,
        }),
        percent({
          name: 'discount_percent',
          label: words.fields.discount_percent,
          value: promotion?.discount_percent ?? DEFAULT_DISCOUNT,
          required: true,
          min: LIMITS.discountMin,
          max: LIMITS.discountMax,
          invalid: words.discountRange,
        }),
        ...periodFields(promotion ?? newPeriod(today), copiedPeriod(promotion, today)),
        multiline({
          name: 'terms',
          label: words.fields.terms,
          value: promotion?.terms,
          maxLength: LIMITS.textMax,
        }),
        references({
          name: 'package_ids',
          label: words.fields.package_ids,
          value: promotion?.packages.map(({ id }) => id),
          // One that lost its packages may be saved as it is.
          required: promotion?.packages.length !== 0,
          requiredMessage: words.packagesRequired,
          rows: packages,
          nameOf: ({ name, hidden }) => (hidden ? words.hiddenPackage(name) : name),
          words: words.references,
          describe: (pkg, { discount_percent, valid_until, package_ids }: PromotionValues) => {
            const draft = {
              id: promotion?.id,
              hidden: promotion?.hidden,
              discountPercent: discount_percent,
              validUntil: valid_until,
            };
            return (
              <PackageOffer
                prices={packagePrices(pkg, draft, promotions, today)}
                chosen={package_ids.includes(pkg.id)}
              />
            );
          },
          summary: (chosen, values) => (
            <PicturePreviews
              packages={chosen.filter(({ hidden }) => !hidden)}
              ownImage={values.image.picture !== null}
            />
          ),
        }),
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
        packages={packages.data ?? []}
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
