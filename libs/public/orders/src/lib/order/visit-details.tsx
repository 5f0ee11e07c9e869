import { addDays, LIMITS, parseWholeNumber, type CalendarDate } from '@lereng/shared-domain';
import type { Order } from '@lereng/shared-domain/orders';
import { weekdayAndDate } from '@lereng/shared-sentences';
import { usePageEnvironment } from '@lereng/web-feature';
import type { Elements } from '@lereng/web-ui';
import { useWords } from '../words';
import { DateInput } from './date-input';
import { FIELD, Labelled } from './field';

interface VisitDetailsProps {
  order: Order;
  /** The day of the visit, once it is known. */
  date: CalendarDate | null;
  onChange: (order: Order) => void;
  /** What is to be said of the day. */
  children: Elements;
}

/** When the visit is, and how many come: what the units and prices of all lines depend on. */
export function VisitDetails({ order, date, onChange, children }: VisitDetailsProps) {
  const words = useWords();
  const { today, locale } = usePageEnvironment();
  return (
    <div className="grid grid-cols-2 items-start gap-3 max-[22rem]:grid-cols-1 sm:gap-4">
      <Labelled label={words.date} value={date && weekdayAndDate(date, locale)}>
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
      <Labelled label={words.people} value={order.people?.toString()}>
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
      {order.date !== null && date !== null && order.date !== date && (
        <p role="status" className="col-span-full text-sm font-semibold">
          {words.otherDate}
        </p>
      )}
      {children}
    </div>
  );
}

function peopleOf(text: string): number | null {
  const people = parseWholeNumber(text);
  return people ? Math.min(people, LIMITS.orderPeopleMax) : null;
}
