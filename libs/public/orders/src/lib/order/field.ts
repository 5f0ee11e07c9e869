/** The classes of inputs. */
export const FIELD =
  'min-h-target rounded-card border border-control bg-surface-raised px-3 text-base text-default tabular-nums';
