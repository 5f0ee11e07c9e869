import { formatRupiah, LIMITS, type Rupiah } from '@lereng/shared-domain';
import { memo, useId, useRef } from 'react';
import { RupiahInput } from '../../form/fields/rupiah';
import { words } from '../../shell/words';
import { RowPicture, type Column } from '../column';

interface PriceRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  name: string;
  /** The stored price before any discount. */
  stored: Rupiah;
  /** What the price is for, such as `per jip`. */
  note: string | null;
  /** What is in the field: null while it is empty, NaN for no whole number. */
  price: number | null;
  invalid: boolean;
  disabled: boolean;
  onChange: (id: number, price: number | null) => void;
}

function Item<Row extends { id: number }>({
  row,
  columns,
  name,
  stored,
  note,
  price,
  invalid,
  disabled,
  onChange,
}: PriceRowProps<Row>) {
  const id = useId();
  const input = useRef<HTMLElement>(null);
  const changed = !invalid && price !== null && price !== stored;
  return (
    <li
      data-changed={changed || undefined}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-surface-raised p-2 not-last:mb-2 data-changed:border-accent"
    >
      <RowPicture row={row} columns={columns} />
      <div className="min-w-0 grow basis-40">
        <label htmlFor={id} className="font-semibold wrap-anywhere">
          <span className="sr-only">{words.prices.of} </span>
          {name}
        </label>
        <p className="text-sm text-subtle tabular-nums">
          {changed ? (
            <span>
              <del className="line-through">{formatRupiah(stored)}</del>{' '}
              <span aria-hidden="true">→</span>{' '}
              <ins className="font-semibold text-ink no-underline">{formatRupiah(price)}</ins>
            </span>
          ) : (
            <span>{formatRupiah(stored)}</span>
          )}
          {note && <span> {note}</span>}
        </p>
      </div>
      <div className="w-40 shrink-0 max-sm:grow">
        <RupiahInput
          ref={input}
          id={id}
          name={`price-${row.id}`}
          step={LIMITS.priceStep}
          value={price}
          onChange={(next) => onChange(row.id, next)}
          onBlur={() => undefined}
          required
          invalid={invalid}
          busy={disabled}
          describedBy={invalid ? `${id}-error` : undefined}
          labelId={`${id}-label`}
          autoFocus={false}
        />
      </div>
      {invalid && (
        <p id={`${id}-error`} className="w-full text-sm sm:text-end text-danger">
          {words.form.wholeNumber(
            words.prices.field,
            formatRupiah(LIMITS.priceMin),
            formatRupiah(LIMITS.priceMax),
          )}
        </p>
      )}
    </li>
  );
}

/** A row with its stored price and a field for the new one. */
export const PriceRow = memo(Item) as typeof Item;
