import { useId, type ReactNode } from 'react';

/** The classes of inputs. */
export const FIELD =
  'min-h-target rounded-card border border-control bg-surface-raised px-3 text-base text-default tabular-nums';

interface LabelledProps {
  label: string;
  /** @param id of the field */
  children: (id: string) => ReactNode;
}

export function Labelled({ label, children }: LabelledProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children(id)}
    </div>
  );
}
