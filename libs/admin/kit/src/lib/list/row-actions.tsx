import { classNames } from '@lereng/web-ui';
import { Copy, ExternalLink, Eye, EyeOff, Globe, Pencil, Trash2 } from 'lucide-react';
import type { HistoryTarget } from '../shell/history-link';
import { words } from '../shell/words';
import type { OpenDialog, RowTask } from './list-declaration';
import { RowButton } from './row-button';
import { RowMenu } from './row-menu';

type DialogKind = OpenDialog<unknown>['kind'];

export interface RowActionsProps {
  name: string;
  /** Path of the public page that shows the row. */
  page: string | null;
  /** Without it there is no button to view the row. */
  viewable: boolean;
  copyable?: boolean;
  /** A further dialog, if the row has one. */
  task?: Pick<RowTask<never>, 'label' | 'word' | 'icon'>;
  /** Whether visitors do not see the row; null where rows cannot be hidden. */
  hidden?: boolean | null;
  onHide?: (hidden: boolean) => void;
  history: HistoryTarget;
  /** In two lines beside many columns; without so many only where the screen is narrow. */
  crowded?: boolean;
  onOpen: (kind: DialogKind) => void;
}

/**
 * The buttons of a row, with its name in their accessible names. Rows that can be duplicated have more than
 * fit into a line of a phone's card: the rarer ones are in a menu.
 */
export function RowActions({
  name,
  page,
  viewable,
  copyable = false,
  task,
  hidden = null,
  onHide,
  history,
  crowded = false,
  onOpen,
}: RowActionsProps) {
  const opener = (kind: DialogKind) => ({ [OPENS]: kind, onClick: () => onOpen(kind) });
  const onSite = page !== null && {
    label: words.onSiteOf(name),
    icon: ExternalLink,
    onClick: () => window.open(page, '_blank', 'noopener'),
  };
  const hiding = hidden !== null && {
    label: hidden ? words.hidden.showOf(name) : words.hidden.hideOf(name),
    word: hidden ? words.short.show : words.short.hide,
    icon: hidden ? Globe : EyeOff,
    onClick: () => onHide?.(!hidden),
  };
  // The task of a row is what it needs now, such as new dates: there is no hurry to hide it.
  const isHidingRare = copyable && task !== undefined;
  return (
    <div
      className={classNames(
        'flex max-md:-mx-2 max-md:flex-wrap max-md:*:grow md:justify-end',
        copyable
          ? crowded
            ? 'md:max-[84rem]:ml-auto md:max-[84rem]:w-33 md:max-[84rem]:flex-wrap'
            : 'md:max-xl:ml-auto md:max-xl:w-33 md:max-xl:flex-wrap'
          : crowded &&
              'md:max-xl:ml-auto md:max-xl:w-22 md:max-xl:flex-wrap md:max-xl:justify-start',
      )}
    >
      {onSite && !copyable && <RowButton {...onSite} word={words.short.onSite} />}
      {viewable && (
        <RowButton
          {...opener('detail')}
          label={words.view(name)}
          word={words.short.view}
          icon={Eye}
        />
      )}
      <RowButton
        {...opener('form')}
        label={words.edit(name)}
        word={words.short.edit}
        icon={Pencil}
      />
      {task && (
        <RowButton {...opener('task')} label={task.label(name)} word={task.word} icon={task.icon} />
      )}
      {hiding && !isHidingRare && <RowButton {...hiding} />}
      <RowButton
        {...opener('remove')}
        label={words.remove(name)}
        word={words.short.remove}
        icon={Trash2}
        variant="danger"
      />
      {copyable && (
        <RowMenu
          name={name}
          opens={{ [OPENS]: 'copy' satisfies DialogKind }}
          history={history}
          items={[
            ...(onSite ? [{ ...onSite, word: words.onSite }] : []),
            {
              label: words.copy.of(name),
              word: words.short.copy,
              icon: Copy,
              onClick: () => onOpen('copy'),
            },
            ...(hiding && isHidingRare ? [hiding] : []),
          ]}
        />
      )}
    </div>
  );
}

/** Says which dialog a button opens, itself or in its menu. */
const OPENS = 'data-opens';

/** The button of a row that opens a dialog, where both are still there. */
export const openerOf = (within: Element, row: number, kind: DialogKind) =>
  within.querySelector<HTMLElement>(`[data-row="${row}"] [${OPENS}="${kind}"]`);
