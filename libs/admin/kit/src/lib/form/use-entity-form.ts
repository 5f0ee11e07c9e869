import { DEFAULT_LOCALE, type Locale } from '@lereng/shared-domain';
import { errorStatus } from '@lereng/web-data-access';
import { nanoid } from '@reduxjs/toolkit';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { flushSync } from 'react-dom';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import { useMessage, type MessageState } from '../shell/banner/banner';
import { isOutdated, writeRequest, type WriteRequest } from '../shell/calls';
import {
  explainFailure,
  hasNoResponse,
  isOffline,
  type StatusMessages,
} from '../shell/save-failure';
import { words } from '../shell/words';
import { anyField, initialOf, type Field, type FormValues } from './field';
import { useErrorsOfOthers, useFieldChange } from './field-changes';
import {
  formReducer,
  isUnsaved,
  openForm,
  reasonOf,
  type Attempt,
  type FailureReason,
  type FormPhase,
  type Version,
} from './form-state';
import { sameValues } from './form-value';
import { whenPrepared } from './image/use-prepared-image';
import { useFormLanguage, type FormLanguage } from './language';
import { usePriceQuestion } from './price-question';
import { isMessageOf, normalize, summarize, validate, type FormError } from './rules';
import { changesOf, compared, mergeChosen, type Choice, type Conflict } from './three-way';
import { useDraft, type DraftOffer, type DraftTarget } from './use-draft';

export interface EntityFormOptions<Values extends FormValues, Stored, Saved extends Stored> {
  /** The stored row or setting. Another one replaces the form's as long as nobody has edited it. */
  stored: Stored;
  /** Whether it is being fetched, and may be from the middle of a save. */
  isFetching?: boolean;
  /** For a stored version, whose values they begin with. */
  fields: (stored: Stored) => readonly Field<Values>[];
  /** The language that it opens in, where the page has no switch for all of its forms. */
  locale?: Locale;
  /** Values that the form opens with, unsaved where they differ from the stored ones. */
  prefill?: Values;
  /** Replaces the message of the fields that it is about in the banner. */
  formError?: FormError<Values>;
  /** Message for a failed save. */
  failed: string;
  /** Messages for statuses with a meaning of their own here. */
  failures?: (values: Values) => StatusMessages;
  /**
   * Gets normalized values, and the version that they replace; resolves to the saved version, and rejects with
   * the API's error.
   */
  save: (values: Values, stored: Stored, request: WriteRequest) => Promise<Saved>;
  /** Called after a successful save. */
  onSaved: (saved: Saved) => void;
  /** The instant of the last change, for `If-Match`; null where that is not known. */
  versionOf?: (stored: Stored) => string | null;
  /** Reads the present version; without it conflicts are not looked for. Rejects with the API's error. */
  read?: () => Promise<Stored>;
  /** Where the edits are kept on this device until they are saved; without it they are not. */
  draft?: DraftTarget;
}

/** A form in a dialog or in a section of a page. */
export interface EntityForm<Values extends FormValues, Stored = unknown> {
  fields: readonly Field<Values>[];
  methods: UseFormReturn<Values>;
  language: FormLanguage;
  /** Whether it has texts in both languages. */
  isTranslatable: boolean;
  /** The same where the page has no switch for all of its forms. */
  isOwnSwitch: boolean;
  /** The version that the edits began with. */
  base: Version<Values, Stored>;
  saving: boolean;
  /** Edits would be lost with it. */
  unsaved: boolean;
  /** Why the last save has not saved these edits; null where nobody tried, or it did. */
  unsuccessful: FailureReason | null;
  messages: MessageState;
  /** The question that is asked before large changes of prices are saved. */
  question: ReactNode;
  conflict: Conflict<Values> | null;
  /** Chooses between two values of a field in the conflict. */
  choose: (name: string, choice: Choice) => void;
  /** Saves the merged values of the conflict. */
  saveMerged: () => Promise<void>;
  /** Replaces the edits by the stored values. */
  takeStored: () => void;
  /** A draft of earlier edits. */
  offer: DraftOffer | null;
  /** Discards the draft with the form's changes. */
  discard: () => void;
  /** Saves the values, or those of the conflict; resolves once that has succeeded or failed. */
  save: () => Promise<void>;
  submit: (event: SyntheticEvent) => void;
  /** The row was written from beside the form, which is no change by others. */
  rebase: (stored: Stored) => void;
}

/** A failed save keeps all input, including a chosen file. */
export function useEntityForm<Values extends FormValues, Stored, Saved extends Stored>({
  stored,
  isFetching = false,
  fields: fieldsOf,
  locale,
  prefill,
  formError,
  failed,
  failures,
  save,
  onSaved,
  versionOf = () => null,
  read,
  draft,
}: EntityFormOptions<Values, Stored, Saved>): EntityForm<Values, Stored> {
  const versionedAs = (of: Stored): Version<Values, Stored> => ({
    stored: of,
    values: initialOf(fieldsOf(of)),
  });
  const [state, dispatch] = useReducer(formReducer<Values, Stored>, undefined, () =>
    openForm(versionedAs(stored), prefill),
  );
  const { phase, base, shown, attempt } = state;
  const [preparing, setPreparing] = useState(false);
  const saving = preparing || phase.name === 'saving';
  const fields = fieldsOf(base.stored);
  const methods = useForm<Values>({
    defaultValues: base.values as DefaultValues<Values>,
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
  const { handleSubmit, getValues, reset, setError } = methods;
  const messages = useMessage();
  const focusNext = useNextFocus(methods, saving);
  const { isShared, ...language } = useFormLanguage(locale);
  const isTranslatable = fields.some(({ translates }) => translates !== undefined);
  /** Focuses the first of these fields that is in the present language, or the first one in its own. */
  const reveal = (wanted: readonly Field<Values>[]) => {
    const found = wanted.find((field) => localeOf(field) === language.locale) ?? wanted[0];
    if (!found) return;
    language.choose(localeOf(found));
    focusNext(found.name);
  };

  const show = useEffectEvent(({ values, keepErrors }: typeof shown) => {
    reset(base.values, { keepErrors });
    if (values !== base.values) reset(values, { keepErrors, keepDefaultValues: true });
  });
  // Before anything else reads the values, such as the save that follows a merge.
  useLayoutEffect(() => show(shown), [shown]);
  const onFetched = useEffectEvent(() => dispatch({ type: 'fetched', now: versionedAs(stored) }));
  useEffect(() => {
    if (!isFetching) onFetched();
  }, [stored, isFetching]);

  const draftOfForm = useDraft({
    target: draft ?? null,
    methods,
    stored: base.values,
    keyOf: (values) => repeatOf(attempt, normalize(fields, values))?.key,
    restore: (found) => {
      const edited = { ...base.values, ...found.edits };
      const values = merge(base, base, edited);
      const key = found.idempotencyKey;
      const repeated = key === undefined ? null : { key, values: normalize(fields, values) };
      dispatch({ type: 'draftRestored', values, attempt: repeated });
      const changed = fields.filter(({ name }) => name in found.edits);
      const isShown = changed.some((field) => localeOf(field) === language.locale);
      reveal(changed[0] && !isShown ? changed : fields);
    },
  });
  useErrorsOfOthers(fields, methods);
  useFieldChange(methods, (changed) => {
    dispatch({ type: 'changed', name: changed, values: getValues() });
    if (messages.message?.holds?.(changed) === false) messages.clear();
  });
  const prices = usePriceQuestion();

  const merge = (from: typeof base, now: typeof base, edited: Values) =>
    mergeChosen(fields, { base: from.values, stored: now.values, edited });

  /** Whether others have changed a field of the form; it then shows the conflict. */
  const meetsOthers = (from: typeof base, found: typeof base, edited: Values): boolean => {
    const changes = changesOf(fields, compared(fields, from.values, found.values, edited));
    const isMet = changes.some(({ by }) => by !== 'form');
    if (isMet) dispatch({ type: 'conflictFound', found, edited });
    return isMet;
  };
  /** Null where nothing was saved, because others have changed a field of the form. */
  const write = async (from: typeof base, { values, key }: Attempt<Values>) => {
    const send = ({ stored: replaced }: typeof base) =>
      save(values, replaced, writeRequest(versionOf(replaced), key));
    let over = from;
    // A setting has no version: it is compared first, unless it may be this save's own.
    if (read && versionOf(from.stored) === null && key !== attempt?.key) {
      over = versionedAs(await read());
      if (meetsOthers(from, over, values)) return null;
    }
    try {
      return { saved: await send(over) };
    } catch (error) {
      if (!read || !isOutdated(error)) throw error;
      const found = versionedAs(await read());
      return meetsOthers(from, found, values) ? null : { saved: await send(found) };
    }
  };

  const run = async (entered: Values, from: typeof base) => {
    const values = normalize(fields, entered);
    const doubtful = fields.flatMap((field) => {
      const { name, askAbout } = anyField(field);
      return askAbout?.(values[name] ?? null, from.values[name] ?? null) ?? [];
    });
    if (!prices.confirms(doubtful, () => void submit(from))) return;
    const present = repeatOf(attempt, values) ?? { values, key: nanoid() };
    dispatch({ type: 'saveBegun', attempt: present });
    draftOfForm.keepKey(present.key);
    messages.clear();
    try {
      const written = await write(from, present);
      if (written === null) return;
      dispatch({ type: 'saved', now: versionedAs(written.saved) });
      draftOfForm.forget();
      onSaved(written.saved);
    } catch (error) {
      fail(error, values);
    }
  };

  const fail = (error: unknown, values: Values) => {
    const lacksResponse = hasNoResponse(error);
    const reason = isOffline(error) ? 'offline' : lacksResponse ? 'noResponse' : 'refused';
    dispatch({ type: 'saveFailed', values, reason, isRejected: isRefusal(error) });
    if (reason === 'offline') return messages.show(words.offline.failed);
    const failure = explainFailure(error, failed, failures?.(values));
    /** Fields that the server refused and that have not changed since. */
    const refused = new Set(
      fields.map(({ name }) => name).filter((name) => name in failure.fields),
    );
    for (const name of refused) {
      setError(name as Path<Values>, { type: 'server', message: failure.fields[name] });
    }
    reveal(fields.filter(({ name }) => refused.has(name)));
    const isOfFields = refused.size > 0;
    messages.show(failure.message, 'error', (changed) => {
      refused.delete(changed);
      return !isOfFields || refused.size > 0;
    });
  };

  const onInvalid = () => {
    const values = getValues();
    const errors = () => validate(fields, normalize(fields, getValues()));
    const message = summarize(fields, errors(), formError);
    dispatch({ type: 'saveFailed', values, reason: 'refused', isRejected: false });
    messages.show(message, 'error', () => isMessageOf(message, errors(), formError));
    // The form itself focuses the first one, unless that is not shown.
    const found = errors();
    const invalid = fields.filter(({ name }) => name in found);
    if (invalid[0] && localeOf(invalid[0]) !== language.locale) reveal(invalid);
  };

  /** @param from the version that the edits began with */
  const submit = async (from = base) => {
    const prepared = whenPrepared(getValues());
    if (prepared) {
      setPreparing(true);
      await prepared;
      // The inputs are enabled before validation, as a disabled one could not get the focus.
      flushSync(() => setPreparing(false));
    }
    await handleSubmit((entered) => run(entered, from), onInvalid)();
  };

  const conflict = conflictOf(phase, base, fieldsOf);
  const takeStored = () => {
    if (phase.name !== 'conflict') return;
    draftOfForm.forget();
    dispatch({ type: 'rebased', now: phase.found, values: phase.found.values });
    reveal(fields);
  };
  const saveMerged = async () => {
    if (phase.name !== 'conflict' || !conflict) return;
    const { merged } = conflict;
    // The form of a picture alone counts the stored value as empty, so where that was chosen the form takes all stored
    // values.
    const isRefused = Object.keys(validate(conflict.fields, merged)).length > 0;
    if (isRefused && sameValues(merged, conflict.stored)) return takeStored();
    flushSync(() => dispatch({ type: 'rebased', now: phase.found, values: merged }));
    await submit(phase.found);
  };
  // In a conflict the submit button saves the merged values; the other one takes the stored values.
  const saveAll = () => (conflict ? saveMerged() : submit());

  return {
    fields,
    methods,
    language,
    isTranslatable,
    isOwnSwitch: isTranslatable && !isShared,
    base,
    saving,
    unsaved: isUnsaved(state),
    unsuccessful: reasonOf(phase),
    messages,
    question: prices.question,
    conflict,
    choose: (name, choice) => dispatch({ type: 'chosen', name, choice }),
    saveMerged,
    takeStored,
    offer: draftOfForm.offer,
    discard: draftOfForm.forget,
    save: saveAll,
    submit: (event) => {
      event.preventDefault();
      void saveAll();
    },
    rebase: (written) => {
      const now = versionedAs(written);
      const values = merge(base, now, getValues());
      dispatch({ type: 'rebased', now, values, keepErrors: true });
    },
  };
}

/** The language in which a form shows a field. */
const localeOf = ({ translates }: { translates?: string }): Locale =>
  translates === undefined ? DEFAULT_LOCALE : 'en';

/** Null where there is none. @param fieldsOf the fields for a stored version */
function conflictOf<Values extends FormValues, Stored>(
  phase: FormPhase<Values, Stored>,
  base: Version<Values, Stored>,
  fieldsOf: (stored: Stored) => readonly Field<Values>[],
): Conflict<Values> | null {
  if (phase.name !== 'conflict') return null;
  const { found, edited, choices } = phase;
  const fields = fieldsOf(base.stored);
  const states = compared(fields, base.values, found.values, edited);
  return {
    stored: states.stored,
    edited: states.edited,
    fields: fieldsOf(found.stored),
    changes: changesOf(fields, states, choices),
    merged: mergeChosen(fields, states, choices),
  };
}

/** The attempt that a save of these values repeats. */
const repeatOf = <Values extends FormValues>(attempt: Attempt<Values> | null, values: Values) =>
  attempt && sameValues(values, attempt.values) ? attempt : null;

/** Whether the server has refused a write: after any other failure it may have been done. */
function isRefusal(error: unknown): boolean {
  const status = errorStatus(error);
  return typeof status === 'number' && status < 500;
}

/** Focuses a field once the inputs are enabled, as a disabled one cannot be focused. */
function useNextFocus<Values extends FormValues>(
  { setFocus }: UseFormReturn<Values>,
  disabled: boolean,
): (name: string | undefined) => void {
  const next = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (disabled || next.current === undefined) return;
    const name = next.current as Path<Values>;
    next.current = undefined;
    // After the render in which the inputs of a form with other values are registered anew.
    queueMicrotask(() => setFocus(name));
  });
  return (name) => {
    next.current = name;
  };
}
