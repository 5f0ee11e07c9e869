import { MessageBanner, type useMessage } from '@lereng/admin-kit/shell';
import { Button, Skeleton, type Elements } from '@lereng/web-ui';
import { useId, type Ref } from 'react';

interface AccountSectionProps {
  title: string;
  /** For the focus, where a button is gone with what it was for. */
  headingRef?: Ref<HTMLHeadingElement>;
  messages: ReturnType<typeof useMessage>;
  children: Elements;
}

/** A part of the account's screen, with what was done last in it. */
export function AccountSection({ title, headingRef, messages, children }: AccountSectionProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface-raised p-5 sm:p-6"
    >
      <h2 ref={headingRef} id={titleId} tabIndex={-1} className="text-lg outline-none">
        {title}
      </h2>
      <MessageBanner state={messages} />
      {children}
    </section>
  );
}

interface UnloadedListProps {
  words: Record<'loading' | 'loadFailed' | 'retry', string>;
  isError: boolean;
  onRetry: () => void;
}

/** In place of a list that is not there: while it loads, or after that has failed. */
export function UnloadedList({ words, isError, onRetry }: UnloadedListProps) {
  if (isError) {
    return (
      <div className="flex flex-col items-start gap-3">
        <p role="alert">{words.loadFailed}</p>
        <Button variant="secondary" onClick={onRetry}>
          {words.retry}
        </Button>
      </div>
    );
  }
  return (
    <div role="status">
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="h-14" />
    </div>
  );
}
