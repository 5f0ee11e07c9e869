import {
  ConfirmDialog,
  LoadFailure,
  MessageBanner,
  PageHeader,
  rowName,
  useKinds,
  useMessage,
} from '@lereng/admin-kit/shell';
import { errorProblem, errorStatus } from '@lereng/web-data-access';
import {
  useListTrashQuery,
  useRemoveTrashedMutation,
  useRestoreTrashedMutation,
  type TrashEntry,
} from '@lereng/web-data-access/trash-admin';
import { EmptyState, Skeleton } from '@lereng/web-ui';
import { useRef, useState } from 'react';
import { TrashItem } from './trash-item';
import { words } from './words';

/** Deleted rows of every kind, newest first. */
export default function TrashPage() {
  const { data, isError, refetch } = useListTrashQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [restore, restoring] = useRestoreTrashedMutation();
  const [remove] = useRemoveTrashedMutation();
  const [removing, setRemoving] = useState<TrashEntry | null>(null);
  const messages = useMessage();
  const kinds = useKinds();
  const title = useRef<HTMLHeadingElement>(null);

  const putBack = async ({ kind, id, name }: TrashEntry) => {
    messages.clear();
    try {
      await restore({ kind, id }).unwrap();
      messages.show(words.restored(rowName(kinds, kind, name)), 'success');
    } catch (error) {
      messages.show(messageOf(error));
    }
    // The row's button goes with it.
    title.current?.focus();
  };

  return (
    <section className="flex flex-col gap-5">
      <PageHeader title={words.title} titleRef={title} lead={words.lead} />
      <div aria-live="polite" className="contents">
        <MessageBanner state={messages} />
      </div>
      {data && data.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface-raised">
          {data.map((entry) => (
            <TrashItem
              key={`${entry.kind}/${entry.id}`}
              entry={entry}
              busy={restoring.isLoading}
              onRestore={() => void putBack(entry)}
              onRemove={() => setRemoving(entry)}
            />
          ))}
        </ul>
      )}
      {data?.length === 0 && <EmptyState title={words.empty} />}
      {!data && isError && <LoadFailure title={words.loadFailed} onRetry={refetch} />}
      {!data && !isError && (
        <div role="status">
          <span className="sr-only">{words.loading}</span>
          <Skeleton className="h-20" />
        </div>
      )}
      {removing && (
        <ConfirmDialog
          title={words.remove}
          question={words.removeQuestion(rowName(kinds, removing.kind, removing.name))}
          failed={words.removeFailed}
          asksPassword
          confirm={(password) =>
            remove({ kind: removing.kind, id: removing.id, body: { password } }).unwrap()
          }
          onDone={() => setRemoving(null)}
          onClose={() => setRemoving(null)}
        />
      )}
    </section>
  );
}

/** A social link is refused with 400 where its platform has another one meanwhile. */
const messageOf = (error: unknown) =>
  (errorStatus(error) === 400 && errorProblem(error)?.message) || words.restoreFailed;
