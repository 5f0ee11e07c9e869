import { useState } from 'react';

/** The rows with `lead` before the others; as they are without one. */
export const leadFirst = <Row>(rows: readonly Row[], lead: Row | null): readonly Row[] =>
  lead === null ? rows : [lead, ...rows.filter((row) => row !== lead)];

/**
 * The row that a list begins with; null for none. It is chosen once and stays until it is gone, so that a renewed list
 * moves nothing (E2).
 *
 * @param rows undefined until they are loaded
 */
export function useLead<Row extends { id: number }>(
  rows: readonly Row[] | undefined,
  choose: (rows: readonly Row[]) => Row | null,
): Row | null {
  const [leadId, setLeadId] = useState<number | null>();
  if (!rows || leadId === null) return null;
  const held = rows.find(({ id }) => id === leadId);
  if (held) return held;
  const chosen = choose(rows);
  setLeadId(chosen?.id ?? null);
  return chosen;
}
