import { useId, type ReactNode } from 'react';

const CARD_SIZES =
  '(min-width: 75rem) 23rem, (min-width: 48rem) 30vw, (min-width: 29rem) 18rem, 62vw';

export interface RelatedListProps<Row> {
  title: string;
  rows: readonly Row[] | undefined;
  /** A row's card; `sizes` is for its picture. */
  children: (row: Row, sizes: string) => ReactNode;
}

/** Rows other than the one of the page; the foot of the page alone while there are none. */
export function RelatedList<Row extends { id: number }>({
  title,
  rows = [],
  children: card,
}: RelatedListProps<Row>) {
  const titleId = useId();
  if (rows.length === 0) return <div className="pb-12 lg:pb-20 print:hidden" />;
  return (
    <section aria-labelledby={titleId} className="wrap pt-10 pb-16 lg:pt-20 lg:pb-24 print:hidden">
      <h2 id={titleId} className="text-xl sm:text-2xl">
        {title}
      </h2>
      <ul className="mt-5 max-md:swipe-row md:grid md:grid-cols-3 md:gap-5">
        {rows.map((row) => (
          <li key={row.id} className="max-md:w-[62vw] max-md:max-w-72">
            {card(row, CARD_SIZES)}
          </li>
        ))}
      </ul>
    </section>
  );
}
