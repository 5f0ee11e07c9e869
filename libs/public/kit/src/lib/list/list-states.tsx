import { PageLink, paths } from '@lereng/web-feature';
import { ButtonLink, ContentCardSkeleton, EmptyState, FormButton } from '@lereng/web-ui';
import { words as shared } from '../words';
import type { ListWords } from './list-words';

/** Placeholder of a list while it loads. */
export function ListSkeleton({ grid, count }: { grid: string; count: number }) {
  return (
    <div className={grid}>
      {Array.from({ length: count }, (_, position) => (
        <ContentCardSkeleton key={position} />
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
