import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import { useMessage, type MessageState } from '../banner/use-message';
import { useDraft, type DraftOffer, type DraftTarget } from '../drafts/use-draft';
import { explainFailure, hasNoResponse, isOffline, type StatusMessages } from '../save-failure';
import { words } from '../words';
import { attemptFor, type Attempt } from './attempt';
import { anyField, type Field, type FormValues } from './field';
import { whenPrepared } from './image/use-prepared-image';
import { isBetween, sameValues } from './merge';
import { isMessageOf, normalize, summarize, validate, type FormError } from './rules';
import { useConflict, withoutFiles, type Conflict, type StoredValues } from './use-conflict';
import { storedItemsOf, mergeChosen, type Choice, type StoredState } from './three-way';
import type { WriteRequest } from './write-request';

export interface EntityFormOptions<Values extends FormValues, Saved = unknown> {
  fields: readonly Field<Values>[];
  /** The stored values. A change of these replaces the form's as long as nobody has edited it. */
  initial: Values;
  /** Values that the form opens with, unsaved where they differ from the stored ones. */
  prefill?: Values;
  /** Replaces the message of the fields that it covers in the banner. */
  formError?: FormError<Values>;
  /** Message for a failed save. */
  failed: string;
  /** Messages for statuses with a meaning of their own here. */
  failures?: (values: Values) => StatusMessages;
  /** Gets normalized values; rejects with the API's error. */
  save: (values: Values, request: WriteRequest) => Promise<Saved>;
  /** Called after a successful save; from then on the saved values count as the stored ones. */
  onSaved: (saved: Saved) => void;
  /** The form's values after a save: the saved ones without their files, by default. */
  savedValues?: (values: Values) => Values;
  /** Keeps what is typed on this device until it is saved; without it nothing is stored. */
  draft?: DraftTarget;
  /** Reads what is stored, before it is replaced; rejects with the API's error. */
  stored?: () => Promise<StoredValues<Values>>;
  /** Called when the form goes on with what `stored` has read last: `fields` should be of that. */
  onRebase?: () => void;
}

/** Why a save did not succeed: the device is offline, no response came though it is online, or any other reason. */
export type Unsuccessful = 'offline' | 'noResponse' | 'failed';

/** The state of a form, whatever shows it: a dialog, or a section of a page. */
export interface EntityForm<Values extends FormValues> {
  fields: readonly Field<Values>[];
  methods: UseFormReturn<Values>;
  /** Changes with every replacement of the values. Inputs that hold a text of their own must follow it. */
  generation: number;
  saving: boolean;
  /** It has edits: it differs from the stored values, and not by its prefilled ones alone. */
  unsaved: boolean;
  /** Why the last attempt to save did not save these edits; null where nobody tried, or it did. */
  unsuccessful: Unsuccessful | null;
  messages: MessageState;
  /** Changes that are asked about before they are saved. */
  asked: readonly string[];
  confirmAsked: () => void;
  closeAsked: () => void;
  conflict: Conflict<Values> | null;
  /** Chooses between two values of a field in the conflict. */
  choose: (name: string, choice: Choice) => void;
  /** Saves what the conflict shows as the values to be saved. */
  saveMerged: () => void;
  /** Replaces the edits by what is stored. */
  takeStored: () => void;
  /** What was typed before and not saved. */
  offer: DraftOffer | null;
  /** Discards the draft with the form's changes. */
  discard: () => void;
  submit: (event: SyntheticEvent) => void;
  /**
   * The row was written from beside the form: what is stored now beside the values, as these fields say, is
   * no change by others.
   */
  rebase: (written: readonly Field<Values>[]) => void;
}

/** A failed save keeps all input, including a chosen file. */
export function useEntityForm<Values extends FormValues, Saved>({
  fields,
  initial,
  prefill,
  formError,
  failed,
  failures,
  save,
  onSaved,
  savedValues = withoutFiles,
  draft,
  stored,
  onRebase,
}: EntityFormOptions<Values, Saved>): EntityForm<Values> {
  const [saving, setSaving] = useState(false);
  const [unsuccessful, setUnsuccessful] = useState<Unsuccessful | null>(null);
  /** Whether it shows its prefilled values, which nobody has edited or tried to save. */
  const [isUntouched, setIsUntouched] = useState(prefill !== undefined);
  const [generation, setGeneration] = useState(0);
  const messages = useMessage();
  const [asked, setAsked] = useState<readonly string[]>([]);
  const confirmed = useRef('');
  const nextFocus = useRef<Path<Values> | null>(null);
  const attempt = useRef<Attempt | null>(null);
  /** Whether the last attempt may have succeeded without a response. */
  const isUncertain = useRef(false);
  const presentItems = storedItemsOf(fields);
  /** What the edits began with. */
  const base = useRef<StoredState<Values>>({ values: initial, storedItems: presentItems });
  /** The stored values before and after the last save, until they have been fetched. */
  const lastSave = useRef<{ before: Values; after: Values } | null>(null);
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
  const { isDirty } = formState;
  const unsaved = isDirty && !isUntouched;

  /** Shows `values`, unsaved where they differ from `stored`. */
  const replace = (stored: Values, values = stored, storedItems = presentItems) => {
    base.current = { values: stored, storedItems };
    reset(stored);
    if (values !== stored) reset(values, { keepDefaultValues: true });
    setGeneration((count) => count + 1);
  };
  /** Data that was fetched while a form of several requests was being saved arrives after the save. */
  const isFromBeforeSave = (found: Values) =>
    lastSave.current !== null && isBetween(found, lastSave.current.before, lastSave.current.after);
  /** Moves the focus to the first field after a button that had it is gone. */
  const focusFirst = () => {
    nextFocus.current = (fields[0]?.name ?? null) as Path<Values> | null;
  };
  const { offer, forget, keepAttempt } = useDraft({
    target: draft ?? null,
    methods,
    base,
    restore: (found) => {
      setIsUntouched(false);
      const edited = { ...initial, ...found.values } as Values;
      const values = found.base ? ({ ...initial, ...found.base } as Values) : initial;
      attempt.current = found.attempt ?? null;
      isUncertain.current = true;
      const states = {
        base: { values, storedItems: found.storedItems ?? presentItems },
        stored: { values: initial, storedItems: presentItems },
        edited,
      };
      replace(initial, mergeChosen(fields, states, {}));
      focusFirst();
    },
  });
  const fill = useEffectEvent(() => {
    if (!prefill) return;
    replace(base.current.values, prefill);
    focusFirst();
  });
  useChanged([initial, presentItems], () => {
    if (!isDirty || lastSave.current) base.current = { ...base.current, storedItems: presentItems };
    if (sameValues(initial, base.current.values)) lastSave.current = null;
    else if (!isDirty && !isFromBeforeSave(initial)) replace(initial);
  });
  useErrorsOfOthers(fields, methods);
  useFieldChange(methods, (changed) => {
    setIsUntouched(false);
    if (messages.message?.holds?.(changed) === false) messages.clear();
  });

  useEffect(() => {
    // A disabled control cannot be focused.
    if (saving || !nextFocus.current) return;
    setFocus(nextFocus.current);
    nextFocus.current = null;
  });
  // After the effect above, which focuses what the next render shows.
  useEffect(() => fill(), []);

  const { conflict, clearConflict, choose, editFurther, saveOver } = useConflict({
    fields,
    stored,
    normalize: (values: Values) => normalize(fields, values),
    base: () => base.current,
  });

  useFieldChange(methods, (changed) => {
    if (conflict) editFurther(changed, normalize(fields, getValues()));
  });

  const run = async (entered: Values) => {
    const values = normalize(fields, entered);
    const doubtful = fields.flatMap((field) => {
      const { name, askAbout } = anyField(field);
      return askAbout?.(values[name] ?? null, base.current.values[name] ?? null) ?? [];
    });
    if (doubtful.length > 0 && confirmed.current !== String(doubtful)) return setAsked(doubtful);
    const present = attemptFor(values, attempt.current);
    const isRepeat = present === attempt.current && isUncertain.current;
    attempt.current = present;
    keepAttempt(present);
    setSaving(true);
    messages.clear();
    try {
      const outcome = await saveOver(values, isRepeat, (version) =>
        save(values, {
          'Idempotency-Key': present.key,
          ...(version !== null && { 'If-Match': version }),
        }),
      );
      if (!outcome) return setUnsuccessful('failed');
      setUnsuccessful(null);
      attempt.current = null;
      lastSave.current = { before: base.current.values, after: savedValues(values) };
      replace(lastSave.current.after);
      forget();
      onSaved(outcome.saved);
    } catch (error) {
      fail(error, values);
    } finally {
      setSaving(false);
    }
  };

  const fail = (error: unknown, values: Values) => {
    isUncertain.current = hasNoResponse(error);
    if (isOffline(error)) {
      setUnsuccessful('offline');
      return messages.show(words.offline.failed);
    }
    setUnsuccessful(isUncertain.current ? 'noResponse' : 'failed');
    const failure = explainFailure(error, failed, failures?.(values));
    /** Fields that the server refused and that have not changed since. */
    const refused = new Set<string>();
    for (const { name } of fields) {
      const text = failure.fields[name];
      if (text === undefined) continue;
      refused.add(name);
      nextFocus.current ??= name as Path<Values>;
      setError(name as Path<Values>, { type: 'server', message: text });
    }
    const isOfFields = refused.size > 0;
    messages.show(failure.message, 'error', (changed) => {
      refused.delete(changed);
      return !isOfFields || refused.size > 0;
    });
  };

  const onInvalid = () => {
    const errors = () => validate(fields, normalize(fields, getValues()));
    const message = summarize(fields, errors(), formError);
    setUnsuccessful('failed');
    messages.show(message, 'error', () => isMessageOf(message, errors(), formError));
  };

  const submit = async () => {
    setIsUntouched(false);
    const prepared = whenPrepared(getValues());
    if (prepared) {
      setSaving(true);
      await prepared;
      // The inputs are enabled before validation, as a disabled one could not get the focus.
      flushSync(() => setSaving(false));
    }
    await handleSubmit(run, onInvalid)();
  };

  const takeStored = () => {
    if (!conflict) return;
    clearConflict();
    forget();
    replace(conflict.found.values, conflict.found.values, conflict.stored.storedItems);
    onRebase?.();
    focusFirst();
  };

  const saveMerged = () => {
    if (!conflict) return;
    const { found, merged, stored } = conflict;
    // A form that is about a new picture alone refuses to save none, where the stored one was chosen.
    const isRefused = Object.keys(validate(conflict.fields, merged)).length > 0;
    if (isRefused && sameValues(merged, stored.values)) return takeStored();
    replace(found.values, merged, stored.storedItems);
    onRebase?.();
    void submit();
  };

  return {
    fields,
    methods,
    generation,
    saving,
    unsaved,
    unsuccessful: unsaved ? unsuccessful : null,
    messages,
    asked,
    confirmAsked: () => {
      confirmed.current = String(asked);
      setAsked([]);
      void submit();
    },
    closeAsked: () => setAsked([]),
    conflict,
    choose,
    saveMerged,
    takeStored,
    offer,
    discard: forget,
    submit: (event) => {
      event.preventDefault();
      // The other button of the conflict is beside it.
      if (conflict) saveMerged();
      else void submit();
    },
    rebase: (written) => {
      base.current = { ...base.current, storedItems: storedItemsOf(written) };
    },
  };
}

/** Runs `onChange` for a later value that differs from the one before. */
function useChanged(value: unknown, onChange: () => void): void {
  const content = JSON.stringify(value);
  const last = useRef(content);
  useEffect(() => {
    if (last.current === content) return;
    last.current = content;
    onChange();
  });
}

/** A change of one field may make another one valid, so every change validates those with errors again. */
function useErrorsOfOthers<Values extends FormValues>(
  fields: readonly Field<Values>[],
  methods: UseFormReturn<Values>,
): void {
  const { getFieldState, trigger } = methods;
  useFieldChange(methods, (changed) => {
    const names = fields
      .map(({ name }) => name as Path<Values>)
      .filter((name) => {
        const { error } = getFieldState(name);
        // Only the server can judge its own errors again.
        return name !== changed && error !== undefined && error.type !== 'server';
      });
    if (names.length > 0) void trigger(names);
  });
}

/** Runs `onChange` with the name of a field whose value has changed. */
function useFieldChange<Values extends FormValues>(
  { subscribe }: UseFormReturn<Values>,
  onChange: (name: string) => void,
): void {
  const run = useEffectEvent(onChange);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => name !== undefined && run(name),
      }),
    [subscribe],
  );
}
