import { IconButton } from '@lereng/web-ui';
import { ExternalLink, Eye, Pencil, Trash2 } from 'lucide-react';
import { words } from '../words';

export interface RowActionsProps {
  name: string;
  /** Path of the public page that shows the row. */
  page: string | null;
  onView?: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** The buttons of a row, with its name in their accessible names. */
export function RowActions({ name, page, onView, onEdit, onRemove }: RowActionsProps) {
  return (
    <div className="flex justify-end">
      {page !== null && (
        <IconButton
          label={words.onSiteOf(name)}
          icon={<ExternalLink aria-hidden="true" className="size-5" />}
          onClick={() => window.open(page, '_blank', 'noopener')}
        />
      )}
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
