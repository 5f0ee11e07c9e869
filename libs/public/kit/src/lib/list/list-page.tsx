import { SearchField } from '@lereng/web-ui';
import { usePageEnvironment } from '@lereng/web-feature';
import { useLocation, useNavigationType } from 'react-router-dom';
import { Activity, useMemo, useRef, useState } from 'react';
import { LoadFailure, type QueryView } from '../load-failure';
import { findByText, type Searchable } from './find-by-text';
import { cardShape } from './grid-shape';
import { ListRows, type RenderCard } from './list-rows';
import { SectionLinks, type SectionsOf } from './section-links';
import { ListSkeleton, NothingFound, RowsInstead } from './list-states';
import type { ListWords } from './list-words';
import { useOtherTexts } from './other-texts';
import { ownerText } from '../venue/owner-text';
import { useLoadedVenue } from '../venue/use-venue';
import { useAfterPaint } from './use-after-paint';
import { useBarAway } from './use-bar-away';
import { useFromMissingPage } from './use-from-missing-page';
import { useSearch } from './use-search';

export interface ListPageProps<Row> {
  words: ListWords;
  /** Whose name and introduction the owner may have written. */
  page: 'menu' | 'packages';
  /** Path of the page, the action of the search form without scripts. */
  path: string;
  query: QueryView<readonly Row[]>;
  /** Classes of the grid. */
  grid: string;
  /** How many cards a phone shows first: their pictures are loaded with high priority. */
  priorityCount: number;
  /** Puts rows below headings, to which links beside the search lead. The same function in every render. */
  sectionsOf?: SectionsOf<Row>;
  /** The same function in every render. */
  children: RenderCard<Row>;
}

const NO_ROWS: readonly never[] = [];
const noSections = () => null;

/** How many rows are offered when nothing matches. */
const OFFERED_INSTEAD = 4;

/**
 * A list page with a search by name, description and category. The search text is `?q=` in the URL, so it can
 * be shared and works as a plain form without scripts.
 */
export function ListPage<Row extends Searchable>({
  words,
  page,
  path,
  query,
  grid,
  priorityCount,
  sectionsOf = noSections,
  children: card,
}: ListPageProps<Row>) {
  const venue = useLoadedVenue();
  const { locale } = usePageEnvironment();
  const { currentData: rows, error } = query;
  const all: readonly Row[] = rows ?? NO_ROWS;
  const search = useSearch();
  const fromMissingPage = useFromMissingPage();
  const text = search.text.trim();
  const others = useOtherTexts(page, text);
  const found = useMemo(() => findByText(all, text, others), [all, text, others]);
  const sections = useMemo(() => sectionsOf(all), [sectionsOf, all]);
  const foundSections = useMemo(
    () => sectionsOf(found)?.map((section) => ({ ...section, id: `hasil-${section.id}` })) ?? null,
    [sectionsOf, found],
  );
  // Once rendered, the whole list stays, and a search hides it: rendering 2,000 cards again takes a phone
  // seconds.
  const [hasWhole, setHasWhole] = useState(text === '');
  if (text === '' && !hasWhole) setHasWhole(true);
  const opened = useOpened();
  const box = useRef<HTMLInputElement>(null);
  const start = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useBarAway(start, bar);
  const afterPaint = useAfterPaint();
  const showFound = (typed: string) => {
    // What is found begins at the top of the list, which is above where the bar stays in sight.
    if (start.current && bar.current) {
      const { top } = bar.current.getBoundingClientRect();
      const above = top - start.current.getBoundingClientRect().top;
      if (above > 0) window.scrollBy({ top: -above, behavior: 'instant' });
    }
    search.type(typed);
  };
  const reset = () => {
    search.submit('');
    if (!box.current) return;
    box.current.value = '';
    box.current.focus();
  };

  const offered = all.slice(0, OFFERED_INSTEAD);
  const list = { grid, priorityCount, card };

  return (
    <div className="pb-20">
      <div className="wrap pt-8 max-md:pb-2 sm:pt-12 print:pt-0">
        <h1 lang={venue.lang(`${page}_name`)} className="text-3xl wrap-anywhere sm:text-4xl">
          {ownerText(venue, `${page}_name`, words.title)}
        </h1>
        <p
          lang={venue.lang(`${page}_introduction`)}
          className="mt-3 max-w-xl text-muted sm:text-lg"
        >
          {ownerText(venue, `${page}_introduction`, words.introduction)}
        </p>
      </div>
      <div ref={start} />
      <div ref={bar} data-sticky-search="" className="list-bar">
        <div className="wrap list-search">
          <SearchField
            locale={locale}
            key={search.inputKey}
            inputRef={box}
            label={words.search}
            placeholder={words.search}
            action={path}
            defaultValue={search.text}
            onSearch={(typed) => afterPaint(() => showFound(typed))}
            onSubmit={search.submit}
            className="min-w-0 flex-1 sm:max-w-md"
          />
          {/* On a phone it stands in the field: how many, or that a page is missing, which the field says while it has no text. */}
          {rows && !fromMissingPage && (
            <span aria-hidden="true" className="list-count">
              {words.count(found.length)}
            </span>
          )}
          <p role="status" className={fromMissingPage ? 'list-status list-missing' : 'list-status'}>
            {fromMissingPage ? (
              <strong className="font-medium tracking-tight text-default">{words.missing}</strong>
            ) : (
              rows && (text ? words.found(found.length, text) : words.count(found.length))
            )}
          </p>
        </div>
        <SectionLinks label={words.sections} sections={text ? foundSections : sections} />
      </div>
      <div className="wrap pt-2 print:pt-6">
        {!rows && !error && <ListSkeleton grid={grid} count={2 * priorityCount} />}
        {!rows && error !== undefined && (
          <LoadFailure title={words.failed} query={query}>
            {words.failedHint}
          </LoadFailure>
        )}
        {rows && found.length === 0 && (
          <>
            <NothingFound words={words} text={text} path={path} onReset={reset} />
            {words.instead !== undefined && rows.length > 0 && (
              <RowsInstead title={words.instead} grid={grid} count={offered.length}>
                {offered.map((row, position) => (
                  <li key={row.id} {...cardShape(position, offered.length)}>
                    {card(row, { priority: false, level: 3, lead: position === 0 })}
                  </li>
                ))}
              </RowsInstead>
            )}
          </>
        )}
        {hasWhole && all.length > 0 && (
          <Activity mode={text === '' ? 'visible' : 'hidden'}>
            <ListRows {...list} rows={all} sections={sections} gradual={opened} />
          </Activity>
        )}
        {text !== '' && found.length > 0 && (
          <ListRows {...list} rows={found} sections={foundSections} gradual="found" />
        )}
      </div>
    </div>
  );
}

/** Whether the page was opened by a link to its start: who goes back or to a section is to arrive there at once. */
function useOpened(): 'opened' | undefined {
  const type = useNavigationType();
  const { hash } = useLocation();
  const [opened] = useState(type === 'PUSH' && hash === '');
  return opened ? 'opened' : undefined;
}
