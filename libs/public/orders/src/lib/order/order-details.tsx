import { addDays, LIMITS, parseWholeNumber, type CalendarDate } from '@lereng/shared-domain';
import type { Order } from '@lereng/shared-domain/orders';
import { usePageEnvironment } from '@lereng/web-feature';
import { classNames } from '@lereng/web-ui';
import { useId, type ReactNode } from 'react';
import { useWords } from '../words';
import { DateInput } from './date-input';
import { FIELD } from './field';

interface OrderDetailsProps {
  order: Order;
  /** The day of the visit, once it is known. */
  date: CalendarDate | null;
  onChange: (order: Order) => void;
}

/** When the visit is, and who comes. */
export function OrderDetails({ order, date, onChange }: OrderDetailsProps) {
  const words = useWords();
  const { today } = usePageEnvironment();
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
      <Labelled label={words.date}>
        {(id) => (
          <DateInput
            id={id}
            date={date}
            min={today}
            max={addDays(today, LIMITS.orderDaysMax)}
            onChange={(chosen) => onChange({ ...order, date: chosen })}
          />
        )}
      </Labelled>
      {order.date !== null && date !== null && order.date !== date && (
        <p role="status" className="text-sm font-semibold">
          {words.otherDate}
        </p>
      )}
      <Labelled label={words.people}>
        {(id) => (
          <input
            id={id}
            name="people"
            type="number"
            inputMode="numeric"
            min={1}
            max={LIMITS.orderPeopleMax}
            value={order.people ?? ''}
            onChange={({ target }) => onChange({ ...order, people: peopleOf(target.value) })}
            className={`${FIELD} w-full`}
          />
        )}
      </Labelled>
      <Labelled label={words.name} className="col-span-full">
        {(id) => (
          <input
            id={id}
            name="name"
            autoComplete="name"
            maxLength={LIMITS.orderNameMax}
            value={order.name}
            onChange={({ target }) => onChange({ ...order, name: target.value })}
            className={`${FIELD} w-full`}
          />
        )}
      </Labelled>
      <Labelled label={words.note} className="col-span-full">
        {(id) => (
          <textarea
            id={id}
            name="note"
            rows={2}
            maxLength={LIMITS.orderNoteMax}
            value={order.note}
            onChange={({ target }) => onChange({ ...order, note: target.value })}
            className={`${FIELD} w-full py-2`}
          />
        )}
      </Labelled>
    </div>
  );
}

interface LabelledProps {
  label: string;
  className?: string;
  /** @param id of the field */
  children: (id: string) => ReactNode;
}

function Labelled({ label, className, children }: LabelledProps) {
  const id = useId();
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1', className)}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children(id)}
    </div>
  );
}

function peopleOf(text: string): number | null {
  const people = parseWholeNumber(text);
  return people ? Math.min(people, LIMITS.orderPeopleMax) : null;
}
