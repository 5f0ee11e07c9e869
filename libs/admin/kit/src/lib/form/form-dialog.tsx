import { Button } from '@lereng/web-ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useForm, type DefaultValues, type FieldErrors, type Path } from 'react-hook-form';
import { ErrorBanner } from '../banner/error-banner';
import { useMessage } from '../banner/use-message';
import { Dialog } from '../dialog/dialog';
import { DiscardDialog } from '../dialog/discard-dialog';
import { useLeaveGuard } from '../dialog/use-leave-guard';
import { explainFailure, type StatusSentences } from '../save-failure';
import { words } from '../words';
import type { Field, FormValues } from './field';
import { FormField } from './form-field';
import { findFaults, summarize, tidy, type Sentence } from './rules';

export interface FormDialogProps<Values extends FormValues> {
  title: string;
  fields: readonly Field<Values>[];
  initial: Values;
  /** Stands in the banner for the faults that it covers. */
  sentence?: Sentence<Values>;
  /** Says that saving failed. */
  failed: string;
  /** Sentences for statuses that mean something of their own here. */
  failures?: (values: Values) => StatusSentences;
  /** Gets the tidy values; rejects with the API's error. */
  save: (values: Values) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
  /** Messages of the screen below. */
  notice?: ReactNode;
}

/**
 * A form in a dialog: checks, saves, and says what went wrong. A failed save keeps everything that
 * was entered, the chosen file included; closing asks first where something would be lost.
 */
export function FormDialog<Values extends FormValues>({
  title,
  fields,
  initial,
  sentence,
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
      const faults = Object.entries(findFaults(fields, tidy(fields, values)));
      const errors = faults.map(([name, fault]) => [
        name,
        { type: fault?.kind, message: fault?.message },
      ]);
      if (errors.length === 0) return { values, errors: {} };
      return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> };
    },
  });
  const { control, handleSubmit, getValues, setError, setFocus, trigger } = form;
  const { isDirty } = form.formState;

  const close = () => (isDirty ? setDiscarding(true) : onClose());
  useLeaveGuard(isDirty, close);

  const faulty = useRef<Path<Values> | null>(null);
  useEffect(() => {
    // Controls take the focus only when they are enabled again.
    if (saving || !faulty.current) return;
    setFocus(faulty.current);
    faulty.current = null;
  });

  const submit = async (entered: Values) => {
    const values = tidy(fields, entered);
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
        faulty.current ??= name as Path<Values>;
        setError(name as Path<Values>, { type: 'server', message: text });
      }
      setSaving(false);
    }
  };

  const refuse = () => {
    const faults = findFaults(fields, tidy(fields, getValues()));
    show(summarize(fields, faults, sentence));
  };

  return (
    <>
      <Dialog
        title={title}
        busy={saving}
        onSubmit={(event) => void handleSubmit(submit, refuse)(event)}
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
              onFile={(name) => void trigger(name)}
            />
          ))}
        </fieldset>
      </Dialog>
      {discarding && <DiscardDialog onStay={() => setDiscarding(false)} onLeave={onClose} />}
    </>
  );
}
