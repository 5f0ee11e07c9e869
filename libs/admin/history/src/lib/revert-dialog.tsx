import { Dialog, MessageBanner, useKinds, useMessage } from '@lereng/admin-kit';
import { formatInstantWithTime } from '@lereng/shared-domain';
import { errorProblem, errorStatus } from '@lereng/web-data-access';
import {
  usePreviewRevertQuery,
  useRevertChangeMutation,
  type HistoryEntry,
} from '@lereng/web-data-access/history-admin';
import { usePageEnvironment } from '@lereng/web-feature';
import { Button, Skeleton } from '@lereng/web-ui';
import { subjectOf } from './entry-subject';
import { FieldChanges } from './field-changes';
import { words } from './words';

export interface RevertDialogProps {
  entry: HistoryEntry;
  onDone: () => void;
  onClose: () => void;
}

/** Shows what going back would change, and does it. */
export function RevertDialog({ entry, onDone, onClose }: RevertDialogProps) {
  const { site } = usePageEnvironment();
  const { data, error } = usePreviewRevertQuery(entry.id, { refetchOnMountOrArgChange: true });
  const [revert, { isLoading }] = useRevertChangeMutation();
  const messages = useMessage();
  const kinds = useKinds();
  const time = formatInstantWithTime(entry.changed_at, site.timeZone);
  const hasChanges = data !== undefined && data.changes.length > 0;

  const run = async () => {
    messages.clear();
    try {
      await revert({ id: entry.id }).unwrap();
      onDone();
    } catch (failure) {
      messages.show(messageOf(failure, words.revertFailed));
    }
  };

  return (
    <Dialog
      title={words.revertTitle}
      busy={isLoading}
      onClose={onClose}
      messages={<MessageBanner state={messages} />}
      actions={
        <>
          <Button variant="secondary" data-autofocus disabled={isLoading} onClick={onClose}>
            {words.cancel}
          </Button>
          {hasChanges && (
            <Button busy={isLoading} disabled={isLoading} onClick={() => void run()}>
              {isLoading ? words.waiting : words.revert}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4" aria-live="polite">
        {error ? (
          <p>{messageOf(error, words.previewFailed)}</p>
        ) : !data ? (
          <Skeleton className="h-20" />
        ) : !hasChanges ? (
          <p>{words.nothing}</p>
        ) : (
          <>
            <p>{words.revertQuestion(subjectOf(entry, kinds), time)}</p>
            <FieldChanges kind={entry.kind} changes={data.changes} />
          </>
        )}
        {data?.image_missing && <p className="text-subtle">{words.pictureGone}</p>}
      </div>
    </Dialog>
  );
}

/** The API says what was deleted, and which platform is taken. */
const messageOf = (error: unknown, otherwise: string): string =>
  ([400, 404].includes(errorStatus(error) as number) && errorProblem(error)?.message) || otherwise;
