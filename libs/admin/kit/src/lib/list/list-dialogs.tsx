import type { Locale } from '@lereng/shared-domain';
import { Button } from '@lereng/web-ui';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { Copied } from '../form/bound-field';
import { ConfirmDialog } from '../shell/dialog/confirm-dialog';
import { Dialog } from '../shell/dialog/dialog';
import type { FormValues } from '../form/field';
import { FormDialog } from '../form/form-dialog';
import { HistoryLink } from '../shell/history-link';
import { useLoadFailure } from '../shell/load-failure';
import { words as kitWords } from '../shell/words';
import type { DraftTarget } from '../form/use-draft';
import type { ListDeclaration, OpenDialog } from './list-declaration';

interface ListDialogsProps<Row extends { id: number }, Values extends FormValues> {
  declaration: ListDeclaration<Row, Values>;
  opened: OpenDialog<Row>;
  onClose: () => void;
  onOpen: (dialog: OpenDialog<Row>) => void;
  /** Gets the row that was edited, too, unless it is a new one. */
  onSaved: (row: Row, edited: Row | undefined) => void;
  onRemoved: (row: Row) => void;
  draft: (row: Row | undefined) => DraftTarget;
  /** Messages of the screen behind the dialog. */
  notice: ReactNode;
}

/** The open dialog of a list screen. */
export function ListDialogs<Row extends { id: number }, Values extends FormValues>({
  declaration: { words, nameOf, form, remove, removeNote, detail, kind, task },
  opened,
  onClose,
  onOpen,
  onSaved,
  onRemoved,
  draft,
  notice,
}: ListDialogsProps<Row, Values>) {
  const { row } = opened;
  const shared = { onClose, notice };
  const history = row && (
    <HistoryLink
      kind={kind}
      row={String(row.id)}
      from={opened.kind === 'detail' ? 'view' : 'edit'}
    />
  );
  switch (opened.kind) {
    case 'form':
      return (
        <RowFormDialog
          key={row?.id}
          {...shared}
          words={words}
          form={form}
          draft={draft}
          onSaved={(saved: Row) => onSaved(saved, row)}
          row={row}
          locale={opened.locale}
          footer={history}
        />
      );
    case 'copy':
      return (
        form.copy && (
          <CopyDialog
            {...shared}
            title={words.add}
            row={opened.row}
            copy={form.copy}
            form={(prefill, message) => (
              <RowFormDialog
                words={words}
                form={form}
                draft={draft}
                onClose={onClose}
                prefill={prefill}
                onSaved={(saved: Row) => onSaved(saved, undefined)}
                row={undefined}
                notice={message}
                footer={undefined}
              />
            )}
          />
        )
      );
    case 'task':
      return task?.dialog(opened.row, {
        ...shared,
        onSaved: (saved) => onSaved(saved, opened.row),
      });
    case 'remove':
      return (
        <RemoveDialog
          {...shared}
          words={words}
          nameOf={nameOf}
          remove={remove}
          removeNote={removeNote}
          row={opened.row}
          onDone={() => onRemoved(opened.row)}
        />
      );
    case 'detail':
      return (
        <Dialog
          title={words.detail}
          onClose={onClose}
          messages={notice}
          actions={
            <>
              {history}
              <Button variant="secondary" onClick={onClose}>
                {kitWords.dialog.close}
              </Button>
              <Button onClick={() => onOpen({ kind: 'form', row: opened.row })}>
                {kitWords.dialog.edit}
              </Button>
            </>
          }
        >
          {detail?.(opened.row)}
        </Dialog>
      );
  }
}

interface RemoveDialogProps<Row extends { id: number }> extends Pick<
  ListDeclaration<Row, never>,
  'words' | 'nameOf' | 'remove' | 'removeNote'
> {
  row: Row;
  onDone: () => void;
  onClose: () => void;
  notice: ReactNode;
}

function RemoveDialog<Row extends { id: number }>({
  words,
  nameOf,
  remove,
  removeNote,
  row,
  ...shared
}: RemoveDialogProps<Row>) {
  const [isNoteKnown, setIsNoteKnown] = useState(removeNote === undefined);
  return (
    <ConfirmDialog
      {...shared}
      title={words.remove}
      question={words.removeQuestion(nameOf(row))}
      failed={words.removeFailed}
      confirm={() => remove(row)}
      ready={isNoteKnown}
    >
      {removeNote?.(row, () => setIsNoteKnown(true))}
      <p>{kitWords.restorable}</p>
    </ConfirmDialog>
  );
}

interface RowFormDialogProps<Row extends { id: number }, Values extends FormValues> extends Pick<
  ListDeclaration<Row, Values>,
  'words' | 'form'
> {
  row: Row | undefined;
  /** The language that it opens in. */
  locale?: Locale;
  /** Shown in a new form, unsaved. */
  prefill?: Values;
  draft: (row: Row | undefined) => DraftTarget;
  onSaved: (row: Row) => void;
  onClose: () => void;
  notice: ReactNode;
  footer: ReactNode;
}

function RowFormDialog<Row extends { id: number }, Values extends FormValues>({
  words,
  form,
  row,
  draft,
  onSaved,
  ...shared
}: RowFormDialogProps<Row, Values>) {
  const { large, fields, failures, save, aside, below } = form;
  return (
    <FormDialog<Values, Row | undefined, Row>
      {...shared}
      large={large}
      fields={fields}
      failures={failures}
      save={save}
      aside={aside}
      onDone={onSaved}
      title={row ? words.edit : words.add}
      stored={row}
      below={below && ((stored, onWritten) => stored && below(stored, onWritten))}
      formError={form.formError?.(row)}
      failed={row ? words.editFailed : words.addFailed}
      draft={draft(row)}
      versionOf={versionOf}
      read={row && (() => form.fetch(row.id))}
    />
  );
}

/** Social links do not say when they were changed. */
const versionOf = (row: { id: number; updatedAt?: string } | undefined) => row?.updatedAt ?? null;

interface CopyDialogProps<Row, Values> {
  title: string;
  row: Row;
  copy: (row: Row) => Promise<Copied<Values>>;
  onClose: () => void;
  /** Messages of the screen behind the dialog. */
  notice: ReactNode;
  /** The form of a new row with these values. */
  form: (values: Values, notice: ReactNode) => ReactNode;
}

/** Fetches what a copy of a row consists of, its picture above all, and then shows its form. */
function CopyDialog<Row, Values>(props: CopyDialogProps<Row, Values>) {
  const { title, row, copy, onClose, notice, form } = props;
  const [copied, setCopied] = useState<Copied<Values> | null>(null);
  const incomplete = useLoadFailure(
    { isError: copied?.incomplete ?? false },
    kitWords.copy.incomplete,
  );
  const start = useEffectEvent(() => copy(row));
  useEffect(() => {
    let current = true;
    void start().then((found) => {
      if (current) setCopied(found);
    });
    return () => {
      current = false;
    };
  }, []);
  if (!copied) {
    return (
      <Dialog
        title={title}
        onClose={onClose}
        messages={notice}
        actions={
          <Button variant="secondary" onClick={onClose}>
            {kitWords.dialog.cancel}
          </Button>
        }
      >
        <p role="status">{kitWords.copy.preparing}</p>
      </Dialog>
    );
  }
  return form(
    copied.values,
    <>
      {notice}
      {incomplete}
    </>,
  );
}
