import { historyWords, hrefOf, subjectOf } from '@lereng/admin-kit/history';
import { formatInstantWithTime } from '@lereng/shared-sentences';
import { kindLabel, useKinds } from '@lereng/admin-kit/shell';
import type { HistoryEntry } from '@lereng/web-data-access/history-admin';
import { PageLink, usePageEnvironment } from '@lereng/web-feature';
import { Button } from '@lereng/web-ui';
import { Undo2 } from 'lucide-react';
import { FieldChanges } from './field-changes';
import { words } from './words';

interface HistoryItemProps {
  entry: HistoryEntry;
  /** The last action on the same row. */
  lastAction: HistoryEntry['action'];
  onRevert: () => void;
}

/** One change: its subject and kind, time and user, and the values before and after. */
export function HistoryItem({ entry, lastAction, onRevert }: HistoryItemProps) {
  const { site } = usePageEnvironment();
  const kinds = useKinds();
  const { kind, row_id, action, username, changed_at, changes } = entry;
  const time = formatInstantWithTime(changed_at, site.timeZone);
  const subject = subjectOf(entry, kinds);
  const href = hrefOf(entry, lastAction, kinds);
  const isTrashed = lastAction === 'deleted';
  // A row that is deleted cannot go back.
  const revertible = entry.revertible && !isTrashed && lastAction !== 'purged';
  return (
    <li className="flex flex-col gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-base font-semibold wrap-anywhere">{subject}</h2>
        {/* The order of a list names its kind itself. */}
        {row_id !== null && <span className="text-sm text-subtle">{kindLabel(kinds, kind)}</span>}
        <span className="rounded-full bg-surface px-3 py-0.5 text-sm font-semibold">
          {historyWords.actions[action]}
        </span>
      </div>
      <p className="text-sm text-subtle">{words.by(time, username ?? words.system)}</p>
      {action === 'created'
        ? changes.length > 0 && (
            <details>
              <summary className="min-h-target cursor-pointer py-2.5">{words.contents}</summary>
              <FieldChanges kind={kind} rowId={row_id} changes={changes} />
            </details>
          )
        : changes.length > 0 && <FieldChanges kind={kind} rowId={row_id} changes={changes} />}
      {(revertible || href !== null) && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {revertible && (
            <Button
              variant="secondary"
              aria-label={words.revertOf(subject, time)}
              onClick={onRevert}
            >
              <Undo2 aria-hidden="true" className="size-5" />
              {words.revert}
            </Button>
          )}
          {href !== null && (
            <PageLink
              to={href}
              aria-label={isTrashed ? undefined : words.openOf(subject)}
              className="inline-flex min-h-target items-center font-semibold text-accent underline hover:text-accent-strong"
            >
              {isTrashed ? words.openTrash : words.open}
            </PageLink>
          )}
        </div>
      )}
    </li>
  );
}
