import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { isRead } from '../platform/http/is-read';
import { requestId } from '../platform/http/request-id';
import { SERVER_TIMING, timeOfResponse } from '../platform/http/response-headers';
import { isPagePath, pathOf } from '../response-cache';
import { AdmissionQueue } from './admission-queue';
import { pagePolicy } from './page-policy';
import { PagesService, type RenderedPage } from './pages.service';
import { busyPage } from './plain-pages';
import { type SiteDocument, SiteDocuments } from './site-documents';

/** In seconds; the queue is empty again by then. */
const RETRY_AFTER = '5';

/**
 * Responds to every URL outside the API and the stored images: with a document for machines, a page,
 * or a redirect to one.
 */
@Injectable()
export class PagesHandler {
  readonly queue = new AdmissionQueue();

  constructor(
    private readonly pages: PagesService,
    private readonly documents: SiteDocuments,
  ) {}

  readonly handle = (request: Request, response: Response, next: NextFunction): void => {
    const url = request.originalUrl;
    const path = pathOf(url);
    if (!this.pages.enabled || /^\/(api|uploads)(\/|$)/i.test(path)) return next();
    if (!isRead(request)) {
      response.set('Allow', 'GET, HEAD');
      return sendText(response, 405, 'Method Not Allowed');
    }
    // A missing file is no page: a script that got one would break silently.
    if (!isPagePath(path)) return sendText(response, 404, 'Not Found');
    this.respond(url, path, response, requestId(request)).catch(next);
  };

  private async respond(url: string, path: string, response: Response, id: string): Promise<void> {
    const isKnown = await this.documents.isKnown(path);
    const made = await this.queue.run(isKnown && path === url, async () => {
      const document = isKnown ? await this.documents.find(path) : null;
      return document ?? this.pages.render(url, id);
    });
    if (made === null) {
      response.set('Retry-After', RETRY_AFTER);
      sendPage(response, path, { status: 503, html: busyPage(), complete: false });
    } else if ('text' in made) sendDocument(response, made);
    else sendPage(response, path, made);
  }
}

function sendDocument(response: Response, { type, text }: SiteDocument): void {
  response.set({ 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' });
  response.end(text);
}

function sendPage(
  response: Response,
  path: string,
  { status, html, complete, location }: RenderedPage,
): void {
  if (location !== undefined) response.set('Location', location);
  response
    .status(status)
    .set({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': pagePolicy(path),
      [SERVER_TIMING]: timeOfResponse(),
      'Cache-Control': complete && status < 500 ? 'no-cache' : 'no-store',
    })
    .end(html);
}

function sendText(response: Response, status: number, text: string): void {
  response.status(status).set('Content-Type', 'text/plain; charset=utf-8').end(text);
}
