import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useHydrated } from './use-hydrated';

/** What was typed, by the names of the fields. */
export type EarlyInput = ReadonlyMap<string, string>;

export const NO_EARLY_INPUT: EarlyInput = new Map();

/**
 * Reports what was typed before React hydrated the server's markup, once and before the next paint: React sets fields
 * to the values of the first render, silently. Options that were chosen stay as they are.
 *
 * @param id of a field, or of a form, in the server's markup
 */
export function useEarlyInput(id: string, onEarlyInput: (typed: EarlyInput) => void): void {
  const hydrated = useHydrated();
  // A textarea gets its former text again while it is hydrated, before any effect.
  const [before] = useState(() => (hydrated ? NO_EARLY_INPUT : changedFields(id)));
  const report = useEffectEvent(() => {
    const typed = new Map([...before, ...changedFields(id)]);
    if (!hydrated && typed.size > 0) onEarlyInput(typed);
  });
  useLayoutEffect(() => report(), []);
}

/** What was found in a form or field: React may begin hydration anew after it has set a textarea back. */
const found = new WeakMap<Element, EarlyInput>();

/** The fields whose values are no longer those of the server's markup; none on the server. */
function changedFields(id: string): EarlyInput {
  const element = typeof document === 'undefined' ? null : document.getElementById(id);
  if (!element) return NO_EARLY_INPUT;
  const changed = new Map([...(found.get(element) ?? []), ...changedNow(element)]);
  found.set(element, changed);
  return changed;
}

function changedNow(element: Element): EarlyInput {
  const fields = element instanceof HTMLFormElement ? [...element.elements] : [element];
  return new Map(
    fields.flatMap((field) =>
      isTextField(field) && field.value !== field.defaultValue ? [[field.name, field.value]] : [],
    ),
  );
}

const isTextField = (field: Element | null): field is HTMLInputElement | HTMLTextAreaElement =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.name !== '';
