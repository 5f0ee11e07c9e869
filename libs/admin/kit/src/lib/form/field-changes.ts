import { useEffect, useEffectEvent } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
import type { Field, FormValues } from './field';

/** Runs `onChange` with the name of a field whose value has changed. */
export function useFieldChange<Values extends FormValues>(
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

/** A change of one field may make another one valid, so every change validates those with errors again. */
export function useErrorsOfOthers<Values extends FormValues>(
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
