import { DEFAULT_LOCALE, type Locale } from '@lereng/shared-domain';
import type { Path } from '@lereng/web-feature';

/** Parameters of a list screen's URL. */
export const EDIT = 'edit';
export const VIEW = 'view';
export const TASK = 'task';
export const NEW = 'new';
const LANGUAGE = 'lang';

/** Opens a list screen with the form of a row. */
export const editHref = (path: Path, id: number): string => formHref(path.getHref(), id);

/** The same by the screen's path; without an id the form of a new row. */
export const formHref = (path: string, id: number | undefined): string =>
  `${path}?${EDIT}=${id ?? NEW}`;

/** The same in English. */
export const englishHref = (path: Path, id: number): string =>
  `${editHref(path, id)}&${LANGUAGE}=en`;

/** A screen whose forms share a switch, in English. */
export const englishScreenHref = (path: Path): string => `${path.getHref()}?${LANGUAGE}=en`;

/** The language that a URL names for the forms of its screen. */
export const languageOf = (search: URLSearchParams): Locale =>
  search.get(LANGUAGE) === 'en' ? 'en' : DEFAULT_LOCALE;

/** Opens a list screen with the details of a row. */
export const viewHref = (path: Path, id: number): string => `${path.getHref()}?${VIEW}=${id}`;

/** Opens a list screen with the further dialog of a row, or with its form where it has none by then. */
export const taskHref = (path: Path, id: number): string => `${path.getHref()}?${TASK}=${id}`;
