import { formatInstantWithTime } from '@lereng/shared-sentences';
import { Dialog, isOutdated, MessageBanner, useKinds, useMessage } from '@lereng/admin-kit/shell';
import { errorProblem, errorStatus } from '@lereng/web-data-access';
import { useFetchRow } from '@lereng/web-data-access/content-admin';
import {
  historyAdminApi,
  useRevertChangeMutation,
  type HistoryEntry,
  type RevertPreview,
} from '@lereng/web-data-access/history-admin';
import { usePageEnvironment } from '@lereng/web-feature';
import { Button, Skeleton } from '@lereng/web-ui';
import { useCallback, useEffect, useState } from 'react';
import { subjectOf } from '@lereng/admin-kit/history';
import { FieldChanges } from './field-changes';
import { words } from './words';

interface RevertDialogProps {
  entry: HistoryEntry;
  onDone: () => void;
  onClose: () => void;
}

/** Shows the changes of going back, and makes these and no others. */
export function RevertDialog({ entry, onDone, onClose }: RevertDialogProps) {
  const { site } = usePageEnvironment();
  const fetch = useFetchRow(historyAdminApi.endpoints.previewRevert);
  const [preview, setPreview] = useState<RevertPreview>();
  const [error, setError] = useState<unknown>();
  const [revert, { isLoading }] = useRevertChangeMutation();
  const messages = useMessage();
  const kinds = useKinds();
  const time = formatInstantWithTime(entry.changed_at, site.timeZone);
  const hasChanges = preview !== undefined && preview.changes.length > 0;

  const load = useCallback(() => fetch(entry.id).then(setPreview, setError), [fetch, entry.id]);
  useEffect(() => void load(), [load]);

  const run = async () => {
    messages.clear();
    try {
      await revert({ id: entry.id, 'If-Match': preview?.version }).unwrap();
      onDone();
    } catch (failure) {
      const isOld = isOutdated(failure);
      if (isOld) await load();
      messages.show(isOld ? words.changedSince : messageOf(failure, words.revertFailed));
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
        ) : !preview ? (
          <Skeleton className="h-20" />
        ) : !hasChanges ? (
          <p>{words.nothing}</p>
        ) : (
          <>
            <p>{words.revertQuestion(subjectOf(entry, kinds), time)}</p>
            <FieldChanges kind={entry.kind} rowId={entry.row_id} changes={preview.changes} />
          </>
        )}
        {preview?.image_missing && <p className="text-subtle">{words.pictureGone}</p>}
      </div>
    </Dialog>
  );
}

/** The API names the deleted row, the platform that is taken, and the value that is refused. */
const messageOf = (error: unknown, otherwise: string): string =>
  ([400, 404, 422].includes(errorStatus(error) as number) && errorProblem(error)?.message) ||
  otherwise;
