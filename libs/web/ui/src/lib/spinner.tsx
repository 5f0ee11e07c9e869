import type { Locale } from '@lereng/shared-domain';
import { classNames } from './class-names';
import { wordsIn } from './words';

/** A spinner in the text's colour, hidden from screen readers. */
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

/** A loading indicator for a page or a part of it. */
export function Loader({
  locale,
  label = wordsIn(locale).loading,
  className,
}: {
  /** The language of the page; the back office's by default. */
  locale?: Locale;
  label?: string;
  className?: string;
}) {
  return (
    <div
      role="status"
      className={classNames(
        'flex min-h-40 flex-col items-center justify-center gap-3 text-subtle',
        className,
      )}
    >
      <Spinner className="size-8 text-accent" />
      <span>{label}</span>
    </div>
  );
}
