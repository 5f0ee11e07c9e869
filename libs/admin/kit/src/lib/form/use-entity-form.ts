import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import { useDraft, type DraftOffer, type DraftTarget } from '../drafts/use-draft';
import { useMessage, type MessageState } from '../banner/use-message';
import { explainFailure, type StatusMessages } from '../save-failure';
import type { Field, FormValues } from './field';
import { normalize, summarize, validate, type FormError } from './rules';

export interface EntityFormOptions<Values extends FormValues, Saved = unknown> {
  fields: readonly Field<Values>[];
  /** The stored values. A change of these replaces the form's as long as nobody has edited it. */
  initial: Values;
  /** Replaces the message of the fields that it covers in the banner. */
  formError?: FormError<Values>;
  /** Message for a failed save. */
  failed: string;
  /** Messages for statuses with a meaning of their own here. */
  failures?: (values: Values) => StatusMessages;
  /** Gets normalized values; rejects with the API's error. */
  save: (values: Values) => Promise<Saved>;
  /** After a successful save, from which on the saved values are the stored ones. */
  onSaved: (saved: Saved) => void;
  /** The form's values after a save: the saved ones without their files, by default. */
  savedValues?: (values: Values) => Values;
  /** Keeps what is typed on this device until it is saved; without it nothing is stored. */
  draft?: DraftTarget;
}

/** The state of a form, whatever shows it: a dialog, or a section of a page. */
export interface EntityForm<Values extends FormValues> {
  fields: readonly Field<Values>[];
  methods: UseFormReturn<Values>;
  /** Changes with every replacement of the values, which inputs with a text of their own must follow. */
  generation: number;
  saving: boolean;
  /** It differs from the stored values. */
  unsaved: boolean;
  messages: MessageState;
  /** What was typed before and not saved. */
  offer: DraftOffer | null;
  /** Discards the draft with the form's changes. */
  discard: () => void;
  submit: (event: SyntheticEvent) => void;
}

/** A failed save keeps all input, including a chosen file. */
export function useEntityForm<Values extends FormValues, Saved>({
  fields,
  initial,
  formError,
  failed,
  failures,
  save,
  onSaved,
  savedValues = withoutFiles,
  draft,
}: EntityFormOptions<Values, Saved>): EntityForm<Values> {
  const [saving, setSaving] = useState(false);
  const [generation, setGeneration] = useState(0);
  const messages = useMessage();
  const nextFocus = useRef<Path<Values> | null>(null);
  const methods = useForm<Values>({
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
  const { handleSubmit, getValues, reset, setError, setFocus, formState } = methods;
  const unsaved = formState.isDirty;

  const replace = (values: Values, options?: { keepDefaultValues: boolean }) => {
    reset(values, options);
    setGeneration((count) => count + 1);
  };
  const { offer, forget } = useDraft({
    target: draft ?? null,
    methods,
    restore: (values) => {
      replace({ ...initial, ...values }, { keepDefaultValues: true });
      // The button that took the draft up is gone.
      nextFocus.current = (fields[0]?.name ?? null) as Path<Values> | null;
    },
  });
  useChangedInitial(initial, () => {
    if (!unsaved) replace(initial);
  });

  useEffect(() => {
    // A disabled control cannot be focused.
    if (saving || !nextFocus.current) return;
    setFocus(nextFocus.current);
    nextFocus.current = null;
  });

  const run = async (entered: Values) => {
    const values = normalize(fields, entered);
    setSaving(true);
    messages.clear();
    try {
      const saved = await save(values);
      replace(savedValues(values));
      forget();
      onSaved(saved);
    } catch (error) {
      const failure = explainFailure(error, failed, failures?.(values));
      messages.show(failure.message);
      for (const { name } of fields) {
        const text = failure.fields[name];
        if (text === undefined) continue;
        nextFocus.current ??= name as Path<Values>;
        setError(name as Path<Values>, { type: 'server', message: text });
      }
    } finally {
      setSaving(false);
    }
  };
  const onInvalid = () => {
    const errors = validate(fields, normalize(fields, getValues()));
    messages.show(summarize(fields, errors, formError));
  };

  return {
    fields,
    methods,
    generation,
    saving,
    unsaved,
    messages,
    offer,
    discard: forget,
    submit: (event) => void handleSubmit(run, onInvalid)(event),
  };
}

/** Runs `onChange` for later values that differ from the ones before. */
function useChangedInitial(initial: FormValues, onChange: () => void): void {
  const content = JSON.stringify(initial);
  const last = useRef(content);
  useEffect(() => {
    if (last.current === content) return;
    last.current = content;
    onChange();
  });
}

/** An uploaded file is stored: the field is back at keeping the current one. */
function withoutFiles<Values extends FormValues>(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    value instanceof File ? null : value,
  ]);
  return Object.fromEntries(entries) as Values;
}
