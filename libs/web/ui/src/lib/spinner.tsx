import { classNames } from './class-names';
import { words } from './words';

/** A turning ring in the colour of the text around it; says nothing by itself. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-block size-5 shrink-0 animate-spin rounded-chip border-2 border-current border-r-transparent',
        className,
      )}
    />
  );
}

/** Stands where a page or a part of it will be. */
export function Loader({
  label = words.loading,
  className,
}: {
  label?: string;
  className?: string;
}) {
  return (
    <div
      role="status"
      className={classNames(
        'flex min-h-40 flex-col items-center justify-center gap-3 text-abu',
        className,
      )}
    >
      <Spinner className="size-8 text-jeruk" />
      <span>{label}</span>
    </div>
  );
}
