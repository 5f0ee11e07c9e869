import { serverNow } from '@lereng/web-feature';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { filesOf, sameValue, type FormValues } from './form-value';
import {
  draftStore,
  takeRequestedDraft,
  type Draft,
  type StoredDraft,
} from '../shell/drafts/draft-store';

/** Where a form's draft is stored, and what it is called. */
export type DraftTarget = Pick<StoredDraft, 'key' | 'title'>;

/** A draft that was found, until it is taken up or discarded. */
export interface DraftOffer {
  /** ISO 8601 UTC. */
  savedAt: string;
  accept: () => void;
  discard: () => void;
}

interface DraftOptions<Values extends FormValues> {
  /** Null for a form whose values must not be stored. */
  target: DraftTarget | null;
  methods: UseFormReturn<Values>;
  /** The stored values that the edits began with: only the edits are written. */
  stored: Values;
  /** The Idempotency-Key of a save of these values that is not answered yet. */
  keyOf: (values: Values) => string | undefined;
  /** Puts a draft into the form. */
  restore: (draft: Draft) => void;
}

interface UsedDraft {
  offer: DraftOffer | null;
  forget: () => void;
  /** Writes the draft now, with the key of the save that begins. */
  keepKey: (key: string) => void;
}

/**
 * The first change is written at once, like each chosen picture, and those after it together, also while they
 * go on: a browser that is killed, or that ends a page before its last write, loses no more than this.
 */
const WRITE_EVERY_MS = 400;

/** Keeps the edits on this device until they are saved or discarded, and offers them again. */
export function useDraft<Values extends FormValues>({
  target,
  methods,
  stored,
  keyOf,
  restore,
}: DraftOptions<Values>): UsedDraft {
  const storageKey = target?.key ?? null;
  const [found, setFound] = useState<Draft | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const writtenAt = useRef(-Infinity);

  const cancel = () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  const put = (values: Values, idempotencyKey: string | undefined) => {
    cancel();
    writtenAt.current = performance.now();
    if (!target) return;
    const edits = Object.entries(values).filter(([name, value]) => !sameValue(value, stored[name]));
    if (edits.length === 0) return void draftStore.remove(target.key);
    void draftStore.put(target.key, {
      edits: Object.fromEntries(edits),
      idempotencyKey,
      title: target.title,
      savedAt: new Date(serverNow()).toISOString(),
    });
  };
  const write = useEffectEvent(() => {
    const values = methods.getValues();
    put(values, keyOf(values));
  });
  const writeSoon = useEffectEvent(() => {
    timer.current ??= setTimeout(write, writtenAt.current + WRITE_EVERY_MS - performance.now());
  });
  const flush = useEffectEvent(() => {
    if (timer.current !== null) write();
  });

  const accept = (draft: Draft) => {
    setFound(null);
    restore(draft);
  };
  const onFound = useEffectEvent((at: string, draft: Draft | null) => {
    if (draft && takeRequestedDraft(at)) accept(draft);
    else setFound(draft);
  });
  useEffect(() => {
    if (storageKey === null) return undefined;
    let current = true;
    void draftStore.get(storageKey).then((draft) => {
      if (current) onFound(storageKey, draft);
    });
    return () => {
      current = false;
    };
  }, [storageKey]);

  const { subscribe } = methods;
  useEffect(() => {
    if (storageKey === null) return undefined;
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ name, values }) => {
        // No name means that the form itself has replaced all values, which is no edit.
        if (name === undefined) return;
        // A picture cannot be typed again, and reading a large one may end the page.
        if (filesOf(values[name]).length > 0) write();
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
  }, [storageKey, subscribe]);
  // An expired login unmounts the form while a write is still due.
  useEffect(() => () => flush(), []);

  const forget = () => {
    cancel();
    setFound(null);
    if (storageKey !== null) void draftStore.remove(storageKey);
  };
  return {
    offer: found && {
      savedAt: found.savedAt,
      accept: () => accept(found),
      discard: forget,
    },
    forget,
    keepKey: (key) => put(methods.getValues(), key),
  };
}
