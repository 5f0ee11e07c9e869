import { Button, type Elements } from '@lereng/web-ui';
import { useId, useRef, type ReactNode } from 'react';
import { MessageBanner } from '../shell/banner/banner';
import { useFocusWhileBusy } from '../shell/dialog/use-modal';
import { DraftBanner } from './draft-banner';
import { useUnsavedChanges } from '../shell/leave-guard/leave-guard';
import { words } from '../shell/words';
import { ConflictNotice } from './conflict-notice';
import type { FormValues } from './field';
import { Form } from './form';
import { SaveState } from './save-state';
import { UploadProgress } from './upload-progress';
import { useEntityForm, type EntityFormOptions } from './use-entity-form';

export interface FormSectionProps<Values extends FormValues, Stored> extends Omit<
  EntityFormOptions<Values, Stored, Stored>,
  'onSaved'
> {
  title: string;
  /** Message after a successful save. */
  saved: string;
  /** Beside the button. */
  footer?: ReactNode;
  /** After the fields, within the form's context. */
  children?: Elements;
}

/** A form of a page, saved by itself; the page may have several. */
export function FormSection<Values extends FormValues, Stored>({
  title,
  saved,
  footer,
  children,
  ...options
}: FormSectionProps<Values, Stored>) {
  const titleId = useId();
  const form = useEntityForm({ ...options, onSaved: () => form.messages.show(saved, 'success') });
  const { saving, unsaved, messages } = form;
  useUnsavedChanges(unsaved, { onDiscard: form.discard });
  const element = useRef<HTMLFormElement>(null);
  useFocusWhileBusy(element, saving);

  return (
    <form
      ref={element}
      tabIndex={-1}
      noValidate
      aria-labelledby={titleId}
      aria-busy={saving}
      onSubmit={form.submit}
      className="flex flex-col gap-5 rounded-card border border-line bg-surface-raised p-5 outline-none sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        {unsaved && (
          <p className="rounded-chip bg-surface-muted px-3 py-0.5 text-sm font-semibold text-muted">
            {words.unsaved}
          </p>
        )}
      </div>
      {form.offer && <DraftBanner offer={form.offer} />}
      <ConflictNotice form={form} />
      <Form form={form}>{children}</Form>
      <MessageBanner state={messages} />
      <UploadProgress form={form} />
      <div aria-live="polite" className="flex flex-wrap justify-end gap-3">
        <SaveState form={form} />
        {footer}
        <Button type="submit" busy={saving} disabled={saving}>
          {saving ? words.dialog.saving : words.dialog.save}
        </Button>
      </div>
    </form>
  );
}
