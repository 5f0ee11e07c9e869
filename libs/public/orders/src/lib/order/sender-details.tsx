import { LIMITS } from '@lereng/shared-domain';
import type { Order } from '@lereng/shared-domain/orders';
import { useWords } from '../words';
import { FIELD, Labelled } from './field';

interface SenderDetailsProps {
  order: Order;
  onChange: (order: Order) => void;
}

/** Who orders, and what else the venue is to know. */
export function SenderDetails({ order, onChange }: SenderDetailsProps) {
  const words = useWords();
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[2fr_3fr]">
      <Labelled label={words.name} value={order.name}>
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
      <Labelled label={words.note} value={order.note}>
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
