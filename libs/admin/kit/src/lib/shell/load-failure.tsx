import { Button, EmptyState } from '@lereng/web-ui';
import { useState, type ReactNode } from 'react';
import { Banner } from './banner/banner';
import type { ListQuery } from './calls';
import { words } from './words';

interface LoadFailureProps {
  title: string;
  onRetry: () => unknown;
}

/** In the place of content that could not be loaded, with a button that tries again. */
export function LoadFailure({ title, onRetry }: LoadFailureProps) {
  return (
    <EmptyState
      illustration="cloud"
      title={title}
      actions={
        <Button variant="secondary" onClick={() => void onRetry()}>
          {words.retry}
        </Button>
      }
    />
  );
}

/** A message that something could not be loaded, until it is closed; null without. A later failure is said again. */
export function useLoadFailure(
  { isError, error }: Pick<ListQuery<unknown>, 'isError' | 'error'>,
  message: string,
): ReactNode {
  const [dismissed, setDismissed] = useState<unknown>(null);
  if (!isError || error === dismissed) return null;
  return <Banner kind="error" lasting message={message} onClose={() => setDismissed(error)} />;
}
