import { pipeline, Transform } from 'node:stream';
import { Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { contentTypeOf, type StoredFile } from '@lereng/api-site/images';
import {
  type ApiError,
  BusyError,
  methodNotAllowed,
  notFound,
  rangeNotSatisfiable,
  storageAway,
} from '../platform/errors';
import { words } from './words';

/** A file, immutable unless it has a `Cache-Control` of its own, or where to redirect. */
export type FoundImage =
  | {
      readonly name: string;
      readonly etag: string;
      readonly file: StoredFile;
      readonly cacheControl?: string;
    }
  | { readonly location: string };

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** @param url path and query, below where the handler is mounted; null where there is no such image */
export type FindImage = (url: string) => Promise<FoundImage | null>;

/**
 * An Express handler for immutable files: another content has another URL. It responds to everything below
 * its mount, so that no unknown path falls through to a page.
 *
 * @param context of the log lines about files that cannot be found or read
 */
export function imageHandler(context: string, find: FindImage) {
  const logger = new Logger(context);
  const report = (error: unknown): void =>
    logger.error(`An image cannot be read: ${String(error)}`);

  async function handle(request: Request, response: Response): Promise<void> {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendError(response, methodNotAllowed(['GET', 'HEAD']));
    }
    const found = await find(request.url);
    if (!found) return sendError(response, notFound(words.unknownImage));
    if ('location' in found) return redirect(response, found.location);
    const { name, etag, file, cacheControl = IMMUTABLE } = found;
    response.setHeader('Cache-Control', cacheControl);
    response.setHeader('ETag', `"${etag}"`);
    if (file.modifiedAt) response.setHeader('Last-Modified', file.modifiedAt.toUTCString());
    response.setHeader('Accept-Ranges', 'bytes');
    if (request.fresh) {
      file.stream.destroy();
      response.status(304).end();
      return;
    }
    const range = requestedRange(request, response, file.size);
    if (range === 'unsatisfiable') {
      file.stream.destroy();
      // These headers describe the image, not the error.
      response.removeHeader('ETag');
      response.removeHeader('Last-Modified');
      return sendError(response, rangeNotSatisfiable(words.noSuchPart, file.size));
    }
    response.setHeader('Content-Type', contentTypeOf(name));
    const { start, end } = range ?? { start: 0, end: file.size - 1 };
    response.setHeader('Content-Length', end - start + 1);
    if (range) {
      response.setHeader('Content-Range', `bytes ${start}-${end}/${file.size}`);
      response.status(206);
    }
    if (request.method === 'HEAD') {
      file.stream.destroy();
      response.end();
      return;
    }
    const parts = range ? [file.stream, sliced(range), response] : [file.stream, response];
    pipeline(parts, (error) => {
      // Visitors may close the connection before the end of a picture. That is not logged.
      if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') report(error);
    });
  }

  return (request: Request, response: Response): void => {
    handle(request, response).catch((error: unknown) => {
      if (error instanceof BusyError) return sendError(response, error);
      report(error);
      if (response.headersSent) response.destroy();
      else sendError(response, storageAway());
    });
  };
}

function redirect(response: Response, location: string): void {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Location', location);
  response.status(302).end();
}

function sendError(response: Response, error: ApiError): void {
  response.setHeader('Cache-Control', 'no-store');
  for (const [name, value] of Object.entries(error.headers)) response.setHeader(name, value);
  response.status(error.getStatus()).json(error.getResponse());
}

/** Bytes of a file, both ends included. */
interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The part of a file that a GET asks for; null for the whole file. As HTTP allows, the response to several
 * ranges, to another unit and to a header that cannot be read is the whole file. It is also sent if
 * `If-Range` names another version of the file.
 *
 * @param response with the `ETag` and `Last-Modified` of the file
 */
function requestedRange(
  request: Request,
  response: Response,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  if (request.method !== 'GET' || !continuesThis(request, response)) return null;
  const ranges = request.range(size);
  if (ranges === -1) return 'unsatisfiable';
  if (!Array.isArray(ranges) || ranges.type !== 'bytes' || ranges.length !== 1) return null;
  const [{ start, end } = { start: 0, end: size - 1 }] = ranges;
  return { start, end };
}

function continuesThis(request: Request, response: Response): boolean {
  const known = request.headers['if-range'];
  return (
    known === undefined ||
    known === response.getHeader('ETag') ||
    known === response.getHeader('Last-Modified')
  );
}

/**
 * Passes on the bytes of a range. It reads and drops the rest: images are small, and a stream that is not
 * read to its end would be an error.
 */
function sliced({ start, end }: ByteRange): Transform {
  let position = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const part = chunk.subarray(Math.max(start - position, 0), Math.max(end + 1 - position, 0));
      position += chunk.length;
      if (part.length > 0) this.push(part);
      done();
    },
  });
}
