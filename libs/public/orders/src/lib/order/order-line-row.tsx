import { formatRupiah, LIMITS, parseWholeNumber } from '@lereng/shared-domain';
import { priceNote } from '@lereng/shared-domain/offers';
import {
  lineTotal,
  orderRowKey,
  type OrderRow,
  type QuotedLine,
} from '@lereng/shared-domain/orders';
import { PageLink, paths } from '@lereng/web-feature';
import { Button, Icon, IconButton, Price, useHydrated } from '@lereng/web-ui';
import { words } from '../words';
import { FIELD } from './field';

interface OrderLineRowProps {
  line: QuotedLine;
  /** Null where the units follow from the people. */
  chosen: number | null;
  /** @param quantity null for as many as the people need, 0 for none */
  onChange: (quantity: number | null) => void;
}

/** A line with its price on the day of the visit. */
export function OrderLineRow({ line, chosen, onChange }: OrderLineRowProps) {
  const hydrated = useHydrated();
  const { kind, id, name, quantity, price, original_price, promotion, unavailable } = line;
  const { getHref } = kind === 'packages' ? paths.package : paths.menuItem;
  const follows = chosen === null && line.capacity !== null;
  return (
    <li className="flex flex-col gap-2 border-b border-line py-4">
      <div className="flex items-baseline justify-between gap-4">
        <PageLink to={getHref(id)} className="min-w-0 font-semibold wrap-anywhere hover:underline">
          {name}
        </PageLink>
        <strong className="shrink-0 tabular-nums">{formatRupiah(lineTotal(line))}</strong>
      </div>
      <p className="flex flex-wrap gap-x-3 text-sm text-muted">
        <Price amount={price} original={original_price} note={priceNote(line)} />
        {promotion && <span>{words.promotion(promotion.title)}</span>}
      </p>
      {unavailable && <p className="font-semibold text-danger">{words.unavailable[unavailable]}</p>}
      <div className="flex flex-wrap items-center gap-2">
        {hydrated && (
          <IconButton
            label={words.less(name)}
            icon={<Icon name="minus" />}
            disabled={quantity <= 1}
            onClick={() => onChange(quantity - 1)}
          />
        )}
        <input
          aria-label={words.quantityOf(name)}
          name={orderRowKey({ kind, id })}
          type="number"
          inputMode="numeric"
          min={0}
          max={LIMITS.orderQuantityMax}
          {...(hydrated
            ? { value: quantity, onChange: (event) => read(event.target.value, onChange) }
            : { defaultValue: chosen ?? '', placeholder: String(quantity) })}
          className={`${FIELD} w-18 text-center`}
        />
        {hydrated && (
          <>
            <IconButton
              label={words.more(name)}
              icon={<Icon name="plus" />}
              disabled={quantity >= LIMITS.orderQuantityMax}
              onClick={() => onChange(quantity + 1)}
            />
            <Button variant="quiet" aria-label={words.removeOf(name)} onClick={() => onChange(0)}>
              {words.remove}
            </Button>
          </>
        )}
        {follows && <span className="text-sm text-muted">{words.followsPeople}</span>}
        {hydrated && !follows && line.capacity !== null && (
          <Button variant="quiet" onClick={() => onChange(null)}>
            {words.followPeople}
          </Button>
        )}
      </div>
    </li>
  );
}

/** An empty field, or one that is no number, changes nothing. */
function read(text: string, onChange: OrderLineRowProps['onChange']): void {
  const quantity = parseWholeNumber(text);
  if (quantity !== null && quantity > 0) onChange(quantity);
}

interface MissingLineProps {
  row: OrderRow;
  onRemove: () => void;
}

/** A row that was deleted or hidden since it was added: named by its link alone. */
export function MissingLine({ row, onRemove }: MissingLineProps) {
  const hydrated = useHydrated();
  const { getHref } = row.kind === 'packages' ? paths.package : paths.menuItem;
  const name = `${words.missingOf[row.kind]} ${row.id}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-4">
      <p className="text-muted">
        <span>{words.missing}</span>
        <span>{` (${getHref(row.id)})`}</span>
      </p>
      {hydrated && (
        <Button variant="secondary" aria-label={words.removeOf(name)} onClick={onRemove}>
          {words.remove}
        </Button>
      )}
    </li>
  );
}
