/** Rows of a list below a heading of their own. */
export interface ListSection<Row> {
  /** Unique in the page; links lead to it. */
  id: string;
  title: string;
  /** Of the title, where it is in another language than the page. */
  lang?: string | undefined;
  rows: readonly Row[];
}

/** The sections of a list in their order; null where it has none. */
export type SectionsOf<Row> = (rows: readonly Row[]) => readonly ListSection<Row>[] | null;

interface SectionLinksProps {
  /** Accessible name of the links. */
  label: string | undefined;
  sections: readonly ListSection<unknown>[] | null;
}

/** Links to the sections of a list, in a row that is swiped where they do not fit. One section needs none. */
export function SectionLinks({ label, sections }: SectionLinksProps) {
  if (!sections || sections.length < 2) return null;
  return (
    <nav aria-label={label} data-section-links="" className="wrap">
      <ul className="section-links">
        {sections.map(({ id, title, lang }) => (
          <li key={id}>
            <a href={`#${id}`} lang={lang} className="section-link">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
