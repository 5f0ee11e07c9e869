import { useId, type ReactNode } from 'react';
import { ContentCardSkeleton } from '../card/content-card';

const CARD_SIZES =
  '(min-width: 75rem) 23rem, (min-width: 48rem) 30vw, (min-width: 29rem) 18rem, 62vw';

const ITEM = 'max-md:w-[62vw] max-md:max-w-72';

/** How many rows the API responds with, unless there are fewer. */
const COUNT = 3;

export interface RelatedListProps<Row> {
  title: string;
  query: { data?: readonly Row[]; isError: boolean };
  /** A row's card; `sizes` is for its picture. */
  children: (row: Row, sizes: string) => ReactNode;
}

/**
 * Other rows than the one of the page. Their space is reserved before they are loaded; where there are none, only the
 * foot of the page is rendered.
 */
export function RelatedList<Row extends { id: number }>({
  title,
  query: { data, isError },
  children: card,
}: RelatedListProps<Row>) {
  const titleId = useId();
  const isPending = data === undefined && !isError;
  const rows = data ?? [];
  if (rows.length === 0 && !isPending) return <div className="pb-12 lg:pb-20 print:hidden" />;
  return (
    <section aria-labelledby={titleId} className="wrap pt-10 pb-16 lg:pt-20 lg:pb-24 print:hidden">
      <h2 id={titleId} className="text-xl sm:text-2xl">
        {title}
      </h2>
      <ul
        aria-busy={isPending || undefined}
        className="mt-5 max-md:swipe-row md:grid md:grid-cols-3 md:gap-5"
      >
        {rows.map((row) => (
          <li key={row.id} className={ITEM}>
            {card(row, CARD_SIZES)}
          </li>
        ))}
        {isPending &&
          Array.from({ length: COUNT }, (_, position) => (
            <li key={position} className={ITEM}>
              <ContentCardSkeleton />
            </li>
          ))}
      </ul>
    </section>
  );
}
