import { useId, type ReactNode } from 'react';

/** The classes of inputs. */
export const FIELD =
  'min-h-target rounded-card border border-control bg-surface-raised px-3 text-base text-default tabular-nums';

interface LabelledProps {
  label: string;
  /** What the field says, for paper. */
  value: string | null | undefined;
  /** @param id of the field */
  children: (id: string) => ReactNode;
}

export function Labelled({ label, value, children }: LabelledProps) {
  const id = useId();
  return (
    <div data-value={value || undefined} className="order-field">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children(id)}
    </div>
  );
}
