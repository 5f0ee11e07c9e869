import { serverNow } from '@lereng/web-feature';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Attempt } from '../form/attempt';
import type { FormValues } from '../form/field';
import { filesOf } from '../form/form-value';
import type { StoredState } from '../form/three-way';
import { draftStore, type Draft } from './draft-store';
import { takeWantedDraft } from './wanted-drafts';

/** Where a form's draft is stored, and how it is found again. */
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
  /** What the edits began with. */
  base: { readonly current: StoredState<Values> };
  /** Puts a draft into the form. */
  restore: (draft: Draft) => void;
}

/**
 * The first change is written at once, like each chosen picture, and those after it together, also while they
 * go on: a browser that is killed, or that ends a page before its last write, loses no more than this.
 */
const WRITE_EVERY_MS = 400;

export interface UsedDraft {
  offer: DraftOffer | null;
  forget: () => void;
  /** Stores the draft now, with the attempt to save that is being made. */
  keepAttempt: (attempt: Attempt) => void;
}

/** Keeps what is typed on this device until it is saved or discarded, and offers it again. */
export function useDraft<Values extends FormValues>({
  target,
  methods,
  base,
  restore,
}: DraftOptions<Values>): UsedDraft {
  const key = target?.key ?? null;
  const [found, setFound] = useState<Draft | null>(null);
  const attempt = useRef<Attempt | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const writtenAt = useRef(-Infinity);
  // Whether the form has edits now. A write does not wait for the rendering that updates the form's state.
  const isDirty = useRef(false);

  const cancel = () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  const store = (hasChanges: boolean) => {
    if (!target) return;
    const { key: at, title, href } = target;
    if (!hasChanges) return void draftStore.remove(at);
    const values = methods.getValues();
    void draftStore.put(at, {
      ...{ values, title, href },
      base: base.current.values,
      storedItems: base.current.storedItems,
      attempt: attempt.current ?? undefined,
      savedAt: new Date(serverNow()).toISOString(),
    });
  };
  const write = useEffectEvent(() => {
    cancel();
    writtenAt.current = performance.now();
    store(isDirty.current);
  });
  const writeSoon = useEffectEvent(() => {
    timer.current ??= setTimeout(write, writtenAt.current + WRITE_EVERY_MS - performance.now());
  });
  const flush = useEffectEvent(() => {
    if (timer.current !== null) write();
  });

  const accept = (draft: Draft) => {
    setFound(null);
    attempt.current = draft.attempt ?? null;
    restore(draft);
  };
  const onFound = useEffectEvent((at: string, draft: Draft | null) => {
    if (draft && takeWantedDraft(at)) accept(draft);
    else setFound(draft);
  });
  useEffect(() => {
    if (key === null) return undefined;
    let current = true;
    void draftStore.get(key).then((draft) => {
      if (current) onFound(key, draft);
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
      callback: (form) => {
        isDirty.current = form.isDirty ?? false;
        // A change of all values names no field, as nobody typed it.
        if (form.name === undefined) return;
        // A picture cannot be typed again, and reading a large one may end the page.
        if (filesOf(form.values[form.name]).length > 0) write();
        else writeSoon();
      },
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
    accept: () => accept(found),
    discard: forget,
  };
  const keepAttempt = (present: Attempt) => {
    attempt.current = present;
    cancel();
    store(methods.formState.isDirty);
  };
  // An expired login unmounts the form while a write is still due.
  useEffect(() => () => flush(), []);
  return { offer, forget, keepAttempt };
}
