import { ADD_KEY, addedText, type OrderRow } from '@lereng/shared-domain/orders';
import { paths } from '@lereng/web-feature';
import { classNames } from '@lereng/web-ui';
import { useState, type SubmitEvent } from 'react';
import { useHref } from 'react-router-dom';
import { useWords } from '../words';

export interface AddToOrderProps extends OrderRow {
  name: string;
  /** How many people one unit is for: then the units follow from the people. */
  capacity?: number | null;
  className?: string;
}

/**
 * Adds a row to the order on this device; without scripts a form that leads to an order of this row. The code for it is
 * fetched with the first tap. It stands on a page many times, so its markup is as short as it can be.
 */
export function AddToOrder({ kind, id, name, capacity = null, className }: AddToOrderProps) {
  const words = useWords();
  const page = useHref(paths.order.getHref());
  const [label, setLabel] = useState<string>(words.addToOrder);
  const line = { kind, id, quantity: capacity === null ? 1 : null };
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    void import('./device-order').then(
      ({ addToDeviceOrder }) => {
        setLabel(addToDeviceOrder(line) ? words.addMore : words.notAdded);
      },
      // As the form does without scripts.
      () => window.location.assign(`${page}?${ADD_KEY}=${addedText(line)}`),
    );
  };
  return (
    <form action={page} onSubmit={add} className={classNames('add-to-order', className)}>
      <button name={ADD_KEY} value={addedText(line)} aria-label={`${label}: ${name}`}>
        {label}
      </button>
    </form>
  );
}
