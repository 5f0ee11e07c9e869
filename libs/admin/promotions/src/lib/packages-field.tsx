import {
  choiceName,
  RowChoices,
  sameValue,
  sent,
  type BoundField,
  type PictureValue,
} from '@lereng/admin-kit/form';
import type { InputProps, ListQuery } from '@lereng/admin-kit/shell';
import type { CalendarDate } from '@lereng/shared-domain';
import { promotionsKind } from '@lereng/shared-domain/fields';
import { offerNote } from '@lereng/shared-sentences';
import type { Package } from '@lereng/web-data-access/packages';
import type { Promotion } from '@lereng/web-data-access/promotions';
import { useWatch } from 'react-hook-form';
import { Offer } from './offer';
import { packagePrices } from './package-prices';
import { PicturePreviews } from './picture-previews';
import { words } from './words';

/** Values of a promotion's form that its other fields and its preview depend on. */
export type PromotionValues = {
  title: string;
  description: string;
  discount_percent: number | null;
  valid_from: CalendarDate | '';
  valid_until: CalendarDate | '';
  weekdays: readonly number[];
  package_ids: readonly number[];
  image: PictureValue;
};

/** The data that the form of a promotion depends on. */
export interface PromotionFormContext {
  packages: ListQuery<Package>;
  /** All promotions, which compete for the packages' prices. */
  promotions: readonly Promotion[];
  /** The venue's day. */
  today: CalendarDate;
}

/** The packages of a promotion, by their ids, in the order in which they were chosen. */
export function packagesField(
  context: PromotionFormContext,
  promotion: Promotion | undefined,
): BoundField<PromotionValues, 'package_ids', readonly number[], { package_ids: string }> {
  const initial = promotion?.packages.map(({ id }) => id) ?? [];
  return {
    name: 'package_ids',
    label: words.fields.package_ids,
    // One that lost its packages may be saved as it is.
    required: promotion?.packages.length !== 0,
    requiredMessage: promotionsKind.fields.package_ids.tooFew,
    initial,
    // Packages that were not touched stay as stored, also where somebody has deleted one since.
    send: (ids) => sent('package_ids', sameValue(ids, initial) ? null : JSON.stringify(ids)),
    group: true,
    describe: (ids) =>
      ids.map((id) => choiceName(id, context.packages.data, words.packages)).join(', '),
    input: (props) => <PackagesInput {...props} context={context} promotion={promotion} />,
  };
}

interface PackagesInputProps extends InputProps<readonly number[]> {
  context: PromotionFormContext;
  promotion: Promotion | undefined;
}

/** A checkbox per package with its prices, the chosen ones in their order, and their pictures. */
function PackagesInput({ context, promotion, ...props }: PackagesInputProps) {
  const { packages, promotions, today } = context;
  const values = useWatch() as PromotionValues;
  const draft = {
    id: promotion?.id,
    hidden: promotion?.hidden,
    discountPercent: values.discount_percent,
    validUntil: values.valid_until,
    weekdays: values.weekdays,
  };
  const shown = (id: number) => packages.data?.find((pkg) => pkg.id === id && !pkg.hidden) ?? [];
  return (
    <RowChoices
      {...props}
      rows={packages}
      words={words.packages}
      searched
      ordered
      below={(pkg, chosen) => (
        <Offer
          prices={packagePrices(pkg, draft, promotions, today)}
          note={offerNote(pkg, values.weekdays)}
          chosen={chosen}
        />
      )}
    >
      <PicturePreviews
        packages={props.value.flatMap(shown)}
        ownImage={values.image.picture !== null}
      />
    </RowChoices>
  );
}
