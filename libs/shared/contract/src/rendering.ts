import type { CalendarDate, Locale } from '@lereng/shared-domain';
import type { LogoGround, NameReason, Palette } from '@lereng/shared-domain/look';

/** The owner's logo, with a file that is small enough for a heading. */
export interface SiteLogo {
  url: string;
  /** Of the whole picture, in pixels: the file may be smaller. */
  width: number;
  height: number;
  /** What stands behind a transparent picture; left out for an opaque one. */
  ground?: LogoGround;
  /** Why the name stands beside it; left out for one that says the name. */
  nameBeside?: NameReason;
}

/** When the sun rises and sets, `HH:MM` by the venue's clock. */
export interface SunTimes {
  sunrise: string;
  sunset: string;
}

/** A day at the venue. */
export interface VenueDay extends SunTimes {
  date: CalendarDate;
  /**
   * Minutes since midnight when the page was made, in whole quarters of an hour, so that it is the same page for as long;
   * left out while the sun is down.
   */
  minute?: number;
}

/** What every page needs to know of the site. */
export interface Site {
  /** As the owner named it, or the default. */
  name: string;
  /** The venue in a few words, as its owner wrote them; left out where that is the default. */
  tagline?: string;
  /** Its colours; left out where they are the default. */
  palette?: Palette;
  /** What the paths of its icons begin with; left out where the built-in ones are shown. */
  icon?: string;
  /** The logo in the back office; left out where its owner has none. */
  logo?: SiteLogo;
  /** The day of the page; left out where the place of the venue is unknown. */
  day?: VenueDay;
  /** What the paths of pages begin with in the language of this one: `/en`; left out in the default one. */
  base?: string;
  /** In which languages its pages are there; left out where they are in the default one alone. */
  locales?: readonly Locale[];
  /** Origin of canonical URLs, without a trailing slash. */
  origin: string;
  /** IANA name of the venue's time zone. */
  timeZone: string;
  /** Path of the preview image of pages without one of their own. */
  previewUrl: string;
}

/** A call of the API that a page makes while it is rendered. */
export interface PageRequest {
  method: string;
  /** Below the base path, with its query: `/menu-items?x=1`. */
  path: string;
}

export interface PageResponse {
  status: number;
  /** The parsed JSON; undefined if the body is empty. */
  body: unknown;
}

/** One file of the client build, as Vite's manifest describes it. */
export interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

/** The manifest of a part of the client build. */
export type ClientManifest = Record<string, ManifestChunk>;

/** All that a page depends on: rendering reads neither a clock nor a global. */
export interface RenderRequest {
  /** Path and query of the request. */
  url: string;
  fetchApi: (request: PageRequest) => Promise<PageResponse>;
  site: Site;
  /** The language of the page. */
  locale: Locale;
  /** The calendar day in the venue's zone, which the browser starts with, too. */
  today: CalendarDate;
  assets: ClientManifest;
  /** Logs failures that no visitor sees. */
  report: (message: string) => void;
}

export type RenderResult =
  | {
      status: 200 | 404 | 503;
      html: string;
      /** False when a transient failure left content out, so the result must not be cached. */
      complete: boolean;
      location?: undefined;
    }
  /** A redirect within the site. */
  | { status: 302; location: string; html?: undefined; complete?: undefined };

export type Render = (request: RenderRequest) => Promise<RenderResult>;

/** What the web application's server bundle exports. */
export interface ServerBundle {
  render: Render;
}
