import { ADD_KEY, addedText, type OrderRow } from '@lereng/shared-domain/orders';
import { paths } from '@lereng/web-feature';
import { ownLang, VisuallyHidden } from '@lereng/web-ui';
import { useRef, type SubmitEvent } from 'react';
import { useHref } from 'react-router-dom';
import { useWords } from '../words';
import { useOrderedUnits } from './ordered-units';

export interface OrderStepperProps extends OrderRow {
  name: string;
  /** How many people one unit is for: then the units follow from the people. */
  capacity?: number | null;
  untranslated?: readonly string[];
}

/**
 * A round `+` on a card, which becomes a stepper once its row is in the order on this device; without scripts a form that
 * leads to an order of this row. The code for it is fetched with the first tap. It stands on a page many times, so its
 * markup is as short as it can be, and it is as wide for its surroundings in both states.
 */
export function OrderStepper({ kind, id, name, capacity = null, ...texts }: OrderStepperProps) {
  const words = useWords();
  const page = useHref(paths.order.getHref());
  const units = useOrderedUnits({ kind, id, capacity });
  const adder = useRef<HTMLButtonElement>(null);
  const line = { kind, id, quantity: capacity === null ? 1 : null };
  const change = (by: 1 | -1) => {
    // As the form does without scripts. The page of the order says that it takes no more.
    const leave = () => window.location.assign(`${page}?${ADD_KEY}=${addedText(line)}`);
    void import('./device-order').then(
      ({ changeUnits }) => changeUnits(line, capacity, by) || leave(),
      leave,
    );
  };
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    change(1);
  };
  const take = () => {
    // The button that has the focus goes with the last unit.
    if (units === 1) adder.current?.focus();
    change(-1);
  };
  return (
    <form
      action={page}
      onSubmit={add}
      className={units > 0 ? 'order-stepper order-steps' : 'order-stepper'}
    >
      {units > 0 && (
        <>
          <button type="button" aria-label={words.less(name)} onClick={take} />
          {/* The bar at the foot announces the change. */}
          <output aria-live="off">
            <VisuallyHidden lang={ownLang(texts, 'name')}>{`${name}: `}</VisuallyHidden>
            <span>{units}</span>
          </output>
        </>
      )}
      <button
        ref={adder}
        name={ADD_KEY}
        value={addedText(line)}
        aria-label={words.addNamed(name)}
      />
    </form>
  );
}
