import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { LIMITS } from '@lereng/shared-domain';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import express, { type Request, type Response } from 'express';
import type { Observable } from 'rxjs';
import { badRequest, invalid, timedOut, tooLarge, unsupportedMediaType } from '../errors';
import { bodyType, isBodiless } from './request-head';

type Body = Pick<IncomingMessage, 'complete'>;

/** Limits how long a body may take to come, and how many may be unfinished: above that the oldest one is given up. */
export class BodyReads {
  /** What ends each read, the oldest one first. */
  private readonly ends = new Map<Body, () => void>();

  constructor(private readonly limits: { limitMs: number; maxCount: number }) {}

  /** @throws 408 where the body takes too long, or is the oldest of too many */
  async limit(request: Body, reading: Promise<void>): Promise<void> {
    if (request.complete) return reading;
    let end = (): void => undefined;
    const ended = new Promise<never>((_, reject) => (end = () => reject(timedOut())));
    const timer = setTimeout(end, this.limits.limitMs);
    this.ends.set(request, end);
    this.endOldest();
    try {
      await Promise.race([reading, ended]);
    } finally {
      clearTimeout(timer);
      this.ends.delete(request);
    }
  }

  private endOldest(): void {
    for (const [request, end] of this.ends) {
      if (this.ends.size <= this.limits.maxCount) return;
      this.ends.delete(request);
      // A body that has arrived completely only has to be parsed.
      if (!request.complete) end();
    }
  }
}

/** Such a body is small and mostly comes with its headers, so few are unfinished at a time. */
const reads = new BodyReads({ limitMs: 15_000, maxCount: 100 });

/** No request has objects within objects; libraries that copy bodies recurse. */
const MAX_DEPTH = 20;

/** The numbers of a JSON text, and its strings, so that digits within these count as no number. */
const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/gs;

/**
 * Bodies with a number that has a point or an exponent, each of them as a text: `350.000` would be read as 350. Rules
 * for whole numbers refuse texts, by the name of the field, and no field takes other numbers (decision A7).
 */
const quotedBodies = new WeakMap<object, string>();

const parse = express.json({
  limit: LIMITS.jsonBytes,
  strict: false,
  type: () => true,
  // Decoding would replace invalid bytes by replacement characters.
  verify: (request, _response, bytes, encoding) => {
    if (encoding === 'utf-8' && !isUtf8(bytes)) throw new Error('no UTF-8');
    const text = bytes.toString('utf8');
    const quoted = text.replace(STRING_OR_NUMBER, (token) =>
      /^-?\d+[.eE]/.test(token) ? `"${token}"` : token,
    );
    if (quoted !== text) quotedBodies.set(request, quoted);
  },
});

/**
 * Reads a JSON body once the guard has let the request in: no other body is ever parsed. A request
 * without a body counts as an empty object, so that validation names the missing fields.
 *
 * @throws 400 for invalid JSON or UTF-8, 408 for one that takes too long, 413 above the limit, 415 for another type, 422 for a non-object
 */
@Injectable()
export class JsonBodyInterceptor implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    if (!isBodiless(request) && bodyType(request) !== 'application/json') {
      throw unsupportedMediaType('application/json');
    }
    await reads.limit(request, read(request, http.getResponse<Response>()));
    const quoted = quotedBodies.get(request);
    if (quoted !== undefined) request.body = JSON.parse(quoted) as unknown;
    const body: unknown = request.body === undefined ? {} : request.body;
    const error = this.shapeError(body);
    if (error) throw invalid(error);
    if (nestsDeeperThan(body as object, MAX_DEPTH))
      throw invalid('Isi permintaan bertingkat terlalu dalam');
    request.body = body;
    return next.handle();
  }

  /** Says what is wrong with the outermost value; null where nothing is. */
  protected shapeError(body: unknown): string | null {
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
    return isObject ? null : 'Isi permintaan harus berupa objek JSON';
  }
}

/** Reads a JSON body that is a list of objects, otherwise like `JsonBodyInterceptor`. */
@Injectable()
export class JsonListInterceptor extends JsonBodyInterceptor {
  protected override shapeError(body: unknown): string | null {
    return Array.isArray(body) ? null : 'Isi permintaan harus berupa daftar JSON';
  }
}

function read(request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    parse(request, response, (error: unknown) => {
      if (error === undefined) resolve();
      else reject(error instanceof Error ? bodyError(error) : new Error(String(error)));
    });
  });
}

/** What the parser's error means to the client; an unknown error stays as it is. */
function bodyError(error: Error): Error {
  const status = 'status' in error ? error.status : undefined;
  if (status === 413) return tooLarge('Isi permintaan terlalu besar');
  if (status === 415) return unsupportedMediaType('application/json dalam UTF-8');
  // The parser passes on what `verify` threw.
  if (status === 403) return badRequest('Isi permintaan tidak dapat dibaca');
  if (status === 400) return badRequest('Isi permintaan bukan JSON yang benar');
  return error;
}

/** True where objects and lists lie within each other in more than `depth` levels. Never recurses. */
function nestsDeeperThan(value: unknown, depth: number): boolean {
  let level: unknown[] = [value];
  for (let left = depth; level.length > 0; left -= 1) {
    level = level
      .filter((item) => typeof item === 'object' && item !== null)
      .flatMap((item): unknown[] => Object.values(item as object));
    if (left === 0) return level.length > 0;
  }
  return false;
}
