import { RupiahInput, type PackagePriceValue } from '@lereng/admin-kit/form';
import { adjustedPrice, AdjustmentFields, type Adjustment } from '@lereng/admin-kit/list';
import { groupAttributes, type InputProps, type ListQuery } from '@lereng/admin-kit/shell';
import { formatRupiah, LIMITS, type Rupiah } from '@lereng/shared-domain';
import type { Package } from '@lereng/web-data-access/packages';
import { ownPriceOf } from '@lereng/web-data-access/packages-admin';
import { classNames } from '@lereng/web-ui';
import { useId, useImperativeHandle, useRef, useState } from 'react';
import { words } from './words';

type Prices = readonly PackagePriceValue[];

interface PricesInputProps extends InputProps<Prices> {
  packages: ListQuery<Package>;
}

/** A checkbox and a price per package, all of them at once, and a rule for those that are chosen. */
export function PricesInput({ ref, packages, ...props }: PricesInputProps) {
  const { value: prices, onChange, busy } = props;
  const group = useRef<HTMLDivElement>(null);
  useImperativeHandle(
    ref,
    () => ({ focus: () => firstToMend(group.current)?.focus() }) as HTMLElement,
  );
  // It also holds for packages that are chosen after it.
  const [rule, setRule] = useState<Adjustment | null>(null);
  const ruled = (usual: Rupiah | null) =>
    rule && usual !== null ? adjustedPrice(usual, rule) : usual;
  const all = packages.data ?? [];
  const listed = listedOf(all, packages.data ? prices : []);
  const put = (id: number, price: number | null | undefined) => {
    const others = prices.filter(({ package_id }) => package_id !== id);
    onChange(price === undefined ? others : byPackage([...others, { package_id: id, price }]));
  };
  const chooseAll = () =>
    onChange(
      prices.length === listed.length
        ? []
        : byPackage(
            listed.map(
              ({ id, usual }) => priceOf(id, prices) ?? { package_id: id, price: ruled(usual) },
            ),
          ),
    );
  const apply = (adjustment: Adjustment) => {
    setRule(adjustment);
    onChange(
      prices.map((each) => {
        const pkg = all.find(({ id }) => id === each.package_id);
        return pkg ? { ...each, price: adjustedPrice(ownPriceOf(pkg), adjustment) } : each;
      }),
    );
  };
  return (
    <div ref={group} {...groupAttributes(props)} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <label className="flex min-h-target items-center gap-3">
          <input
            type="checkbox"
            checked={listed.length > 0 && prices.length === listed.length}
            disabled={busy || listed.length === 0}
            onChange={chooseAll}
            className="size-5 shrink-0 accent-accent"
          />
          {words.prices.all}
        </label>
        <p role="status" className="text-sm text-subtle">
          {words.prices.chosen(prices.length)}
        </p>
      </div>
      <AdjustmentFields first="more" disabled={busy} onApply={apply} />
      <div
        className={classNames(
          'overflow-hidden rounded-card border bg-surface-raised',
          props.invalid ? 'border-danger' : 'border-control',
        )}
      >
        {listed.length > 0 ? (
          <ul className="divide-y divide-line">
            {listed.map(({ id, name, usual }) => (
              <PriceChoice
                key={id}
                name={name}
                usual={usual}
                first={ruled(usual)}
                price={priceOf(id, prices)?.price}
                invalid={props.invalid}
                busy={busy}
                onChange={(price) => put(id, price)}
              />
            ))}
          </ul>
        ) : (
          <p role={packages.isError ? 'alert' : 'status'} className="px-4 py-2.5">
            {packages.isError
              ? words.prices.loadFailed
              : packages.data
                ? words.prices.none
                : words.prices.loading}
          </p>
        )}
      </div>
    </div>
  );
}

interface PriceChoiceProps {
  name: string;
  /** Rupiah: the package's own price; null where it was deleted since. */
  usual: Rupiah | null;
  /** What it is when the package is chosen. */
  first: Rupiah | null;
  /** Undefined while the package is not chosen. */
  price: number | null | undefined;
  invalid: boolean;
  busy: boolean;
  onChange: (price: number | null | undefined) => void;
}

function PriceChoice({ name, usual, first, price, invalid, busy, onChange }: PriceChoiceProps) {
  const id = useId();
  const isChosen = price !== undefined;
  const isBad = isChosen && !isPrice({ price });
  return (
    <li className="flex flex-wrap items-center gap-x-3 px-4 py-2 has-checked:bg-surface">
      <label className="flex min-h-target min-w-0 grow basis-40 items-center gap-3">
        <input
          type="checkbox"
          checked={isChosen}
          disabled={busy}
          onChange={() => onChange(isChosen ? undefined : first)}
          className="size-5 shrink-0 accent-accent"
        />
        <span className="min-w-0 wrap-anywhere">
          <span>{name}</span>
          {usual !== null && (
            <span className="block text-sm text-subtle tabular-nums">
              {words.prices.usual(formatRupiah(usual))}
            </span>
          )}
        </span>
      </label>
      {isChosen && (
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
      )}
    </li>
  );
}

export const isPrice = <Priced extends { price: number | null }>(
  each: Priced,
): each is Priced & { price: Rupiah } =>
  Number.isInteger(each.price) &&
  Number(each.price) >= LIMITS.priceMin &&
  Number(each.price) <= LIMITS.priceMax;

/** In one order, so that the same prices are the same value. */
export const byPackage = (prices: Prices): Prices =>
  [...prices].sort((one, other) => one.package_id - other.package_id);

/** The name of a package, also of one that was deleted since. @param packages undefined before they are loaded */
export function packageName(id: number, packages: readonly Package[] = []): string {
  const found = packages.find((pkg) => pkg.id === id);
  if (!found) return words.prices.gone(id);
  return found.hidden ? words.prices.hidden(found.name) : found.name;
}

const priceOf = (id: number, prices: Prices) => prices.find((each) => each.package_id === id);

/** All packages, and chosen ones that were deleted since. */
function listedOf(packages: readonly Package[], prices: Prices) {
  const ids = packages.map(({ id }) => id);
  const gone = prices.map(({ package_id }) => package_id).filter((id) => !ids.includes(id));
  return [...ids, ...gone].map((id) => {
    const pkg = packages.find((each) => each.id === id);
    return { id, name: packageName(id, packages), usual: pkg ? ownPriceOf(pkg) : null };
  });
}

const firstToMend = (group: HTMLElement | null): HTMLElement | null =>
  group?.querySelector<HTMLElement>('[data-mend] input') ??
  group?.querySelector<HTMLElement>('input:enabled') ??
  group;
