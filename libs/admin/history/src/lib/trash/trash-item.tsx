import { kindLabel, rowName, useKinds } from '@lereng/admin-kit/shell';
import { formatInstant } from '@lereng/shared-domain';
import type { TrashEntry } from '@lereng/web-data-access/trash-admin';
import { usePageEnvironment } from '@lereng/web-feature';
import { Button, IconButton } from '@lereng/web-ui';
import { Trash2, Undo2 } from 'lucide-react';
import { words } from './words';

interface TrashItemProps {
  entry: TrashEntry;
  busy: boolean;
  onRestore: () => void;
  onRemove: () => void;
}

export function TrashItem({ entry, busy, onRestore, onRemove }: TrashItemProps) {
  const { site } = usePageEnvironment();
  const kinds = useKinds();
  const day = (instant: string) => formatInstant(instant, site.timeZone);
  const { kind, deleted_at, expires_at, image_placeholder } = entry;
  const name = rowName(kinds, kind, entry.name);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      {/* The files of a deleted picture are not public: its tiny placeholder is all there is. */}
      {image_placeholder && (
        <img
          src={image_placeholder}
          alt=""
          className="aspect-4/3 w-16 shrink-0 rounded-lg object-cover"
        />
      )}
      <div className="min-w-0 grow basis-40">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-subtle">
          {words.deleted(kindLabel(kinds, kind), day(deleted_at))}
        </p>
        <p className="text-sm text-subtle">{words.expires(day(expires_at))}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          aria-label={words.restoreOf(name)}
          disabled={busy}
          onClick={onRestore}
        >
          <Undo2 aria-hidden="true" className="size-5" />
          {words.restore}
        </Button>
        <IconButton
          label={words.removeOf(name)}
          icon={<Trash2 aria-hidden="true" className="size-5" />}
          variant="danger"
          disabled={busy}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
