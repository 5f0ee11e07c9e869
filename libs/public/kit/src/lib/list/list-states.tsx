import { PageLink, paths } from '@lereng/web-feature';
import { ButtonLink, EmptyState } from '@lereng/web-ui';
import { ContentCardSkeleton } from '../card/content-card';
import { FormButton } from '../form-button';
import { useId, type ReactNode } from 'react';
import { useWords } from '../words';
import { gridShape } from './grid-shape';
import type { ListWords } from './list-words';

/** Placeholder of a list while it loads. */
export function ListSkeleton({ grid, count }: { grid: string; count: number }) {
  return (
    <div {...gridShape(count)} className={grid}>
      {Array.from({ length: count }, (_, position) => (
        <div key={position}>
          <ContentCardSkeleton />
        </div>
      ))}
    </div>
  );
}

interface NothingFoundProps {
  words: ListWords;
  /** The search text; empty when the list itself is. */
  text: string;
  path: string;
  onReset: () => void;
}

/** The empty state of a list, with a link to all rows or to the home page. */
export function NothingFound({ words, text, path, onReset }: NothingFoundProps) {
  const shared = useWords();
  return (
    <EmptyState
      title={words.noneFound}
      actions={
        text ? (
          <FormButton action={path} onPress={onReset}>
            {shared.resetSearch}
          </FormButton>
        ) : (
          <ButtonLink href={paths.home.getHref()} link={PageLink}>
            {shared.toHome}
          </ButtonLink>
        )
      }
    >
      {text ? words.noneFoundHint(text) : words.noneYet}
    </EmptyState>
  );
}

interface RowsInsteadProps {
  title: string;
  /** Classes of the grid. */
  grid: string;
  count: number;
  /** As many list items. */
  children: ReactNode;
}

/** Rows that are offered when nothing matches. */
export function RowsInstead({ title, grid, count, children }: RowsInsteadProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="border-t pt-8 sm:pt-10">
      <h2 id={titleId} className="text-xl sm:text-2xl">
        {title}
      </h2>
      <ul {...gridShape(count)} className={`mt-5 ${grid}`}>
        {children}
      </ul>
    </section>
  );
}
