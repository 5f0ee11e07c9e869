import { LoadFailure, PageHeader, useRole } from '@lereng/admin-kit/shell';
import { Skeleton } from '@lereng/web-ui';
import { Sellables } from './sellables';
import { TodayVenue } from './today-venue';
import { useOutcome } from './use-outcome';
import { useSellable } from './use-sellable';
import { words } from './words';

/** What is so today, for the kitchen only what is sold out, each changed by one tap, with one message for all that is done. */
export default function TodayPage() {
  const { rows, isError, refetch, mark, unmark } = useSellable();
  const { say, message } = useOutcome();
  const isOwner = useRole() === 'owner';
  return (
    <section className="flex max-w-3xl flex-col gap-3 sm:gap-5">
      <PageHeader title={words.title} lead={isOwner ? words.lead : words.kitchenLead} />
      {isOwner && <TodayVenue say={say} />}
      {rows ? (
        <Sellables rows={rows} mark={mark} unmark={unmark} say={say} />
      ) : isError ? (
        <LoadFailure title={words.notLoaded} onRetry={refetch} />
      ) : (
        <div role="status">
          <span className="sr-only">{words.loading}</span>
          <Skeleton className="h-96" />
        </div>
      )}
      {message}
    </section>
  );
}
