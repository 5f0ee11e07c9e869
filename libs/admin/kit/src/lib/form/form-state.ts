import type { FormValues } from './field';
import { sameValues } from './form-value';
import type { Choice, Choices } from './three-way';

/** A stored version of a row or of settings, and the form's values for it. */
export interface Version<Values extends FormValues, Stored> {
  stored: Stored;
  values: Values;
}

/** Why a save did not succeed: the device is offline, no response came though it is online, or it was refused. */
export type FailureReason = 'offline' | 'noResponse' | 'refused';

/** A save that was sent, and that may have succeeded without a response. */
export interface Attempt<Values extends FormValues> {
  values: Values;
  /** The Idempotency-Key of this save and of its repeats. */
  key: string;
}

export type FormPhase<Values extends FormValues, Stored> =
  /** Nobody has edited it, though it may have opened with other values than the stored ones. */
  | { name: 'clean' }
  | { name: 'edited' }
  /** `after` is why the save before it failed. */
  | { name: 'saving'; values: Values; after: FailureReason | null }
  | { name: 'failed'; reason: FailureReason }
  /** Others have saved since the form was opened: `found` is stored now. */
  | {
      name: 'conflict';
      found: Version<Values, Stored>;
      edited: Values;
      choices: Choices;
    };

export interface FormState<Values extends FormValues, Stored> {
  phase: FormPhase<Values, Stored>;
  /** The version that the edits began with. */
  base: Version<Values, Stored>;
  /**
   * The version that was fetched last. After a save whose refetch has failed this still is the version before the save.
   */
  fetched: Stored;
  /** The values that the inputs show from now on; another object each time. */
  shown: { values: Values; keepErrors?: boolean };
  attempt: Attempt<Values> | null;
}

export type FormAction<Values extends FormValues, Stored> =
  | { type: 'changed'; name: string; values: Values }
  | { type: 'fetched'; now: Version<Values, Stored> }
  | { type: 'draftRestored'; values: Values; attempt: Attempt<Values> | null }
  /** The form goes on with the version that is stored now; `values` are those with the edits that are left. */
  | {
      type: 'rebased';
      now: Version<Values, Stored>;
      values: Values;
      keepErrors?: boolean;
    }
  | { type: 'saveBegun'; attempt: Attempt<Values> }
  | { type: 'saved'; now: Version<Values, Stored> }
  /** `isRejected` says that the server has refused the request, so nothing was saved. */
  | { type: 'saveFailed'; values: Values; reason: FailureReason; isRejected: boolean }
  | { type: 'conflictFound'; found: Version<Values, Stored>; edited: Values }
  | { type: 'chosen'; name: string; choice: Choice };

/** @param prefill values that the form opens with instead of the stored ones */
export const openForm = <Values extends FormValues, Stored>(
  base: Version<Values, Stored>,
  prefill: Values = base.values,
): FormState<Values, Stored> => ({
  phase: { name: 'clean' },
  base,
  fetched: base.stored,
  shown: { values: prefill },
  attempt: null,
});

/** The states of a form, and the actions that lead from one to another. */
export function formReducer<Values extends FormValues, Stored>(
  state: FormState<Values, Stored>,
  action: FormAction<Values, Stored>,
): FormState<Values, Stored> {
  const { phase, base } = state;
  switch (action.type) {
    case 'changed':
      return change(state, action);
    case 'fetched': {
      const { now } = action;
      if (now.stored === state.fetched) return state;
      // Edits are compared with the version that they began with.
      if (phase.name !== 'clean') return { ...state, fetched: now.stored };
      const isSame = sameValues(now.values, base.values);
      const shown = isSame ? state.shown : { values: now.values };
      return { ...state, base: now, fetched: now.stored, shown };
    }
    case 'draftRestored': {
      const { values, attempt } = action;
      return { ...state, phase: editedOr(base, values), shown: { values }, attempt };
    }
    case 'rebased': {
      const { now, values, keepErrors } = action;
      return { ...state, phase: editedOr(now, values), base: now, shown: { values, keepErrors } };
    }
    case 'saveBegun': {
      const { attempt } = action;
      const saving = { name: 'saving', values: attempt.values, after: reasonOf(phase) } as const;
      return { ...state, phase: saving, attempt };
    }
    case 'saved': {
      const { now } = action;
      return {
        ...state,
        phase: { name: 'clean' },
        base: now,
        shown: { values: now.values },
        attempt: null,
      };
    }
    case 'saveFailed': {
      const { values, reason, isRejected } = action;
      const failed = { name: 'failed', reason } as const;
      return {
        ...state,
        phase: sameValues(values, base.values) ? { name: 'clean' } : failed,
        attempt: isRejected ? null : state.attempt,
      };
    }
    case 'conflictFound': {
      const { found, edited } = action;
      return {
        ...state,
        phase: { name: 'conflict', found, edited, choices: {} },
        attempt: null,
      };
    }
    case 'chosen': {
      if (phase.name !== 'conflict') return state;
      const choices = { ...phase.choices, [action.name]: action.choice };
      return { ...state, phase: { ...phase, choices } };
    }
  }
}

function change<Values extends FormValues, Stored>(
  state: FormState<Values, Stored>,
  { name, values }: { name: string; values: Values },
): FormState<Values, Stored> {
  const { phase, base } = state;
  switch (phase.name) {
    case 'saving':
      return state;
    case 'conflict': {
      // Typing into a field chooses the edited value.
      const choices: Choices = { ...phase.choices, [name]: 'edited' };
      return { ...state, phase: { ...phase, edited: values, choices } };
    }
    case 'clean':
    case 'edited':
    case 'failed': {
      const next = sameValues(values, base.values) ? 'clean' : 'edited';
      if (next === phase.name || (next === 'edited' && phase.name === 'failed')) return state;
      return { ...state, phase: { name: next } };
    }
  }
}

const editedOr = <Values extends FormValues>(
  { values: stored }: { values: Values },
  values: Values,
) => ({ name: sameValues(values, stored) ? 'clean' : 'edited' }) as const;

/** Whether edits would be lost with the form. */
export function isUnsaved<Values extends FormValues, Stored>({
  phase,
  base,
}: FormState<Values, Stored>): boolean {
  if (phase.name === 'saving') return !sameValues(phase.values, base.values);
  return phase.name !== 'clean';
}

/** Why the last save has not saved the edits; null where nobody tried, or it did. */
export function reasonOf<Values extends FormValues, Stored>(
  phase: FormPhase<Values, Stored>,
): FailureReason | null {
  switch (phase.name) {
    case 'clean':
    case 'edited':
      return null;
    case 'saving':
      return phase.after;
    case 'failed':
      return phase.reason;
    case 'conflict':
      return 'refused';
  }
}
