import { PageLink, paths } from '@lereng/web-feature';
import { ButtonLink, ContentCardSkeleton, EmptyState, FormButton } from '@lereng/web-ui';
import { words as shared } from '../words';
import type { ListWords } from './list-words';

/** The shape of a list until it is there. */
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
  /** What was searched for; empty where the list itself is. */
  text: string;
  path: string;
  onReset: () => void;
}

/** Says that there is nothing to show, with the way to everything or out. */
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
