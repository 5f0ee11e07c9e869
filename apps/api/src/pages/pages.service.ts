import { join } from 'node:path';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { PageRequest, PageResponse, Site, SiteLogo, VenueDay } from '@lereng/shared-contract';
import {
  type CalendarDate,
  DEFAULT_LOCALE,
  type Locale,
  localPath,
  settingText,
  type SettingText,
  siteName,
} from '@lereng/shared-domain';
import { chosenPalette } from '@lereng/shared-domain/look';
import { minuteOf, minuteOfDay, siteCoordinates } from '@lereng/shared-domain/venue';
import { AppConfig } from '@lereng/api-site/config';
import { SiteLanguages } from '../content/site-languages';
import type { SiteSettingResponse } from '../content/site-settings/site-setting.dto';
import { sitePreviewUrl } from '../content/site-settings/site.og-image';
import { VenueClock } from '../platform/config';
import { withoutOrder } from '../platform/http/logged-path';
import { namedLocale } from '../platform/http/request-locale';
import { API_PREFIX } from '../platform/http/route-table';
import {
  type CachedResponse,
  pathOf,
  ResponseCacheListener,
  type ResponseContent,
} from '../response-cache';
import { readClientFiles } from './client-files';
import { loadPageRenderer, type PageRenderer } from './page-renderer';
import { failedPage, unbuiltPage } from './plain-pages';
import { SiteOrigin } from './site-origin';
import { sunTimes } from './sun-times';

/** Injection token of the folder that holds the built web application; null for no pages at all. */
export const WEB_BUILD = Symbol('WEB_BUILD');

export interface RenderedPage {
  status: number;
  html: string;
  /** Whether the page may be cached: nothing is left out that may be there the next time. */
  complete: boolean;
  /** A redirect's URL, always one of this site. */
  location?: string;
}

/** Where browsers and chats look without a link to it, and the file of the owner's icon that they are led to. */
const ICON_FILES: Readonly<Record<string, string>> = {
  '/favicon.ico': '32.png',
  '/apple-touch-icon.png': '180.png',
};

/** In minutes. */
const QUARTER = 15;

/** A URL of this site in plain characters; a second slash would begin a host. */
export const OWN_PATH = /^\/(?![/\\])[\x21-\x7e]*$/;

/** Renders the site's URLs with the web application's server bundle. */
@Injectable()
export class PagesService implements OnModuleInit {
  private readonly logger = new Logger(PagesService.name);
  private renderer: PageRenderer | null = null;
  /** The built-in icons at the paths of `ICON_FILES`. */
  private readonly icons = new Map<string, CachedResponse>();

  constructor(
    @Inject(WEB_BUILD) private readonly webBuild: string | null,
    private readonly config: AppConfig,
    private readonly responses: ResponseCacheListener,
    private readonly origin: SiteOrigin,
    private readonly clock: VenueClock,
    private readonly languages: SiteLanguages,
  ) {}

  async onModuleInit(): Promise<void> {
    if (this.webBuild === null) return;
    this.renderer = await loadPageRenderer(this.webBuild);
    if (!this.renderer) this.logger.warn('The web application is not built: there are no pages');
    const files = await readClientFiles(join(this.webBuild, 'client'));
    for (const [path, file] of files) {
      if (path in ICON_FILES) this.icons.set(path, file);
      else this.responses.addFile(path, file);
    }
  }

  /** Whether this process serves pages at all. */
  get enabled(): boolean {
    return this.webBuild !== null;
  }

  /** Whether visitors may read the site in a language. Where nobody can tell, the page itself says what is wrong. */
  async isShownIn(locale: Locale): Promise<boolean> {
    if (locale === DEFAULT_LOCALE) return true;
    const text = settingText(await this.readSettings(DEFAULT_LOCALE));
    return this.languages.list(text).then(
      (locales) => locales.includes(locale),
      () => true,
    );
  }

  /** A redirect to the owner's icon, or the built-in one; null at every other path. */
  async findIcon(path: string, locale: Locale): Promise<ResponseContent | null> {
    const builtIn = this.icons.get(path);
    if (!builtIn) return null;
    const icons = iconsOf(await this.readSettings(locale));
    if (icons === undefined) return builtIn;
    const location = `${icons}-${ICON_FILES[path]}`;
    const headers = { 'Cache-Control': 'no-cache', Location: location };
    return { status: 302, headers, body: Buffer.alloc(0) };
  }

  /** @param url path and query */
  async render(url: string, locale: Locale): Promise<RenderedPage> {
    const { renderer } = this;
    if (!renderer) return { status: 503, html: unbuiltPage(locale), complete: false };
    const today = this.clock.today();
    try {
      const { status, html, complete, location } = await renderer({
        url,
        fetchApi: (request) => this.fetchApi(request, locale),
        site: {
          ...(await this.siteOn(today, locale)),
          origin: this.origin.get(),
          timeZone: this.config.venueTimeZone,
        },
        locale,
        today,
        report: (message) => this.logger.warn(withoutOrder(message)),
      });
      if (location === undefined) return { status, html, complete };
      return {
        status,
        html: '',
        complete: true,
        location: OWN_PATH.test(location) ? location : localPath('/', locale),
      };
    } catch (error) {
      this.logger.error(error instanceof Error ? error.stack : String(error));
      return { status: 500, html: failedPage(locale), complete: false };
    }
  }

  /** The defaults where the settings cannot be read: the page itself tells the visitor. */
  private async siteOn(
    today: CalendarDate,
    locale: Locale,
  ): Promise<Omit<Site, 'origin' | 'timeZone'>> {
    const settings = await this.readSettings(locale);
    const text = settingText(settings);
    const tagline = text('tagline');
    const palette = chosenPalette(text);
    const icon = iconsOf(settings);
    const logo = logoOf(settings);
    const day = this.venueDay(text, today);
    const locales = await this.languages.list(text).catch(() => []);
    return {
      name: siteName(text),
      ...(tagline !== null && { tagline }),
      ...(palette !== null && { palette }),
      ...(icon !== undefined && { icon }),
      ...(logo !== null && { logo }),
      ...(day !== null && { day }),
      ...(locales.length > 1 && { locales }),
      ...(locale !== DEFAULT_LOCALE && { base: localPath('/', locale) }),
      previewUrl: sitePreviewUrl(settings, locale),
    };
  }

  /** Null where the place of the venue is unknown. */
  private venueDay(text: SettingText, date: CalendarDate): VenueDay | null {
    const { venueTimeZone } = this.config;
    const place = siteCoordinates(text);
    const sun = place && sunTimes(place, date, venueTimeZone);
    if (!sun) return null;
    const now = minuteOfDay(this.clock.now(), venueTimeZone);
    const minute = now - (now % QUARTER);
    const isUp = minuteOf(sun.sunrise) <= minute && minute <= minuteOf(sun.sunset);
    return { ...sun, date, ...(isUp && { minute }) };
  }

  private async readSettings(locale: Locale): Promise<SiteSettingResponse[]> {
    const request = { method: 'GET', path: '/site-settings' };
    const { status, body } = await this.fetchApi(request, locale);
    return status === 200 ? (body as SiteSettingResponse[]) : [];
  }

  /** Pages read the responses to visitors, the cached ones of this process. A path may name another language by its query. */
  private async fetchApi({ method, path }: PageRequest, locale: Locale): Promise<PageResponse> {
    if (method !== 'GET') throw new Error(`A page may only read, not ${method} ${path}`);
    const { status, value } = await this.responses.read(
      API_PREFIX + pathOf(path),
      namedLocale(path) ?? locale,
    );
    return { status, body: value };
  }
}

const settingOf = (settings: readonly SiteSettingResponse[], wanted: string) =>
  settings.find(({ key }) => key === wanted);

const iconsOf = (settings: readonly SiteSettingResponse[]) =>
  settingOf(settings, 'icon_image')?.image_icons;

/** Its smallest WebP, which has the transparency of the upload. */
function logoOf(settings: readonly SiteSettingResponse[]): SiteLogo | null {
  const setting = settingOf(settings, 'logo_image') ?? ({} as Partial<SiteSettingResponse>);
  const { image_sources, image_width, image_height } = setting;
  const { image_ground: ground, image_name_beside: nameBeside } = setting;
  const srcset = image_sources?.find(({ type }) => type === 'image/webp')?.srcset;
  const [url] = srcset?.split(' ', 1) ?? [];
  return url && image_width && image_height
    ? {
        url,
        width: image_width,
        height: image_height,
        ...(ground && { ground }),
        ...(nameBeside && { nameBeside }),
      }
    : null;
}
