import { DEFAULT_LOCALE } from '@lereng/shared-domain';
import { Button, type Elements } from '@lereng/web-ui';
import { useId, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { MessageBanner } from '../shell/banner/banner';
import { UndoBanner } from '../shell/banner/undo-banner';
import { ChangedElsewhere } from '../shell/banner/undoable';
import { writeRequest } from '../shell/calls';
import { useFocusWhileBusy } from '../shell/dialog/use-modal';
import { FootMessage } from '../shell/foot/foot';
import { DraftBanner } from './draft-banner';
import { useUnsavedChanges } from '../shell/leave-guard/leave-guard';
import { words } from '../shell/words';
import { ConflictNotice } from './conflict-notice';
import { initialOf, type FormValues } from './field';
import { Form } from './form';
import { useFormGroup } from './form-group';
import { sameValues } from './form-value';
import { LanguageSwitch } from './language';
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
  /** Whether a save can be taken back: by the values from before it, which a picture or a password is not among. */
  canUndo?: boolean;
  /** Beside the button. */
  footer?: ReactNode;
  /** Whether the group's button saves it even where nothing was edited. */
  isNeeded?: boolean;
  /** Arranges the fields otherwise than in one column. */
  arrange?: (fields: readonly ReactNode[]) => ReactNode;
  /** After the fields, within the form's context. */
  children?: Elements;
}

/** A save, and what was there before. */
interface Done<Values, Stored> {
  before: Values;
  after: Stored;
  /** The same may be saved again. */
  count: number;
}

/** A form of a page: saved by itself, or by the button of the group that it is in. */
export function FormSection<Values extends FormValues, Stored>({
  title,
  saved,
  canUndo = false,
  footer,
  isNeeded = false,
  arrange,
  children,
  ...options
}: FormSectionProps<Values, Stored>) {
  const titleId = useId();
  const [done, setDone] = useState<Done<Values, Stored> | null>(null);
  const form = useEntityForm({
    ...options,
    onSaved: (after) => {
      const { base, messages } = form;
      if (canUndo)
        setDone((last) => ({ before: base.values, after, count: (last?.count ?? 0) + 1 }));
      else messages.show(saved, 'success');
    },
  });
  const valuesOf = (stored: Stored) => initialOf(options.fields(stored));
  const undo = async ({ before, after }: Done<Values, Stored>) => {
    const now = options.read ? await options.read() : after;
    if (!sameValues(valuesOf(now), valuesOf(after))) throw new ChangedElsewhere();
    form.rebase(await options.save(before, now, writeRequest()));
  };
  const { saving, unsaved, messages } = form;
  useUnsavedChanges(unsaved, { onDiscard: form.discard });
  const group = useFormGroup({ unsaved, isNeeded, save: form.save });
  const element = useRef<HTMLFormElement & HTMLDivElement>(null);
  useFocusWhileBusy(element, saving && !group);
  const Frame = group ? 'div' : 'form';
  const frame = group ? { role: 'group' } : { noValidate: true, onSubmit: form.submit };
  const progress = (
    <>
      <MessageBanner state={messages} />
      <FootMessage>
        {done && (
          <UndoBanner
            key={done.count}
            text={saved}
            undone={words.undoneForm}
            failed={words.undoSaveFailed}
            undo={() => undo(done)}
            onClose={() => setDone(null)}
          />
        )}
      </FootMessage>
      <UploadProgress form={form} />
    </>
  );

  return (
    <Frame
      ref={element}
      tabIndex={-1}
      data-form=""
      hidden={form.language.locale !== DEFAULT_LOCALE && !form.isTranslatable}
      aria-labelledby={titleId}
      aria-busy={saving}
      {...frame}
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
      {form.isOwnSwitch && <LanguageSwitch {...form.language} />}
      {form.offer && <DraftBanner offer={form.offer} />}
      <ConflictNotice form={form} />
      <Form form={form} arrange={arrange}>
        {children}
      </Form>
      {group ? group.messages && createPortal(progress, group.messages) : progress}
      <div aria-live="polite" className="flex flex-wrap justify-end gap-3">
        <SaveState form={form} />
        {footer}
        {!group && (
          <Button type="submit" busy={saving} disabled={saving}>
            {saving ? words.dialog.saving : words.dialog.save}
          </Button>
        )}
      </div>
    </Frame>
  );
}
