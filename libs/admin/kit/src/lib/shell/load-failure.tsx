import { Button, EmptyState } from '@lereng/web-ui';
import { words } from './words';

export interface LoadFailureProps {
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
