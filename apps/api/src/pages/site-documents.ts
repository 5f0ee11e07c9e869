import {
  DEFAULT_LOCALE,
  isAdminPath,
  type Locale,
  localPath,
  parseEntityId,
  settingText,
  withoutControlCharacters,
} from '@lereng/shared-domain';
import { Injectable } from '@nestjs/common';
import { renderSVG } from 'uqr';
import { ContentCatalog, type SitemapRow } from '../content/core';
import { SiteSettingsService } from '../content/site-settings/site-settings.service';
import { SiteLanguages } from '../content/site-languages';
import { VenueClock } from '../platform/config';
import { plainPath, readablePath } from '../platform/http/order-paths';
import { SiteOrigin } from './site-origin';
import { newest, type SitemapPage, sitemapXml } from './sitemap';
import { webManifest } from './web-manifest';

export interface SiteDocument {
  type: string;
  text: string;
}

const DOCUMENTS = new Set(['/robots.txt', '/sitemap.xml', '/site.webmanifest']);
/** Those that each language has. */
const LOCAL_DOCUMENTS = new Set(['/site.webmanifest']);
const CONTACT_PAGE = '/contact';
const ORDER_PAGE = '/order';
/** Of a list, or of one of its rows. */
const PAGE_PATH = /^(\/[a-z-]+)(?:\/([^/]+))?$/;

/** The first part of what is below the page of orders, with its slash. */
const tokenOf = (rest: string): string => rest.replace(/^(\/[^/]+)\/.+$/s, '$1');

/** The documents for search engines and browsers, and the QR codes of the site's pages. */
@Injectable()
export class SiteDocuments {
  constructor(
    private readonly origin: SiteOrigin,
    private readonly clock: VenueClock,
    private readonly catalog: ContentCatalog,
    private readonly settings: SiteSettingsService,
    private readonly languages: SiteLanguages,
  ) {}

  /**
   * Whether the site has a page or a document at `path`. Reads one row at most. Where the row of a page cannot be
   * read, the page itself tells the visitor.
   */
  async isKnown(path: string, locale: Locale): Promise<boolean> {
    const page = qrCodePage(path);
    if (page !== null) return this.hasPage(page);
    const isOther = locale !== DEFAULT_LOCALE;
    if (DOCUMENTS.has(path) || isAdminPath(path)) return !isOther || LOCAL_DOCUMENTS.has(path);
    return this.hasPage(path).catch(() => false);
  }

  /**
   * The path under which a page is known, where its first part is in capitals or percent-encoded for no reason: the
   * router takes these for the same. Ids and tokens below it stay as they are, but for escapes in a token that cannot be
   * read, and for what chats put behind a slash after it. Null where that is `path` itself, or no page of the site.
   */
  usualPath(path: string): string | null {
    const [, first = '', rest = ''] = /^(\/[^/]+)(\/.*)?$/s.exec(path) ?? [];
    const usual = plainPath(first).toLowerCase();
    const readable = usual === ORDER_PAGE ? readablePath(tokenOf(rest)) : rest;
    if ((usual === first && readable === rest) || !this.isSection(usual)) return null;
    return usual + withoutControlCharacters(readable);
  }

  /**
   * Null where there is no document.
   *
   * @param path is known
   */
  async find(path: string, locale: Locale): Promise<SiteDocument | null> {
    if (path === '/robots.txt') return { type: 'text/plain', text: this.robots() };
    if (path === '/sitemap.xml') return { type: 'application/xml', text: await this.sitemap() };
    if (path === '/site.webmanifest') {
      const text = webManifest(await this.settings.list(), locale);
      return { type: 'application/manifest+json', text };
    }
    const page = qrCodePage(path);
    return page === null
      ? null
      : { type: 'image/svg+xml', text: qrCodeSvg(this.origin.get() + localPath(page, locale)) };
  }

  /** Whether the sitemap names `path`, and so neither a row that is gone nor a promotion that is over. */
  private async hasPage(path: string): Promise<boolean> {
    const [, list = '', row] = PAGE_PATH.exec(path) ?? [];
    if (row === undefined) return path === '/' || this.isSection(path);
    const repository = this.catalog.repositories().find(({ kind }) => kind.page === list);
    const id = parseEntityId(row);
    if (!repository || id === null) return false;
    return repository.hasPage(id, this.clock.today());
  }

  /** Whether a path is that of a list, or of a page beside the home page that is none of rows. */
  private isSection(path: string): boolean {
    const repositories = this.catalog.repositories();
    const isOfKind = repositories.some(({ kind }) => [kind.page, kind.shownOn].includes(path));
    return [CONTACT_PAGE, ORDER_PAGE].includes(path) || isOfKind;
  }

  private robots(): string {
    return `User-agent: *
Disallow: /admin
Disallow: /api

Sitemap: ${this.origin.get()}/sitemap.xml
`;
  }

  private async sitemap(): Promise<string> {
    const today = this.clock.today();
    const settingsChangedAt = await this.settings.changedAt();
    const settings = await this.settings.list();
    const everything = [settingsChangedAt];
    const pages: SitemapPage[] = [];
    /** Pages that show rows without a page of their own, each with the changes of what it shows. */
    const others = new Map([[CONTACT_PAGE, [settingsChangedAt]]]);
    for (const repository of this.catalog.repositories()) {
      const { page, shownOn } = repository.kind;
      const rows = await repository.sitemapRows(today);
      const changes = rows.map(({ changedAt }) => changedAt);
      everything.push(...changes);
      if (shownOn !== undefined) {
        others.set(shownOn, [...(others.get(shownOn) ?? []), ...changes]);
      }
      if (page !== undefined) pages.push(...section(page, rows));
    }
    const all = [
      { path: '/', changedAt: newest(everything) },
      ...pages,
      ...[...others].map(([path, changes]) => ({ path, changedAt: newest(changes) })),
    ];
    return sitemapXml(this.origin.get(), all, await this.languages.list(settingText(settings)));
  }
}

/** A list page, and the page of each row. */
function section(path: string, rows: readonly SitemapRow[]): SitemapPage[] {
  return [
    { path, changedAt: newest(rows.map(({ changedAt }) => changedAt)) },
    ...rows.map(({ id, changedAt }) => ({ path: `${path}/${id}`, changedAt })),
  ];
}

const QR_CODE = '/qr.svg';

/** The path of the page whose QR code may be at `path`: `/menu/3` for `/menu/3/qr.svg`. */
function qrCodePage(path: string): string | null {
  if (path === QR_CODE) return '/';
  const page = path.slice(0, -QR_CODE.length);
  return path.endsWith(QR_CODE) && page !== '/' ? page : null;
}

/**
 * A QR code as SVG, with the four light modules around it that readers need. Level M stands a fold or a
 * stain on paper.
 */
export function qrCodeSvg(url: string): string {
  return renderSVG(url, { ecc: 'M', border: 4, pixelSize: 1 });
}
