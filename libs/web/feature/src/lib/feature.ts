import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { CalendarDate } from '@lereng/shared-domain';
import type { ComponentType, ReactNode } from 'react';
import type { LazyPage } from './lazy-page';

/** What search engines, chat previews and the browser's tab get to know about a page. */
export interface Head {
  title: string;
  description: string;
  /** What the site as a whole is called. */
  siteName?: string;
  /** Path of the page's one true address, `/menu/3`; the shell puts the site's origin before it. */
  canonical: string;
  /** Preview picture: a path of this site or a whole address. */
  image?: { url: string; width?: number; height?: number; alt: string };
  /** Open Graph kind, `website` unless told. */
  type?: 'website' | 'article' | 'product';
  /** Structured data, one object a script block. */
  structuredData?: Record<string, unknown>[];
  /** True keeps the page out of search engines. */
  noIndex?: boolean;
}

/** What a page's `load` is given, on the server and in the browser alike. */
export interface LoadContext {
  /** Dispatches RTK Query's `initiate` thunks of `@lereng/web-data-access`. */
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  site: Site;
  /** The calendar day in the venue's zone, `YYYY-MM-DD`. */
  today: CalendarDate;
}

/** Facts of the running site that pages need and that no content holds. */
export interface Site {
  /** Origin of canonical addresses, without a slash at the end. */
  origin: string;
  /** IANA name of the venue's time zone; every "today" is a day there. */
  timeZone: string;
}

/**
 * What `load` found out. The server answers with `redirect` (302) or `status`; the browser follows
 * `redirect` within the app.
 */
export interface Loaded {
  head: Head;
  status?: 200 | 404 | 503;
  redirect?: string;
}

export interface FeatureRoute {
  /** Pattern of `paths`. */
  path: string;
  page: LazyPage;
  /**
   * Fills the store with all that the page shows. Runs before the page is rendered on the server,
   * and in the browser when a link is pointed at or followed. Must not throw for a failed fetch.
   */
  load?: (context: LoadContext) => Promise<Loaded>;
}

/** One entry of an area's navigation; entries are shown by rising `order`. */
export interface NavigationEntry {
  label: string;
  to: string;
  order: number;
  /** Shown before the label where the layout shows icons. */
  icon?: ReactNode;
}

/** All that the shell knows of a feature lib. */
export interface Feature {
  name: string;
  routes: FeatureRoute[];
  navigation?: NavigationEntry[];
}

export interface LayoutProps {
  navigation: NavigationEntry[];
  children: ReactNode;
}

/** The frame around an area's pages, with the data that the frame itself shows. */
export interface Layout {
  component: ComponentType<LayoutProps>;
  load?: (context: Pick<LoadContext, 'dispatch' | 'site'>) => Promise<void>;
}
