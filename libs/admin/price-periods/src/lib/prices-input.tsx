import { RowChoices, RupiahInput } from '@lereng/admin-kit/form';
import { adjustedPrice, AdjustmentFields, type Adjustment } from '@lereng/admin-kit/list';
import type { InputProps, ListQuery } from '@lereng/admin-kit/shell';
import { formatRupiah, isWholeNumber, LIMITS, type Rupiah } from '@lereng/shared-domain';
import type { Package } from '@lereng/web-data-access/packages';
import { ownPriceOf } from '@lereng/web-data-access/packages-admin';
import { useId, useState } from 'react';
import { words } from './words';

/** The price of a package in a period: null while it is empty, NaN for no whole number. */
export type PackagePrice = { readonly package_id: number; readonly price: number | null };

export type Prices = readonly PackagePrice[];

interface PricesInputProps extends InputProps<Prices> {
  packages: ListQuery<Package>;
}

/** A checkbox and a price per package, all of them at once, and a rule for those that are chosen. */
export function PricesInput({ packages, ...props }: PricesInputProps) {
  const { value: prices, onChange, busy, invalid } = props;
  // It also holds for packages that are chosen after it.
  const [rule, setRule] = useState<Adjustment | null>(null);
  const priceOf = (id: number) => prices.find(({ package_id }) => package_id === id);
  /** Null where the package was deleted since. */
  const ruledPriceOf = (id: number, adjustment: Adjustment | null): Rupiah | null => {
    const pkg = packages.data?.find((each) => each.id === id);
    if (!pkg) return null;
    return adjustment ? adjustedPrice(ownPriceOf(pkg), adjustment) : ownPriceOf(pkg);
  };
  const ids = prices.map(({ package_id }) => package_id);
  const all = packages.data ? [...new Set([...packages.data.map(({ id }) => id), ...ids])] : [];
  const isAll = all.length > 0 && ids.length === all.length;
  const choose = (chosen: readonly number[]) =>
    onChange(
      byPackage(
        chosen.map((id) => priceOf(id) ?? { package_id: id, price: ruledPriceOf(id, rule) }),
      ),
    );
  const apply = (adjustment: Adjustment) => {
    setRule(adjustment);
    onChange(
      prices.map(({ package_id, price }) => ({
        package_id,
        price: ruledPriceOf(package_id, adjustment) ?? price,
      })),
    );
  };
  return (
    <RowChoices
      {...props}
      value={ids}
      onChange={choose}
      rows={packages}
      words={words.packageChoices}
      above={
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <label className="flex min-h-target items-center gap-3">
              <input
                type="checkbox"
                checked={isAll}
                disabled={busy || all.length === 0}
                onChange={() => choose(isAll ? [] : all)}
                className="size-5 shrink-0 accent-accent"
              />
              {words.prices.all}
            </label>
            <p role="status" className="text-sm text-subtle">
              {words.prices.chosen(ids.length)}
            </p>
          </div>
          <AdjustmentFields first="more" ofChosen disabled={busy} onApply={apply} />
        </>
      }
      note={(pkg) => (
        <span className="block text-sm text-subtle tabular-nums">
          {words.prices.usual(formatRupiah(ownPriceOf(pkg)))}
        </span>
      )}
      beside={(id, name) => (
        <PriceInput
          name={name}
          price={priceOf(id)?.price ?? null}
          invalid={invalid}
          busy={busy}
          onChange={(price) =>
            onChange(prices.map((each) => (each.package_id === id ? { ...each, price } : each)))
          }
        />
      )}
    />
  );
}

interface PriceInputProps {
  /** Of the package. */
  name: string;
  price: number | null;
  /** Whether the field is; not every price of it has to be. */
  invalid: boolean;
  busy: boolean;
  onChange: (price: number | null) => void;
}

function PriceInput({ name, price, invalid, busy, onChange }: PriceInputProps) {
  const id = useId();
  const isBad = !isPrice({ price });
  return (
    <div data-mend={isBad || undefined} className="w-40 shrink-0 max-sm:grow">
      <label id={`${id}-price`} htmlFor={id} className="sr-only">
        {words.prices.of(name)}
      </label>
      <RupiahInput
        ref={null}
        id={id}
        name={id}
        step={LIMITS.priceStep}
        value={price}
        onChange={onChange}
        onBlur={() => undefined}
        required
        invalid={invalid && isBad}
        busy={busy}
        describedBy={undefined}
        labelId={`${id}-price`}
        autoFocus={false}
      />
    </div>
  );
}

export const isPrice = <Priced extends { price: number | null }>(
  each: Priced,
): each is Priced & { price: Rupiah } =>
  isWholeNumber(each.price, LIMITS.priceMin, LIMITS.priceMax);

/** In one order, so that the same prices are the same value. */
export const byPackage = (prices: Prices): Prices =>
  [...prices].sort((one, other) => one.package_id - other.package_id);
