import { classNames, IconButton } from '@lereng/web-ui';
import {
  Copy,
  ExternalLink,
  Eye,
  EyeOff,
  Globe,
  History,
  Pencil,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { historyHref } from '../shell/history-link';
import { useNarrow } from '../shell/use-narrow';
import { words } from '../shell/words';
import { ActionMenu, type Action } from '../shell/action-menu';
import { isHidden } from './column';
import type { ListDeclaration, OpenDialog } from './list-declaration';

interface RowActionsProps<Row extends { id: number }> {
  row: Row;
  declaration: Omit<ListDeclaration<Row, never>, 'form'>;
  onOpen: (dialog: OpenDialog<Row>) => void;
  onHide: (row: Row, hidden: boolean) => Promise<void>;
}

/** With up to this many columns, the actions have room in one line. */
const ROOMY_COLUMNS = 6;

/**
 * The actions of a row, with its name in their accessible names. In a table they are buttons, of which the rarer ones
 * are in a menu where rows can be duplicated; on a phone the row itself opens its form, and a menu has all.
 */
export function RowActions<Row extends { id: number }>(props: RowActionsProps<Row>) {
  const narrow = useNarrow();
  const { row, declaration } = props;
  const { columns, nameOf, duplicates = false } = declaration;
  const name = nameOf(row);
  const { onSite, view, edit, task, copy, hiding, remove, history } = actionsOf(props);
  if (narrow) {
    return (
      <>
        <button
          type="button"
          aria-label={edit.label}
          data-opens={edit.opens}
          onClick={edit.onClick}
          className="absolute inset-0 -outline-offset-3! hover:bg-surface-inverse/4 active:bg-surface-inverse/8"
        />
        <ActionMenu
          label={words.actionsOf(name)}
          actions={[view, edit, task, copy, hiding, onSite, history, remove].filter(isThere)}
          className="relative"
        />
      </>
    );
  }
  // A row with a task, such as setting new dates, gets a button for it, and its hide button moves into the menu.
  const isHidingRare = duplicates && task !== null;
  const buttons = {
    onSite: !duplicates && onSite,
    view,
    edit,
    task,
    hiding: !isHidingRare && hiding,
    remove,
  };
  const rarer = [onSite, copy, isHidingRare && hiding, history];
  const crowded = columns.length > ROOMY_COLUMNS;
  return (
    <div
      className={classNames(
        'flex justify-end',
        duplicates
          ? crowded
            ? 'max-[84rem]:ml-auto max-[84rem]:w-33 max-[84rem]:flex-wrap'
            : 'max-xl:ml-auto max-xl:w-33 max-xl:flex-wrap'
          : crowded && 'max-xl:ml-auto max-xl:w-22 max-xl:flex-wrap max-xl:justify-start',
      )}
    >
      {/* Not by their labels: that of hiding changes, and its button would lose the focus. */}
      {Object.entries(buttons).map(
        ([key, action]) => action && <RowButton key={key} {...action} />,
      )}
      {duplicates && (
        <ActionMenu label={words.more.of(name)} actions={rarer.filter(isThere)} isClipped />
      )}
    </div>
  );
}

const isThere = <Found,>(action: Found | null | false): action is Found => Boolean(action);

interface RowButtonProps {
  label: string;
  icon: LucideIcon;
  onClick: () => void;
  opens?: string;
  isDanger?: boolean;
}

const RowButton = ({ label, icon: Icon, onClick, opens, isDanger }: RowButtonProps) => (
  <IconButton
    label={label}
    icon={<Icon aria-hidden="true" className="size-5 shrink-0" />}
    variant={isDanger ? 'danger' : 'plain'}
    data-opens={opens}
    onClick={onClick}
  />
);

type ButtonAction = Exclude<Action, { href: string }>;

/** What can be done with a row; null for what cannot. */
function actionsOf<Row extends { id: number }>({
  row,
  declaration: { kind, nameOf, pageOf, opensPages = true, duplicates, detail, task, hide },
  onOpen,
  onHide,
}: RowActionsProps<Row>) {
  const name = nameOf(row);
  const page = opensPages && pageOf?.(row);
  const hidden = isHidden(row);
  const opening = (
    opens: OpenDialog<Row>['kind'],
    action: Pick<ButtonAction, 'label' | 'word' | 'icon' | 'isDanger'>,
  ): ButtonAction => ({ ...action, opens, onClick: () => onOpen({ kind: opens, row }) });
  const { short } = words;
  return {
    onSite: page
      ? {
          label: words.onSiteOf(name),
          word: words.onSite,
          icon: ExternalLink,
          onClick: () => void window.open(page, '_blank', 'noopener'),
        }
      : null,
    view: detail
      ? opening('detail', { label: words.view(name), word: short.view, icon: Eye })
      : null,
    edit: opening('form', { label: words.edit(name), word: short.edit, icon: Pencil }),
    task: task?.isFor(row)
      ? opening('task', { label: task.label(name), word: task.word, icon: task.icon })
      : null,
    copy: duplicates
      ? opening('copy', { label: words.copy.of(name), word: short.copy, icon: Copy })
      : null,
    hiding: hide
      ? {
          label: hidden ? words.hidden.showOf(name) : words.hidden.hideOf(name),
          word: hidden ? short.show : short.hide,
          icon: hidden ? Globe : EyeOff,
          onClick: () => void onHide(row, !hidden),
        }
      : null,
    remove: opening('remove', {
      label: words.remove(name),
      word: short.remove,
      icon: Trash2,
      isDanger: true,
    }),
    history: {
      label: words.historyOf(name),
      word: words.history,
      icon: History,
      href: historyHref({ kind, row: String(row.id) }),
    },
  };
}
