import { PageLink, paths, usePageEnvironment } from '@lereng/web-feature';
import { ButtonLink, EmptyState } from '@lereng/web-ui';
import { RetryButton } from './form-button';
import type { ReactNode } from 'react';
import { useWords } from './words';

/** The part of an RTK Query hook's result that a page reads. */
export interface QueryView<Data> {
  /** The data of the current argument, also while it is refetched. */
  currentData?: Data;
  error?: unknown;
  isFetching: boolean;
  refetch: () => PromiseLike<{ error?: unknown }>;
}

export interface LoadFailureProps {
  title: string;
  /** Level of the heading: 1 when the failure is the whole page. */
  level?: 1 | 2;
  query: Pick<QueryView<unknown>, 'isFetching' | 'refetch'>;
  /** A link to leave by; default the home page. */
  out?: { to: string; label: string; lang?: string | undefined };
  /** Explanation and advice. */
  children?: ReactNode;
}

/** An error state with a retry button. */
export function LoadFailure({ title, level, query, out, children }: LoadFailureProps) {
  const words = useWords();
  const { refreshHead } = usePageEnvironment();
  const { to, label, lang } = out ?? { to: paths.home.getHref(), label: words.toHome };
  const tryAgain = async () => {
    const { error } = await query.refetch();
    // The head still describes the failure.
    if (error === undefined) refreshHead();
  };
  return (
    <EmptyState
      level={level}
      title={title}
      illustration="cloud"
      className={level === 1 ? 'py-24' : undefined}
      actions={
        <>
          <RetryButton
            label={words.tryAgain}
            busy={query.isFetching}
            onRetry={() => void tryAgain()}
          />
          <ButtonLink href={to} link={PageLink} lang={lang} variant="secondary">
            {label}
          </ButtonLink>
        </>
      }
    >
      {children}
    </EmptyState>
  );
}
