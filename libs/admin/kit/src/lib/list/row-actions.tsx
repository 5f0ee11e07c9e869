import { IconButton } from '@lereng/web-ui';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { words } from '../words';

export interface RowActionsProps {
  name: string;
  onView?: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** The buttons of a row, with its name in their accessible names. */
export function RowActions({ name, onView, onEdit, onRemove }: RowActionsProps) {
  return (
    <div className="flex justify-end">
      {onView && (
        <IconButton
          label={words.view(name)}
          icon={<Eye aria-hidden="true" className="size-5" />}
          onClick={onView}
        />
      )}
      <IconButton
        label={words.edit(name)}
        icon={<Pencil aria-hidden="true" className="size-5" />}
        onClick={onEdit}
      />
      <IconButton
        label={words.remove(name)}
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        variant="danger"
        onClick={onRemove}
      />
    </div>
  );
}
