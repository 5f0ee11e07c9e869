import { classNames, IconButton } from '@lereng/web-ui';
import { ExternalLink, Eye, Pencil, Trash2 } from 'lucide-react';
import { words } from '../words';
import type { OpenDialog } from './list-declaration';

type DialogKind = OpenDialog<unknown>['kind'];

export interface RowActionsProps {
  name: string;
  /** Path of the public page that shows the row. */
  page: string | null;
  /** Without it there is no button to view the row. */
  viewable: boolean;
  /** In two lines beside many columns, unless the screen is wide. */
  crowded?: boolean;
  onOpen: (kind: DialogKind) => void;
}

/** The buttons of a row, with its name in their accessible names. */
export function RowActions({ name, page, viewable, crowded = false, onOpen }: RowActionsProps) {
  const opener = (kind: DialogKind) => ({ [OPENS]: kind, onClick: () => onOpen(kind) });
  return (
    <div
      className={classNames(
        'flex justify-end',
        crowded && 'md:max-xl:ml-auto md:max-xl:w-22 md:max-xl:flex-wrap md:max-xl:justify-start',
      )}
    >
      {page !== null && (
        <IconButton
          label={words.onSiteOf(name)}
          icon={<ExternalLink aria-hidden="true" className="size-5" />}
          onClick={() => window.open(page, '_blank', 'noopener')}
        />
      )}
      {viewable && (
        <IconButton
          {...opener('detail')}
          label={words.view(name)}
          icon={<Eye aria-hidden="true" className="size-5" />}
        />
      )}
      <IconButton
        {...opener('form')}
        label={words.edit(name)}
        icon={<Pencil aria-hidden="true" className="size-5" />}
      />
      <IconButton
        {...opener('remove')}
        label={words.remove(name)}
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        variant="danger"
      />
    </div>
  );
}

/** Says which dialog a button opens. */
const OPENS = 'data-opens';

/** The button of a row that opens a dialog, where both are still there. */
export const openerOf = (within: Element, row: number, kind: DialogKind) =>
  within.querySelector<HTMLElement>(`[data-row="${row}"] [${OPENS}="${kind}"]`);
