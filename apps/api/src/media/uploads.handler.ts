import { pipeline } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type ApiError, methodNotAllowed, notFound, storageAway } from '../common/errors';
import { contentTypeOf, ImageStore } from './store/image-store';
import { words } from './words';

/** What an address below `/uploads` may be; nothing else ever becomes a path or a key. */
const ADDRESS = /^\/(?<id>[0-9a-f]{32})\/(?<name>[1-9]\d{0,4}\.(?:avif|webp|jpg))(?:\?.*)?$/;

/**
 * Serves the files of images, to be mounted at `/uploads`. They never change (another content has
 * another id), so a browser that has one need not ask again. Everything else is answered here too, so
 * that no unknown address falls through to a page.
 */
@Injectable()
export class UploadsHandler {
  private readonly logger = new Logger(UploadsHandler.name);

  constructor(private readonly store: ImageStore) {}

  readonly handle = (request: Request, response: Response): void => {
    this.answer(request, response).catch((error: unknown) => {
      this.logger.error(`An image cannot be read: ${String(error)}`);
      if (response.headersSent) response.destroy();
      else refuse(response, storageAway());
    });
  };

  private async answer(request: Request, response: Response): Promise<void> {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(response, methodNotAllowed(['GET', 'HEAD']));
      return;
    }
    const { id, name } = ADDRESS.exec(request.url)?.groups ?? {};
    const file = id && name ? await this.store.open(id, name) : null;
    if (!id || !name || !file) {
      refuse(response, notFound(words.unknownImage));
      return;
    }
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.setHeader('ETag', `"${id}/${name}"`);
    if (request.fresh) {
      file.stream.destroy();
      response.status(304).end();
      return;
    }
    response.setHeader('Content-Type', contentTypeOf(name));
    response.setHeader('Content-Length', file.size);
    if (request.method === 'HEAD') {
      file.stream.destroy();
      response.end();
      return;
    }
    pipeline(file.stream, response, (error) => {
      // A visitor who leaves in the middle of a picture is no incident.
      if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') {
        this.logger.error(`An image cannot be read: ${String(error)}`);
      }
    });
  }
}

function refuse(response: Response, error: ApiError): void {
  response.setHeader('Cache-Control', 'no-store');
  for (const [name, value] of Object.entries(error.headers)) response.setHeader(name, value);
  response.status(error.getStatus()).json(error.getResponse());
}
