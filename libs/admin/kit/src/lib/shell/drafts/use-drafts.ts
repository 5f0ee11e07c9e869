import { useCallback, useEffect, useState } from 'react';
import { draftStore, type StoredDraft } from './draft-store';

/** The same list each time, so that finding no drafts again renders nothing. */
const NONE: readonly StoredDraft[] = [];

/**
 * The drafts on this device, read when `when` changes.
 *
 * @param when anything that says that drafts may have changed
 */
export function useDrafts(when?: unknown): {
  drafts: readonly StoredDraft[];
  discard: (key: string) => void;
} {
  const [drafts, setDrafts] = useState(NONE);
  useEffect(() => {
    let current = true;
    void draftStore.list().then((found) => {
      if (current) setDrafts(found.length > 0 ? found : NONE);
    });
    return () => {
      current = false;
    };
  }, [when]);
  const discard = useCallback((key: string) => {
    setDrafts((present) => present.filter((draft) => draft.key !== key));
    void draftStore.remove(key);
  }, []);
  return { drafts, discard };
}
