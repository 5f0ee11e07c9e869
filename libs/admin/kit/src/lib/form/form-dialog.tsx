import { Button, type Elements } from '@lereng/web-ui';
import type { ReactNode } from 'react';
import { MessageBanner } from '../banner/message-banner';
import { Dialog } from '../dialog/dialog';
import { DraftBanner } from '../drafts/draft-banner';
import { useConfirmLeave, useUnsavedChanges } from '../leave-guard/leave-guard';
import { words } from '../words';
import { ConflictNotice } from './conflict-notice';
import type { FormValues } from './field';
import { Form } from './form';
import { FormAside, type Aside } from './form-aside';
import { PriceQuestion } from './price-question';
import { SaveState } from './save-state';
import { UploadProgress } from './upload-progress';
import { useEntityForm, type EntityForm, type EntityFormOptions } from './use-entity-form';

export interface FormDialogProps<Values extends FormValues, Saved> extends Omit<
  EntityFormOptions<Values, Saved>,
  'onSaved'
> {
  title: string;
  /** Wider on a desk. */
  large?: boolean;
  /** Beside the fields where there is room, else below them. */
  aside?: Aside<Values>;
  /** After the fields: what is written by itself. It is told how to go on with what was written. */
  below?: (rebase: EntityForm<Values>['rebase']) => Elements;
  onDone: (saved: Saved) => void;
  onClose: () => void;
  /** Messages of the screen behind the dialog. */
  notice?: ReactNode;
  /** Beside the buttons. */
  footer?: ReactNode;
}

/** A form in a dialog, which closes on success; closing it before asks where changes would be lost. */
export function FormDialog<Values extends FormValues, Saved>({
  title,
  large,
  aside,
  below,
  onDone,
  onClose,
  notice,
  footer,
  ...options
}: FormDialogProps<Values, Saved>) {
  const form = useEntityForm({ ...options, onSaved: onDone });
  const { saving, unsaved, messages } = form;
  const confirmLeave = useConfirmLeave();
  const close = () => (unsaved ? confirmLeave(onClose) : onClose());
  useUnsavedChanges(unsaved, { onBack: onClose, onDiscard: form.discard });

  return (
    <>
      <Dialog
        title={title}
        large={large}
        withAside={aside !== undefined}
        busy={saving}
        onSubmit={form.submit}
        onClose={close}
        messages={
          <>
            {notice}
            <MessageBanner state={messages} />
            {form.offer && <DraftBanner offer={form.offer} />}
          </>
        }
        actions={
          <>
            <SaveState form={form} />
            {footer}
            <UploadProgress form={form} />
            <Button variant="secondary" disabled={saving} onClick={close}>
              {words.dialog.cancel}
            </Button>
            <Button type="submit" busy={saving} disabled={saving}>
              {saving ? words.dialog.saving : words.dialog.save}
            </Button>
          </>
        }
      >
        {/* Side by side only where both have room, however large the text is. */}
        <div className="flex flex-wrap gap-6">
          <div className="flex min-w-0 grow-999 basis-96 flex-col gap-5">
            <ConflictNotice form={form} />
            <Form form={form} autoFocus>
              {below?.(form.rebase)}
            </Form>
          </div>
          {aside && (
            <div className="sticky top-0 min-w-0 grow basis-80 self-start">
              <FormAside form={form} stored={options.initial} aside={aside} />
            </div>
          )}
        </div>
      </Dialog>
      {form.asked.length > 0 && (
        <PriceQuestion
          changes={form.asked}
          onConfirm={form.confirmAsked}
          onClose={form.closeAsked}
        />
      )}
    </>
  );
}
