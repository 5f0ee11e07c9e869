import { useEffect, useRef } from 'react';
import { filesOf, type FormValues } from '../form-value';
import { prepareImage } from './prepare-image';

/**
 * Files that are still being made smaller, each with a promise of the end. They can be neither validated nor
 * saved yet.
 */
const unfinished = new WeakMap<File, Promise<void>>();

export const isUnfinished = (file: File): boolean => unfinished.has(file);

/** Waits for the pictures among a form's values that are still being made smaller, if there are any. */
export function whenPrepared(values: FormValues): Promise<unknown> | null {
  const waits = Object.values(values)
    .flatMap(filesOf)
    .flatMap((file) => unfinished.get(file) ?? []);
  return waits.length > 0 ? Promise.all(waits) : null;
}

/** Prepares one of several chosen pictures, and reports the one that takes its place. */
export function prepareEach(file: File, replace: (made: File) => void): void {
  // A file that cannot be read, such as a photo that is in a cloud, is for the server to judge.
  const done = prepareImage(file)
    .catch(() => file)
    .then((made) => {
      unfinished.delete(file);
      replace(made);
    });
  unfinished.set(file, done);
}

/**
 * Reports a chosen picture at once, so that no save misses it, and again when it was prepared, unless another choice
 * was made meanwhile.
 */
export function usePreparedImage(value: File | null, onChange: (file: File) => void) {
  const present = useRef(value);
  useEffect(() => {
    present.current = value;
  });
  return (file: File) => {
    prepareEach(file, (made) => {
      if (present.current === file) onChange(made);
    });
    onChange(file);
  };
}
