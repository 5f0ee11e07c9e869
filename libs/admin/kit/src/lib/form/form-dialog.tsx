import { Button, type Elements } from '@lereng/web-ui';
import type { ReactNode } from 'react';
import { MessageBanner } from '../shell/banner/banner';
import { Dialog } from '../shell/dialog/dialog';
import { DraftBanner } from './draft-banner';
import { useConfirmLeave, useUnsavedChanges } from '../shell/leave-guard/leave-guard';
import { words } from '../shell/words';
import { ConflictNotice } from './conflict-notice';
import type { FormValues } from './field';
import { Form } from './form';
import { FormAside, type Aside } from './form-aside';
import { LanguageSwitch } from './language';
import { SaveState } from './save-state';
import { UploadProgress } from './upload-progress';
import { useEntityForm, type EntityFormOptions } from './use-entity-form';

interface FormDialogProps<Values extends FormValues, Stored, Saved extends Stored> extends Omit<
  EntityFormOptions<Values, Stored, Saved>,
  'onSaved'
> {
  title: string;
  /** Wider on a desk. */
  large?: boolean;
  /** Beside the fields where there is room, else below them. */
  aside?: Aside<Values, Stored>;
  /**
   * After the fields: a part of the row that saves itself, such as its photos. It calls `onWritten`
   * with the row that is stored then.
   */
  below?: (stored: Stored, onWritten: (stored: Stored) => void) => Elements;
  onDone: (saved: Saved) => void;
  onClose: () => void;
  /** Messages of the screen behind the dialog. */
  notice?: ReactNode;
  /** Beside the buttons. */
  footer?: ReactNode;
}

/** A form in a dialog, which closes on success; closing it before asks where changes would be lost. */
export function FormDialog<Values extends FormValues, Stored, Saved extends Stored>({
  title,
  large,
  aside,
  below,
  onDone,
  onClose,
  notice,
  footer,
  ...options
}: FormDialogProps<Values, Stored, Saved>) {
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
            {form.isOwnSwitch && <LanguageSwitch {...form.language} />}
            <ConflictNotice form={form} />
            <Form form={form} autoFocus>
              {below?.(form.base.stored, form.rebase)}
            </Form>
          </div>
          {aside && (
            <div className="sticky top-0 min-w-0 grow basis-80 self-start">
              <FormAside form={form} aside={aside} />
            </div>
          )}
        </div>
      </Dialog>
      {form.question}
    </>
  );
}
