import type { ReactNode } from 'react';
import { ConfirmDialog } from '../dialog/confirm-dialog';
import type { FormValues } from '../form/field';
import { FormDialog } from '../form/form-dialog';
import { HistoryLink } from '../history-link';
import type { DraftTarget } from '../drafts/use-draft';
import { DetailDialog } from './detail-dialog';
import type { ListDeclaration, OpenDialog } from './list-declaration';

export interface ListDialogsProps<Row extends { id: number }, Values extends FormValues> {
  declaration: ListDeclaration<Row, Values>;
  opened: OpenDialog<Row>;
  onClose: () => void;
  onSaved: (row: Row) => void;
  onRemoved: (row: Row) => void;
  draft: (row: Row | undefined) => DraftTarget;
  /** Messages of the screen behind the dialog. */
  notice: ReactNode;
}

/** The open dialog of a list screen. */
export function ListDialogs<Row extends { id: number }, Values extends FormValues>({
  declaration: { words, nameOf, form, remove, detail, kind },
  opened,
  onClose,
  onSaved,
  onRemoved,
  draft,
  notice,
}: ListDialogsProps<Row, Values>) {
  const { row } = opened;
  const shared = { onClose, notice };
  const history = row && <HistoryLink kind={kind} row={String(row.id)} />;
  switch (opened.kind) {
    case 'form':
      return (
        <FormDialog
          {...shared}
          footer={history}
          onDone={onSaved}
          title={row ? words.edit : words.add}
          large={form.large}
          aside={form.aside && ((values, isStored) => form.aside?.(values, row, isStored))}
          fields={form.fields(row)}
          initial={form.initial(row)}
          formError={form.formError?.(row)}
          failed={row ? words.editFailed : words.addFailed}
          failures={form.failures}
          draft={draft(row)}
          stored={
            row &&
            (async () => {
              const stored = await form.fetch(row.id);
              return { values: form.initial(stored.row), version: stored.version };
            })
          }
          save={(values, request) => form.save(values, row, request)}
        />
      );
    case 'remove':
      return (
        <ConfirmDialog
          {...shared}
          onDone={() => onRemoved(opened.row)}
          title={words.remove}
          question={words.removeQuestion(nameOf(opened.row))}
          failed={words.removeFailed}
          confirm={() => remove(opened.row)}
        />
      );
    case 'detail':
      return (
        <DetailDialog {...shared} title={words.detail ?? ''} footer={history}>
          {detail?.(opened.row)}
        </DetailDialog>
      );
  }
}
