import {
  date,
  focusFields,
  image,
  imageFocus,
  multiline,
  percent,
  references,
  text,
  type Field,
  type Focus,
  type ListQuery,
  type ManagedForm,
} from '@lereng/admin-kit';
import { addOneMonth, LIMITS, type CalendarDate } from '@lereng/shared-domain';
import type { Package } from '@lereng/web-data-access/packages';
import type { Promotion } from '@lereng/web-data-access/promotions';
import type { PromotionUpdate } from '@lereng/web-data-access/promotions-admin';
import { pictureOf } from '@lereng/web-ui';
import { PackageOffer } from './package-offer';
import { packagePrices } from './package-prices';
import { PicturePreviews } from './picture-previews';
import { PromotionPreview } from './promotion-preview';
import { words } from './words';

/** Values of a promotion's form. */
export type PromotionValues = {
  title: string;
  description: string;
  discount_percent: number | null;
  valid_from: CalendarDate | '';
  valid_until: CalendarDate | '';
  terms: string;
  package_ids: readonly number[];
  image: File | null;
  focus: Focus;
};

const DEFAULT_DISCOUNT = 10;

/** What the form is built on. */
export interface PromotionFormContext {
  packages: ListQuery<Package>;
  /** All promotions, which compete for the packages' prices. */
  promotions: readonly Promotion[];
  /** The venue's day. */
  today: CalendarDate;
}

export function promotionForm({
  packages,
  promotions,
  today,
}: PromotionFormContext): ManagedForm<Promotion, PromotionValues, PromotionUpdate> {
  return {
    large: true,
    initial: (promotion) => ({
      title: promotion?.title ?? '',
      description: promotion?.description ?? '',
      discount_percent: promotion?.discount_percent ?? DEFAULT_DISCOUNT,
      valid_from: promotion?.valid_from ?? today,
      valid_until: promotion?.valid_until ?? addOneMonth(today),
      terms: promotion?.terms ?? '',
      package_ids: promotion ? packageIds(promotion) : [],
      image: null,
      focus: [],
    }),
    fields: (promotion): Field<PromotionValues>[] => {
      const current = ownImage(promotion);
      return [
        text({ name: 'title', label: words.name, required: true, maxLength: LIMITS.nameMax }),
        multiline({ name: 'description', label: words.description, maxLength: LIMITS.textMax }),
        percent({
          name: 'discount_percent',
          label: words.discountPercent,
          required: true,
          min: LIMITS.discountMin,
          max: LIMITS.discountMax,
          invalid: words.discountRange,
        }),
        date({ name: 'valid_from', label: words.validFrom, required: true }),
        date({
          name: 'valid_until',
          label: words.validUntil,
          required: true,
          notBefore: { day: ({ valid_from }) => valid_from, message: words.endsBeforeStart },
        }),
        multiline({ name: 'terms', label: words.terms, maxLength: LIMITS.textMax }),
        references({
          name: 'package_ids',
          label: words.packages,
          // One that lost its packages may be saved as it is.
          required: promotion?.packages.length !== 0,
          requiredMessage: words.packagesRequired,
          rows: packages,
          nameOf: ({ name }) => name,
          words: words.references,
          describe: (pkg, { discount_percent, valid_until, package_ids }) => {
            const draft = {
              id: promotion?.id,
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
              packages={chosen}
              ownImage={current !== undefined || values.image !== null}
            />
          ),
        }),
        image({
          name: 'image',
          label: words.image,
          shape: '4/3',
          current,
          hint: current ? undefined : words.imageHint,
        }),
        imageFocus({ name: 'focus', image: 'image', current, shapes: ['card', 'wide'] }),
      ];
    },
    formError: () => ({
      message: words.required,
      fields: ['title', 'valid_from', 'valid_until', 'discount_percent'],
      covers: 'empty',
    }),
    body: ({ package_ids, discount_percent, image, focus, ...texts }, promotion) => {
      const ids = JSON.stringify(package_ids);
      // Packages that were not touched stay as stored, also where somebody has deleted one since.
      const unchanged = promotion && ids === JSON.stringify(packageIds(promotion));
      return {
        ...texts,
        discount_percent: discount_percent ?? undefined,
        package_ids: unchanged ? undefined : ids,
        image: image ?? undefined,
        ...focusFields(focus),
      };
    },
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
  };
}

/** The ids of a promotion's packages, in their order. */
const packageIds = ({ packages }: Promotion): number[] => packages.map(({ id }) => id);

/** The picture of a promotion that is not that of its first package. */
function ownImage(promotion: Promotion | undefined) {
  if (!promotion || promotion.image_url === promotion.packages[0]?.image_url) return undefined;
  return pictureOf(promotion) ?? undefined;
}
