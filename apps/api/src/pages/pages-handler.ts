import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { isPagePath, pathOf } from '../response-cache';
import { pagePolicy } from './page-policy';
import { PagesService } from './pages.service';
import { SiteDocuments } from './site-documents';

/**
 * Responds to every URL outside the API and the stored images: with a document for machines, a page,
 * or a redirect to one.
 */
@Injectable()
export class PagesHandler {
  constructor(
    private readonly pages: PagesService,
    private readonly documents: SiteDocuments,
  ) {}

  readonly handle = (request: Request, response: Response, next: NextFunction): void => {
    const url = request.originalUrl;
    const path = pathOf(url);
    if (!this.pages.enabled || /^\/(api|uploads)(\/|$)/i.test(path)) return next();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD');
      return sendText(response, 405, 'Method Not Allowed');
    }
    // A missing file is no page: a script that got one would break silently.
    if (!isPagePath(path)) return sendText(response, 404, 'Not Found');
    this.respond(url, path, response).catch(next);
  };

  private async respond(url: string, path: string, response: Response): Promise<void> {
    const document = await this.documents.find(path);
    if (document) {
      const { type, text } = document;
      response.set({ 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' });
      response.end(text);
      return;
    }
    const { status, html, complete, location, retryAfter } = await this.pages.render(url);
    if (location !== undefined) response.set('Location', location);
    if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
    response
      .status(status)
      .set({
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': pagePolicy(path),
        'Cache-Control': complete && status < 500 ? 'no-cache' : 'no-store',
      })
      .end(html);
  }
}

function sendText(response: Response, status: number, text: string): void {
  response.status(status).set('Content-Type', 'text/plain; charset=utf-8').end(text);
}
