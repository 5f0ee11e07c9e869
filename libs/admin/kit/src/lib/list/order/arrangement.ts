import { useCallback, useMemo, useState } from 'react';
import { moved } from '../../form/inputs/move-buttons';

/** The ids that were arranged and are still there, then those that are new, in their order. */
export function mergeOrder(arranged: readonly number[], present: readonly number[]): number[] {
  const there = new Set(present);
  const known = new Set(arranged);
  return [...arranged.filter((id) => there.has(id)), ...present.filter((id) => !known.has(id))];
}

/** An order that is being made of a list, which may change meanwhile. */
interface Arrangement {
  ids: readonly number[];
  /** It differs from the list's order. */
  unsaved: boolean;
  /** Moves an entry to a position from 0. */
  move: (id: number, to: number) => void;
}

/** @param present the ids of the list in its present order */
export function useArrangement(present: readonly number[]): Arrangement {
  const [arranged, setArranged] = useState<readonly number[] | null>(null);
  const ids = useMemo(
    () => (arranged ? mergeOrder(arranged, present) : present),
    [arranged, present],
  );
  const move = useCallback(
    (id: number, to: number) =>
      setArranged((before) => {
        const order = mergeOrder(before ?? present, present);
        return moved(order, order.indexOf(id), to);
      }),
    [present],
  );
  return { ids, unsaved: ids.some((id, index) => id !== present[index]), move };
}
