/** Rows of a list below a heading of their own. */
export interface ListSection<Row> {
  /** Unique in the page; links lead to it. */
  id: string;
  title: string;
  rows: readonly Row[];
}

/** The sections of a list in their order; null where it has none. */
export type SectionsOf<Row> = (rows: readonly Row[]) => readonly ListSection<Row>[] | null;
