import { PageLink, paths, usePageEnvironment } from '@lereng/web-feature';
import { ButtonLink, EmptyState, RetryButton } from '@lereng/web-ui';
import type { ReactNode } from 'react';
import type { QueryView } from './query';
import { words } from './words';

export interface LoadFailureProps {
  title: string;
  /** Level of the heading; a page that is nothing but the failure has 1. */
  level?: 1 | 2;
  query: Pick<QueryView<unknown>, 'isFetching' | 'refetch'>;
  /** The way out; the home page unless told. */
  out?: { to: string; label: string };
  /** What may have gone wrong, and what can be done. */
  children?: ReactNode;
}

/** Says that something did not come, and offers to ask again. */
export function LoadFailure({
  title,
  level,
  query,
  out = { to: paths.home.getHref(), label: words.toHome },
  children,
}: LoadFailureProps) {
  const { refreshHead } = usePageEnvironment();
  const tryAgain = async () => {
    const { error } = await query.refetch();
    // The head still speaks of the failure.
    if (error === undefined) refreshHead();
  };
  return (
    <EmptyState
      level={level}
      title={title}
      drawing="cloud"
      className={level === 1 ? 'py-24' : undefined}
      actions={
        <>
          <RetryButton
            label={words.tryAgain}
            busy={query.isFetching}
            onRetry={() => void tryAgain()}
          />
          <ButtonLink href={out.to} link={PageLink} variant="secondary">
            {out.label}
          </ButtonLink>
        </>
      }
    >
      {children}
    </EmptyState>
  );
}
