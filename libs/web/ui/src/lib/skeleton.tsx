import { classNames } from './class-names';

/** A block in the shape of what comes; its size is given by classes. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-pulse rounded-card bg-pasir', className)}
    />
  );
}
