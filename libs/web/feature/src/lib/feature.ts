import type { Site } from '@lereng/shared-contract';
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ByLocale, CalendarDate, Locale, Role, Rupiah } from '@lereng/shared-domain';
import type { Fields } from '@lereng/shared-domain/fields';
import type { ComponentType, ReactNode } from 'react';
import type { LazyComponent } from './lazy-component';
import type { Path } from './paths';

/** A page's metadata, for search engines, link previews and the browser's tab. */
export interface Head {
  title: string;
  description: string;
  /** The site's name. */
  siteName?: string;
  /** The page's canonical path, `/menu/3`; the shell prepends the origin. */
  canonical: string;
  /**
   * Preview image: a path of this site or a full URL. A page that search engines may index has the site's
   * where it has none.
   */
  image?: { url: string; width?: number; height?: number; alt: string };
  /** Open Graph type; default `website`. */
  type?: 'website' | 'article' | 'product';
  /** The price of a product today. */
  price?: Rupiah;
  /** JSON-LD objects, one script element each. */
  structuredData?: Record<string, unknown>[];
  /** Colours and icons that the owner has chosen: empty texts or undefined for the default ones. */
  look?: { accent: string; surface: string; icons: string | undefined };
  /** Excludes the page from search engines. */
  noIndex?: boolean;
}

/** The part of an RTK Query endpoint by which it is read outside of a component. */
export interface ReadableEndpoint<Arg, Result, State = never> {
  initiate: (
    arg: Arg,
    options: { subscribe: false; forceRefetch?: boolean | number },
  ) => ThunkAction<PromiseLike<Result>, State, unknown, UnknownAction>;
  select: (arg: Arg) => (state: State) => Result;
}

/** Reads an endpoint of `@lereng/web-data-access`: the cached response, or a new one. Does not reject. */
export type Read = <Arg, Result>(
  endpoint: ReadableEndpoint<Arg, Result>,
  arg: Arg,
) => Promise<Result>;

/** The argument of a page's `load`, on the server and in the browser. */
export interface LoadContext {
  /** The only way in which a `load` reads, so that the shell renews all that a page shows. */
  read: Read;
  /** For what `load` changes in the store. */
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  site: Site;
  /** The language of the page. */
  locale: Locale;
  /** The calendar day in the venue's zone, `YYYY-MM-DD`. */
  today: CalendarDate;
}

/**
 * The result of `load`. The server responds with `redirect` (302) or `status`; the browser
 * navigates to `redirect`, which is for pages that are missing.
 */
export interface LoadResult {
  head: Head;
  status?: 200 | 404 | 503;
  redirect?: string;
}

export interface FeatureRoute {
  /** A pattern of `paths`. */
  path: string;
  /** Server and browser await its `preload` before they render it. */
  page: LazyComponent;
  /** The name of the page's file, without its ending: its document preloads the chunk. Not needed behind the login. */
  file?: string;
  /**
   * Fills the store with the page's data. Runs before server rendering, and in the browser when a
   * link is hovered or followed. Must not reject for a failed fetch.
   */
  load?: Load;
}

interface Load {
  (context: LoadContext): Promise<LoadResult>;
  /** Fetches its code alone. */
  preload?(): Promise<unknown>;
}

/** The part of an RTK Query list hook's result that a screen needs. */
export interface ListQuery<Row> {
  data?: readonly Row[];
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/** The part of that hook that is used here. */
export type UseList<Row> = (
  argument: undefined,
  options: { refetchOnMountOrArgChange: true },
) => ListQuery<Row>;

/** A kind of content that a feature manages, as trash, history and dashboard name it. */
export interface ManagedKind {
  /** Its name in the API. */
  kind: string;
  /** The title of its page, with the icon. */
  title?: string;
  icon?: ReactNode;
  /** The name of one of its rows. */
  label: string;
  /** Where it is managed. */
  path: Path;
  /** The fields of its rows, by their names in the API. */
  fields?: Fields;
  /** Its settings by their keys, if it has settings instead of rows. */
  settings?: Fields;
  /** What its list calls a row that has this name in the API. */
  rowName?: (name: string) => string;
  /** Reads its rows, where the dashboard counts them. */
  useList?: UseList<{ hidden?: boolean }>;
}

/** The setting with the owner's name for a page. */
export type PageNameKey = `${'home' | 'menu' | 'packages' | 'promotions' | 'contact'}_name`;

/** What somebody comes for, in the order of the back office's navigation. */
export type NavigationGroup = 'daily' | 'content' | 'site' | 'account';

/** An entry of an area's navigation, sorted by `order`. */
export interface NavigationEntry {
  label: string;
  /** Of the label, where it is in another language than the page. */
  lang?: string | undefined;
  /** The setting whose text replaces the label, if its owner may name it. */
  nameKey?: PageNameKey;
  to: string;
  order: number;
  /** Where it stands in layouts with groups. */
  group?: NavigationGroup;
  /** Also in the bar at the foot of a phone, if the layout has one. */
  atFoot?: boolean;
  /** The screen that leads to it, if it is not shown among the entries itself. */
  parent?: Path;
  /** The kind of content that is managed there. */
  manages?: ManagedKind;
  /** Shown before the label in layouts with icons. */
  icon?: ReactNode;
}

/** An entry as a feature gives it: the shell chooses the label in the language of the page. */
export interface FeatureNavigation extends Omit<NavigationEntry, 'label'> {
  label: NavigationEntry['label'] | ByLocale<NavigationEntry['label']>;
}

/** The part of a feature lib that the shell knows. */
export interface Feature {
  routes: FeatureRoute[];
  navigation?: FeatureNavigation[];
  /** Of the admins that may use it; everybody may where there are none. */
  roles?: readonly Role[];
}

export interface LayoutProps {
  navigation: NavigationEntry[];
  children: ReactNode;
}

/** The layout of an area, with the data of its own. */
export interface Layout {
  component: ComponentType<LayoutProps>;
  /** Reads what the layout shows, as a page's `load` does. */
  load?: (context: Pick<LoadContext, 'read'>) => Promise<void>;
}
