/** The rows with `lead` before the others; as they are without one. */
export const leadFirst = <Row>(rows: readonly Row[], lead: Row | null): readonly Row[] =>
  lead === null ? rows : [lead, ...rows.filter((row) => row !== lead)];
