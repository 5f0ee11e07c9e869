import { classNames } from './class-names';

/** A placeholder block; classes set its size. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-pulse rounded-card bg-surface-muted', className)}
    />
  );
}
