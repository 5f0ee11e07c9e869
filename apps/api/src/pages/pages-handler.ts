import { createHash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { AdmissionQueue } from '../platform/http/admission-queue';
import { isOrderPage } from '../platform/http/order-paths';
import { isRead } from '../platform/http/request-head';
import { pageLocale } from '../platform/http/request-locale';
import { isPagePath, pathOf, ResponseCacheListener, type ResponseContent } from '../response-cache';
import { OWN_PATH, PagesService, type RenderedPage } from './pages.service';
import { busyPage } from './plain-pages';
import { type SiteDocument, SiteDocuments } from './site-documents';
import {
  SPECULATION_RULES_HEADER,
  SPECULATION_RULES_PATH,
  speculationRulesFile,
} from './speculation-rules';
import { HIDE_CLOSED_NOTICE, isAdminPath, type Locale, localPath } from '@lereng/shared-domain';

/** In seconds; the queue is empty again by then. */
const RETRY_AFTER = '5';

/**
 * Responds to every URL outside the API and the stored images: with a document for machines, a page,
 * or a redirect to one.
 */
@Injectable()
export class PagesHandler implements OnModuleInit {
  readonly queue = new AdmissionQueue();

  constructor(
    private readonly pages: PagesService,
    private readonly documents: SiteDocuments,
    private readonly responses: ResponseCacheListener,
  ) {}

  onModuleInit(): void {
    if (!this.pages.enabled) return;
    this.responses.addFile(SPECULATION_RULES_PATH, speculationRulesFile());
    this.responses.addPages(async (url, locale) => {
      const content = await this.produce(url, locale);
      // The redirect has the whole query, which is no part of a cache key, so `handle` responds.
      if (!content) throw new Error(`The site is not shown in ${locale}`);
      return content;
    });
  }

  /** Responds to the URLs that the response cache leaves: those that are no cache key. */
  readonly handle = (request: Request, response: Response, next: NextFunction): void => {
    const { url, locale } = pageLocale(request.originalUrl);
    const path = pathOf(url);
    if (!this.pages.enabled || /^\/(api|uploads)(\/|$)/i.test(path)) return next();
    if (!isRead(request)) {
      response.set('Allow', 'GET, HEAD');
      return sendText(response, 405, 'Method Not Allowed');
    }
    // A missing file is no page: a script that got one would break silently.
    if (!isPagePath(path)) return sendText(response, 404, 'Not Found');
    const usual = this.documents.usualPath(path);
    if (usual !== null) {
      return redirect(response, localPath(usual, locale), url.slice(path.length));
    }
    this.produce(url, locale).then(
      (content) => this.responses.respond(request, response, path, content ?? redirectContent(url)),
      next,
    );
  };

  /** Null in a language that the site is not shown in. */
  private async produce(url: string, locale: Locale): Promise<ResponseContent | null> {
    if (!(await this.pages.isShownIn(locale))) return null;
    const path = pathOf(url);
    const icon = await this.pages.findIcon(path, locale);
    if (icon) return icon;
    const isKnown = await this.documents.isKnown(path, locale);
    const made = await this.queue.run(isKnown && path === url, async () => {
      const document = isKnown ? await this.documents.find(path, locale) : null;
      return document
        ? documentContent(document)
        : pageContent(path, await this.pages.render(url, locale));
    });
    if (made !== null) return made;
    const busy = pageContent(path, { status: 503, html: busyPage(locale), complete: false });
    return { ...busy, headers: { ...busy.headers, 'Retry-After': RETRY_AFTER } };
  }
}

/** To the page in the default language, where the site has no other one: as long as it has none. */
function redirectContent(url: string): ResponseContent {
  const location = OWN_PATH.test(url) ? url : '/';
  const headers = { 'Cache-Control': revalidated(pathOf(url)), Location: location };
  return { status: 302, headers, body: Buffer.alloc(0) };
}

function documentContent({ type, text }: SiteDocument): ResponseContent {
  const headers = { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' };
  return { status: 200, headers, body: Buffer.from(text) };
}

function pageContent(
  path: string,
  { status, html, complete, location }: RenderedPage,
): ResponseContent {
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': pagePolicy(path, html),
      ...(!isAdminPath(path) && SPECULATION_RULES_HEADER),
      'Cache-Control': complete && status < 500 ? revalidated(path) : 'no-store',
      ...(location !== undefined && { Location: location }),
    },
    body: Buffer.from(html),
  };
}

/** An order is for whoever has its URL, and no shared cache may store it (E6). */
const revalidated = (path: string): string =>
  isOrderPage(path) ? 'private, no-cache' : 'no-cache';

/** @param query with its mark; it is left out where it has what a header cannot have */
function redirect(response: Response, path: string, query: string): void {
  const location = OWN_PATH.test(path + query) ? path + query : path;
  response
    .status(308)
    .set({ Location: location, 'Cache-Control': revalidated(path) })
    .end();
}

function sendText(response: Response, status: number, text: string): void {
  response.status(status).set('Content-Type', 'text/plain; charset=utf-8').end(text);
}

/** The map on which the owner points out the place. */
const MAP_TILES = 'https://tile.openstreetmap.org';

/** Where pictures may come from. Content that visitors see may name an image elsewhere. */
const PUBLIC_IMAGES = "img-src 'self' data: blob: https:";
/** The token is within reach of a page of the back office, so a picture's URL must not carry it away. */
const ADMIN_IMAGES = `img-src 'self' data: blob: ${MAP_TILES}`;

/** That of the one inline script, which pages with a notice have. */
const NOTICE_SCRIPT = ` 'sha256-${createHash('sha256').update(HIDE_CLOSED_NOTICE).digest('base64')}'`;

/**
 * Where a page may take things from. Scripts come from this site alone, and never from the markup but for one that is
 * always the same, so text that slipped into a page as markup can run nothing. Style attributes are allowed: they
 * carry an image's placeholder and its proportions.
 */
const policyWith = (images: string, inlineScript: string): string =>
  [
    "default-src 'none'",
    `script-src 'self'${inlineScript}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    images,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    'frame-src https://www.openstreetmap.org',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');

/** The value of `Content-Security-Policy` for the page at a path. */
const pagePolicy = (path: string, html: string): string =>
  isAdminPath(path)
    ? policyWith(ADMIN_IMAGES, '')
    : policyWith(PUBLIC_IMAGES, html.includes(HIDE_CLOSED_NOTICE) ? NOTICE_SCRIPT : '');
