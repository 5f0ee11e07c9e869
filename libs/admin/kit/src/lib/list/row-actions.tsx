import { classNames } from '@lereng/web-ui';
import { Copy, ExternalLink, Eye, EyeOff, Globe, Pencil, Trash2 } from 'lucide-react';
import { words } from '../shell/words';
import { isHidden } from './column';
import type { ListDeclaration, OpenDialog } from './list-declaration';
import { RowButton, RowMenu } from './row-menu';

interface RowActionsProps<Row extends { id: number }> {
  row: Row;
  declaration: Omit<ListDeclaration<Row, never>, 'form'>;
  onOpen: (dialog: OpenDialog<Row>) => void;
  onHide: (row: Row, hidden: boolean) => Promise<void>;
}

/** With up to this many columns, the actions have room in one line from 992 px on. */
const ROOMY_COLUMNS = 6;

/**
 * The buttons of a row, with its name in their accessible names. Rows that can be duplicated have more than
 * fit into a line of a phone's card: the rarer ones are in a menu. `data-opens` says which dialog a button opens,
 * itself or in its menu.
 */
export function RowActions<Row extends { id: number }>({
  row,
  declaration,
  onOpen,
  onHide,
}: RowActionsProps<Row>) {
  const { kind, columns, nameOf, pageOf, opensPages = true, duplicates = false } = declaration;
  const name = nameOf(row);
  const page = opensPages && pageOf?.(row);
  const task = declaration.task?.isFor(row) ? declaration.task : undefined;
  const crowded = columns.length > ROOMY_COLUMNS;
  const opener = (opens: OpenDialog<Row>['kind']) => ({
    'data-opens': opens,
    onClick: () => onOpen({ kind: opens, row }),
  });
  const onSite = page && {
    label: words.onSiteOf(name),
    icon: ExternalLink,
    onClick: () => window.open(page, '_blank', 'noopener'),
  };
  const hidden = isHidden(row);
  const hiding = declaration.hide && {
    label: hidden ? words.hidden.showOf(name) : words.hidden.hideOf(name),
    word: hidden ? words.short.show : words.short.hide,
    icon: hidden ? Globe : EyeOff,
    onClick: () => void onHide(row, !hidden),
  };
  // A row with a task, such as setting new dates, gets a button for it, and its hide button moves into the menu.
  const isHidingRare = duplicates && task !== undefined;
  return (
    <div
      className={classNames(
        'flex max-md:-mx-2 max-md:flex-wrap max-md:*:grow md:justify-end',
        duplicates
          ? crowded
            ? 'md:max-[84rem]:ml-auto md:max-[84rem]:w-33 md:max-[84rem]:flex-wrap'
            : 'md:max-xl:ml-auto md:max-xl:w-33 md:max-xl:flex-wrap'
          : crowded &&
              'md:max-xl:ml-auto md:max-xl:w-22 md:max-xl:flex-wrap md:max-xl:justify-start',
      )}
    >
      {onSite && !duplicates && <RowButton {...onSite} word={words.short.onSite} />}
      {declaration.detail && (
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
      {duplicates && (
        <RowMenu
          name={name}
          opens={{ 'data-opens': 'copy' }}
          history={{ kind, row: String(row.id) }}
          items={[
            ...(onSite ? [{ ...onSite, word: words.onSite }] : []),
            {
              label: words.copy.of(name),
              word: words.short.copy,
              icon: Copy,
              onClick: () => onOpen({ kind: 'copy', row }),
            },
            ...(hiding && isHidingRare ? [hiding] : []),
          ]}
        />
      )}
    </div>
  );
}
