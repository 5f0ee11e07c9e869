import { Button } from '@lereng/web-ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useForm, type DefaultValues, type FieldErrors, type Path } from 'react-hook-form';
import { ErrorBanner } from '../banner/error-banner';
import { useMessage } from '../banner/use-message';
import { Dialog } from '../dialog/dialog';
import { DiscardDialog } from '../dialog/discard-dialog';
import { useLeaveGuard } from '../dialog/use-leave-guard';
import { explainFailure, type StatusMessages } from '../save-failure';
import { words } from '../words';
import type { Field, FormValues } from './field';
import { FormField } from './form-field';
import { validate, summarize, normalize, type FormError } from './rules';

export interface FormDialogProps<Values extends FormValues> {
  title: string;
  fields: readonly Field<Values>[];
  initial: Values;
  /** Replaces the message of the fields that it covers in the banner. */
  formError?: FormError<Values>;
  /** Message for a failed save. */
  failed: string;
  /** Messages for statuses with a meaning of their own here. */
  failures?: (values: Values) => StatusMessages;
  /** Gets normalized values; rejects with the API's error. */
  save: (values: Values) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
  /** Messages of the screen behind the dialog. */
  notice?: ReactNode;
}

/**
 * A form in a dialog. A failed save keeps all input including the chosen file; closing asks before
 * unsaved changes are lost.
 */
export function FormDialog<Values extends FormValues>({
  title,
  fields,
  initial,
  formError,
  failed,
  failures,
  save,
  onDone,
  onClose,
  notice,
}: FormDialogProps<Values>) {
  const [saving, setSaving] = useState(false);
  const [discarding, setDiscarding] = useState(false);
  const [message, show, clear] = useMessage();
  const form = useForm<Values>({
    defaultValues: initial as DefaultValues<Values>,
    resolver: (values) => {
      const found = Object.entries(validate(fields, normalize(fields, values)));
      const errors = found.map(([name, error]) => [
        name,
        { type: error?.kind, message: error?.message },
      ]);
      if (errors.length === 0) return { values, errors: {} };
      return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> };
    },
  });
  const { control, handleSubmit, getValues, setError, setFocus, trigger } = form;
  const { isDirty } = form.formState;

  const close = () => (isDirty ? setDiscarding(true) : onClose());
  useLeaveGuard(isDirty, close);

  const firstInvalid = useRef<Path<Values> | null>(null);
  useEffect(() => {
    // A disabled control cannot be focused.
    if (saving || !firstInvalid.current) return;
    setFocus(firstInvalid.current);
    firstInvalid.current = null;
  });

  const submit = async (entered: Values) => {
    const values = normalize(fields, entered);
    setSaving(true);
    clear();
    try {
      await save(values);
      onDone();
    } catch (error) {
      const failure = explainFailure(error, failed, failures?.(values));
      show(failure.message);
      for (const { name } of fields) {
        const text = failure.fields[name];
        if (text === undefined) continue;
        firstInvalid.current ??= name as Path<Values>;
        setError(name as Path<Values>, { type: 'server', message: text });
      }
      setSaving(false);
    }
  };

  const onInvalid = () => {
    const errors = validate(fields, normalize(fields, getValues()));
    show(summarize(fields, errors, formError));
  };

  return (
    <>
      <Dialog
        title={title}
        busy={saving}
        onSubmit={(event) => void handleSubmit(submit, onInvalid)(event)}
        onClose={close}
        messages={
          <>
            {notice}
            {message && (
              <ErrorBanner key={message.key} message={message.text} transient onClose={clear} />
            )}
          </>
        }
        actions={
          <>
            <Button variant="secondary" disabled={saving} onClick={close}>
              {words.dialog.cancel}
            </Button>
            <Button type="submit" busy={saving} disabled={saving}>
              {saving ? words.dialog.saving : words.dialog.save}
            </Button>
          </>
        }
      >
        <fieldset disabled={saving} className="flex flex-col gap-5">
          {fields.map((field, index) => (
            <FormField
              key={field.name}
              field={field}
              control={control}
              busy={saving}
              autoFocus={index === 0}
              onValidate={(name) => void trigger(name)}
            />
          ))}
        </fieldset>
      </Dialog>
      {discarding && <DiscardDialog onStay={() => setDiscarding(false)} onLeave={onClose} />}
    </>
  );
}
