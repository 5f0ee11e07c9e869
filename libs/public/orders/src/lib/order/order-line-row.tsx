import { formatRupiah, LIMITS } from '@lereng/shared-domain';
import {
  lineTotal,
  orderRowKey,
  unitsOf,
  type OrderRow,
  type QuotedLine,
} from '@lereng/shared-domain/orders';
import { priceNote, shortDay, weekdaysText } from '@lereng/shared-sentences';
import type { OrderQuote } from '@lereng/web-data-access/orders';
import { PageLink, paths, usePageEnvironment } from '@lereng/web-feature';
import {
  Button,
  Icon,
  IconButton,
  ownLang,
  Picture,
  Price,
  useHydrated,
  withOwn,
} from '@lereng/web-ui';
import type { MouseEvent } from 'react';
import { useWords } from '../words';
import { QuantityInput } from './quantity-input';

export type OrderLineView = QuotedLine<OrderQuote['rows'][number]>;

interface OrderLineRowProps {
  line: OrderLineView;
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
  const { kind, id, name, quantity, price, original_price: original, unavailable } = line;
  const { getHref } = kind === 'packages' ? paths.package : paths.menuItem;
  const isOne = quantity === 1;
  return (
    <li className="flex flex-wrap gap-3 border-b border-line py-3 first:border-t">
      <Picture image={line} alt="" sizes="3.5rem" className="size-14 shrink-0 rounded-card" />
      <div className="min-w-0 flex-1 basis-40">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <PageLink
            to={getHref(id)}
            lang={ownLang(line, 'name')}
            className="min-w-0 flex-1 basis-24 font-semibold wrap-anywhere hover:underline"
          >
            {name}
          </PageLink>
          <Price
            amount={lineTotal(line)}
            original={isOne ? original : null}
            locale={locale}
            className="ml-auto group-aria-busy/lines:**:text-subtle"
          />
        </div>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
          <p className="min-w-0 flex-1 basis-20 text-sm text-muted group-aria-busy/lines:**:text-subtle">
            {!isOne && (
              <>
                <span>{`${quantity} × `}</span>
                {original !== null && <s>{`${formatRupiah(original, locale)} `}</s>}
                <span>{formatRupiah(price, locale)}</span>
              </>
            )}
            <span>{withOwn(` ${priceNote(line, locale) ?? ''}`, line, 'price_unit')}</span>
          </p>
          <LineStepper line={line} chosen={chosen} onChange={onChange} onRemove={onRemove} />
        </div>
        {unavailable && unavailable !== 'closed' && (
          <p className="text-sm font-semibold text-danger">{words.state[unavailable]}</p>
        )}
        <LineReasons line={line} chosen={chosen} people={people} onChange={onChange} />
      </div>
    </li>
  );
}

type LineStepperProps = Omit<OrderLineRowProps, 'people'>;

/** As wide before hydration as afterwards. */
function LineStepper({ line, chosen, onChange, onRemove }: LineStepperProps) {
  const words = useWords();
  const hydrated = useHydrated();
  const { kind, id, name, quantity } = line;
  return (
    <div className="ml-auto flex w-33 max-w-full rounded-chip border border-control bg-surface-raised print:hidden">
      {hydrated && (
        <IconButton
          label={quantity > 1 ? words.less(name) : words.removeOf(name)}
          icon={<Icon name="minus" className="size-5" />}
          onClick={() => (quantity > 1 ? onChange(quantity - 1) : onRemove())}
          className="-my-px -ml-px"
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
          icon={<Icon name="plus" className="size-5" />}
          // A disabled button would lose the focus.
          aria-disabled={quantity >= LIMITS.orderQuantityMax}
          onClick={() => quantity < LIMITS.orderQuantityMax && onChange(quantity + 1)}
          className="-my-px -mr-px"
        />
      )}
    </div>
  );
}

type LineReasonsProps = Omit<OrderLineRowProps, 'onRemove'>;

/** Why the amount is what it is, a sentence for each reason. */
function LineReasons({ line, chosen, people, onChange }: LineReasonsProps) {
  const words = useWords();
  const { locale } = usePageEnvironment();
  const hydrated = useHydrated();
  const { quantity, capacity, price_unit: unit, promotion } = line;
  const { promotion_weekdays: weekdays, promotion_ended_on: endedOn, period_name: period } = line;
  const one = { ...line, price_unit: unit && unit.replace(/^per\s+/i, '') };
  const needed = unitsOf({ quantity: null }, people, capacity);
  const isFollowing = capacity !== null && (chosen === null || quantity === needed);
  const guests = capacity === null ? null : capacity * quantity;
  const isEnough = guests === null || people === null || guests >= people;
  const reasons = [
    promotion && withOwn(words.promotion(promotion.title), promotion, 'title'),
    weekdays && words.promotionOn(weekdaysText(weekdays, locale)),
    endedOn && words.promotionEnded(shortDay(endedOn, locale)),
    period !== null && withOwn(words.period(period), line, 'period_name'),
    isFollowing &&
      isEnough &&
      people !== null &&
      withOwn(words.unitsFor(quantity, one.price_unit, people), one, 'price_unit'),
  ].filter(Boolean);
  const follow = ({ currentTarget }: MouseEvent) => {
    // The button goes as the line follows.
    currentTarget.closest('li')?.querySelector('input')?.focus();
    onChange(null);
  };
  return (
    <>
      {reasons.map((reason, index) => (
        <p key={index} className="text-sm wrap-anywhere text-muted">
          {reason}
        </p>
      ))}
      {!isEnough && <p className="text-sm font-semibold">{words.enoughFor(guests, people)}</p>}
      {hydrated && !isFollowing && capacity !== null && people !== null && (
        <button type="button" className="text-link text-left text-sm" onClick={follow}>
          {words.followPeople}
        </button>
      )}
    </>
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
    <li className="flex flex-wrap items-center gap-x-3 border-b border-line py-3">
      <p className="flex-1 basis-40 text-muted">
        <span>{words.missing}</span>
        <span className="wrap-anywhere">{` (${getHref(row.id)})`}</span>
      </p>
      {/* Without scripts it sends the form, which has no field for what is missing. */}
      <Button
        type="submit"
        variant="quiet"
        className="ml-auto px-0"
        aria-label={words.removeOf(name)}
        onClick={() => onRemove(name)}
      >
        {words.remove}
      </Button>
    </li>
  );
}
