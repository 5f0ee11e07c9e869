import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from '../form/field';
import { draftStore, type Draft } from './draft-store';

/** Where a form's draft is kept, and how it is found again. */
export interface DraftTarget extends Pick<Draft, 'title' | 'href'> {
  key: string;
}

/** A draft that was found, until it is taken up or discarded. */
export interface DraftOffer {
  /** ISO 8601 UTC. */
  savedAt: string;
  accept: () => void;
  discard: () => void;
}

export interface DraftOptions<Values extends FormValues> {
  /** Null for a form whose values must not be stored. */
  target: DraftTarget | null;
  methods: UseFormReturn<Values>;
  /** Puts a draft's values into the form. */
  restore: (values: Values) => void;
}

/** Short enough that little is lost, long enough that typing does not wait for the disk. */
const WRITE_AFTER_MS = 400;

/** Keeps what is typed on this device until it is saved or discarded, and offers it again. */
export function useDraft<Values extends FormValues>({
  target,
  methods,
  restore,
}: DraftOptions<Values>): { offer: DraftOffer | null; forget: () => void } {
  const key = target?.key ?? null;
  const [found, setFound] = useState<Draft | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  const cancel = () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  const write = useEffectEvent(() => {
    cancel();
    if (!target) return;
    const { key: at, title, href } = target;
    if (!methods.formState.isDirty) return void draftStore.remove(at);
    const values = methods.getValues();
    void draftStore.put(at, { values, title, href, savedAt: new Date().toISOString() });
  });
  const writeSoon = useEffectEvent(() => {
    cancel();
    timer.current = setTimeout(write, WRITE_AFTER_MS);
  });
  const flush = useEffectEvent(() => {
    if (timer.current !== null) write();
  });

  useEffect(() => {
    if (key === null) return undefined;
    let current = true;
    void draftStore.get(key).then((draft) => {
      if (current) setFound(draft);
    });
    return () => {
      current = false;
    };
  }, [key]);

  const { subscribe } = methods;
  useEffect(() => {
    if (key === null) return undefined;
    const unsubscribe = subscribe({
      formState: { values: true, isDirty: true },
      // A replacement of all values has no name: nobody typed it.
      callback: ({ name }) => name !== undefined && writeSoon(),
    });
    // A phone ends a page in the background without another event.
    const onHide = () => flush();
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', onHide);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', onHide);
    };
  }, [key, subscribe]);

  const forget = () => {
    cancel();
    setFound(null);
    if (key !== null) void draftStore.remove(key);
  };
  const offer = found && {
    savedAt: found.savedAt,
    accept: () => {
      setFound(null);
      restore(found.values as Values);
    },
    discard: forget,
  };
  // An expired login unmounts the form while a write is still due.
  useEffect(() => () => flush(), []);
  return { offer, forget };
}
