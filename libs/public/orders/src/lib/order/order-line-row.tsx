import { formatRupiah, LIMITS } from '@lereng/shared-domain';
import {
  lineTotal,
  orderRowKey,
  type OrderRow,
  type QuotedLine,
} from '@lereng/shared-domain/orders';
import { priceNote } from '@lereng/shared-sentences';
import { PageLink, paths, usePageEnvironment } from '@lereng/web-feature';
import { Button, Icon, IconButton, Price, useHydrated } from '@lereng/web-ui';
import { useWords } from '../words';
import { QuantityInput } from './quantity-input';

interface OrderLineRowProps {
  line: QuotedLine;
  /** Null where the units follow from the people. */
  chosen: number | null;
  /** How many come; null while it is not known. */
  people: number | null;
  /** @param quantity null for as many as the people need */
  onChange: (quantity: number | null) => void;
  onRemove: () => void;
}

/** A line with its price on the day of the visit. */
export function OrderLineRow({ line, chosen, people, onChange, onRemove }: OrderLineRowProps) {
  const words = useWords();
  const { locale } = usePageEnvironment();
  const hydrated = useHydrated();
  const { kind, id, name, quantity, capacity, price, original_price, promotion, unavailable } =
    line;
  const { getHref } = kind === 'packages' ? paths.package : paths.menuItem;
  const follows = chosen === null && capacity !== null;
  const guests = capacity === null ? null : capacity * quantity;
  return (
    <li className="flex flex-col gap-2 border-b border-line py-4">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <PageLink
          to={getHref(id)}
          className="min-w-0 flex-1 basis-32 font-semibold wrap-anywhere hover:underline"
        >
          {name}
        </PageLink>
        <strong className="ml-auto wrap-anywhere tabular-nums group-aria-busy/lines:text-subtle">
          {formatRupiah(lineTotal(line), locale)}
        </strong>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted group-aria-busy/lines:**:text-subtle">
        <Price
          amount={price}
          original={original_price}
          note={priceNote(line, locale)}
          locale={locale}
          className="text-base"
        />
        {promotion && <span>{words.promotion(promotion.title)}</span>}
      </p>
      {unavailable && <p className="font-semibold text-danger">{words.unavailable[unavailable]}</p>}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div className="flex max-w-full rounded-card border border-control bg-surface-raised">
          {hydrated && (
            <IconButton
              label={words.less(name)}
              icon={<Icon name="minus" />}
              // A disabled button would lose the focus.
              aria-disabled={quantity <= 1}
              onClick={() => quantity > 1 && onChange(quantity - 1)}
            />
          )}
          <QuantityInput
            label={words.quantityOf(name)}
            name={orderRowKey({ kind, id })}
            quantity={quantity}
            chosen={chosen}
            onChange={(units) => (units === 0 ? onRemove() : onChange(units))}
          />
          {hydrated && (
            <IconButton
              label={words.more(name)}
              icon={<Icon name="plus" />}
              aria-disabled={quantity >= LIMITS.orderQuantityMax}
              onClick={() => quantity < LIMITS.orderQuantityMax && onChange(quantity + 1)}
            />
          )}
        </div>
        {hydrated && <RemoveButton name={name} onRemove={onRemove} />}
      </div>
      {follows && <p className="text-sm text-muted">{words.followsPeople}</p>}
      {guests !== null && people !== null && guests < people && (
        <p className="text-sm font-semibold">{words.enoughFor(guests, people)}</p>
      )}
      {hydrated && !follows && capacity !== null && (
        <button type="button" className="text-link self-start" onClick={() => onChange(null)}>
          {words.followPeople}
        </button>
      )}
    </li>
  );
}

interface MissingLineProps {
  row: OrderRow;
  /** @param name what visitors call it */
  onRemove: (name: string) => void;
}

/** A row that was deleted or hidden since it was added: named by its link alone. */
export function MissingLine({ row, onRemove }: MissingLineProps) {
  const words = useWords();
  const { getHref } = row.kind === 'packages' ? paths.package : paths.menuItem;
  const name = `${words.missingOf[row.kind]} ${row.id}`;
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-b border-line py-4">
      <p className="flex-1 basis-40 text-muted">
        <span>{words.missing}</span>
        <span className="wrap-anywhere">{` (${getHref(row.id)})`}</span>
      </p>
      <RemoveButton name={name} onRemove={() => onRemove(name)} />
    </li>
  );
}

/** Without scripts it sends the form, which has no field for what is missing; of a line one enters 0. */
function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  const words = useWords();
  return (
    <Button
      type="submit"
      variant="quiet"
      className="ml-auto px-0"
      aria-label={words.removeOf(name)}
      onClick={onRemove}
    >
      {words.remove}
    </Button>
  );
}
