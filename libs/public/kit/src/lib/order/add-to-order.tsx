import { ADD_KEY, addedText, type OrderRow } from '@lereng/shared-domain/orders';
import { paths } from '@lereng/web-feature';
import { classNames, Icon } from '@lereng/web-ui';
import { useState, type SubmitEvent } from 'react';
import { words } from '../words';

export interface AddToOrderProps extends OrderRow {
  name: string;
  /** How many people one unit is for: then the units follow from the people. */
  capacity?: number | null;
  className?: string;
}

/**
 * Adds a row to the order on this device; without scripts a form that leads to an order of this row. The code for it is
 * fetched with the first tap.
 */
export function AddToOrder({ kind, id, name, capacity = null, className }: AddToOrderProps) {
  const [isAdded, setAdded] = useState(false);
  const quantity = capacity === null ? 1 : null;
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void import('./device-order').then(
      ({ addToDeviceOrder }) => {
        addToDeviceOrder({ kind, id, quantity });
        setAdded(true);
      },
      () => form.submit(),
    );
  };
  const label = isAdded ? words.addMore : words.addToOrder;
  return (
    <form
      method="get"
      action={paths.order.getHref()}
      onSubmit={add}
      className={classNames('print:hidden', className)}
    >
      <input type="hidden" name={ADD_KEY} value={addedText({ kind, id, quantity })} />
      <button type="submit" aria-label={`${label}: ${name}`} className="add-to-order">
        <Icon name={isAdded ? 'check' : 'plus'} className="size-5" />
        <span>{label}</span>
      </button>
    </form>
  );
}
