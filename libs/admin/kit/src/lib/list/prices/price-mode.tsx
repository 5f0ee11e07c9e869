import { formatRupiah, isLargePriceChange, LIMITS, type Rupiah } from '@lereng/shared-domain';
import { errorProblem, errorStatus } from '@lereng/web-data-access';
import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useMessage } from '../../shell/banner/banner';
import { useFocusWhileBusy } from '../../shell/dialog/use-modal';
import { usePriceQuestion } from '../../form/price-question';
import { isOutdated } from '../../shell/calls';
import { words } from '../../shell/words';
import type { Column } from '../column';
import type { ListPrices } from '../list-declaration';
import { ModeButtons, ModeHeading } from '../list-mode';
import { adjustedPrice, AdjustmentFields, type Adjustment } from './adjustment-fields';
import { PriceRow } from './price-row';
import type { PriceChange } from '../notices';

interface PriceModeProps<Row extends { id: number }> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  nameOf: (row: Row) => string;
  prices: ListPrices<Row>;
  /** Reads the list anew, after another person changed it. */
  refetch: () => unknown;
  onSaved: (changes: readonly PriceChange[]) => void;
  onClose: () => void;
}

const isPrice = (price: number | null): price is Rupiah =>
  price !== null && price >= LIMITS.priceMin && price <= LIMITS.priceMax;

/**
 * All prices of a list in fields, which one rule can fill, and which are saved at once. What is in a field
 * stays where the list has changed meanwhile.
 */
export function PriceMode<Row extends { id: number }>({
  rows,
  columns,
  nameOf,
  prices: { of: priceOf, noteOf, versionOf, save },
  refetch,
  onSaved,
  onClose,
}: PriceModeProps<Row>) {
  const titleId = useId();
  const frame = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<ReadonlyMap<number, number | null>>(new Map());
  const [checked, setChecked] = useState(false);
  const [saving, setSaving] = useState(false);
  /** The prices that were sent last, and their Idempotency-Key. */
  const attempt = useRef({ body: '', key: '' });
  const { confirms, question } = usePriceQuestion();
  const messages = useMessage();

  const shown = rows.map((row) => {
    const stored = priceOf(row);
    const price = typed.has(row.id) ? (typed.get(row.id) ?? null) : stored;
    return { row, stored, price };
  });
  const changed = shown.filter(({ stored, price }) => price !== stored);
  useFocusWhileBusy(frame, saving);
  useEffect(() => frame.current?.querySelector('h2')?.focus({ preventScroll: true }), []);

  const change = useCallback((id: number, price: number | null) => {
    setTyped((before) => new Map(before).set(id, price));
  }, []);
  const apply = (adjustment: Adjustment) => {
    setTyped(new Map(rows.map((row) => [row.id, adjustedPrice(priceOf(row), adjustment)])));
    setChecked(false);
  };

  const run = async () => {
    setChecked(true);
    messages.clear();
    const prices = changed.flatMap(({ row, price }) =>
      isPrice(price) ? [{ id: row.id, price, version: versionOf(row) }] : [],
    );
    if (prices.length < changed.length) return focusInvalid(frame.current);
    if (prices.length === 0) return onClose();
    const large = changed.flatMap(({ row, stored, price }) =>
      isPrice(price) && isLargePriceChange(stored, price)
        ? [words.prices.change(nameOf(row), formatRupiah(stored), formatRupiah(price))]
        : [],
    );
    if (!confirms(large, () => void run())) return;
    setSaving(true);
    const body = JSON.stringify(prices);
    if (attempt.current.body !== body) attempt.current = { body, key: nanoid() };
    try {
      await save(prices, attempt.current.key);
      onSaved(
        changed.map(({ row, stored, price }) => ({ id: row.id, from: stored, to: price ?? 0 })),
      );
    } catch (error) {
      messages.show(failureMessage(error));
      setSaving(false);
      if (isOutdated(error)) void refetch();
    }
  };

  return (
    <>
      {question}
      <form
        ref={frame}
        tabIndex={-1}
        aria-labelledby={titleId}
        aria-busy={saving}
        noValidate
        className="flex flex-col gap-4 outline-none"
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <ModeHeading id={titleId} words={words.prices} />
        <AdjustmentFields disabled={saving} onApply={apply} />
        <ul>
          {shown.map(({ row, stored, price }) => (
            <PriceRow
              key={row.id}
              row={row}
              columns={columns}
              name={nameOf(row)}
              stored={stored}
              note={noteOf(row)}
              price={price}
              invalid={checked && !isPrice(price)}
              disabled={saving}
              onChange={change}
            />
          ))}
        </ul>
        <ModeButtons
          messages={messages}
          saving={saving}
          unsaved={changed.length > 0}
          onClose={onClose}
          // Above the buttons on a phone, where they fill a line.
          status={
            <p role="status" className="basis-full text-sm text-subtle sm:grow sm:basis-0">
              {words.prices.count(changed.length)}
            </p>
          }
        />
      </form>
    </>
  );
}

/** The field has its state with the next render. */
function focusInvalid(form: HTMLElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

/** The server says which row has changed meanwhile, and which field is wrong. */
function failureMessage(error: unknown): string {
  const isExplained = isOutdated(error) || errorStatus(error) === 422;
  return (isExplained && errorProblem(error)?.message) || words.prices.failed;
}
