import { Transform } from 'node:stream';
import type { Request, Response } from 'express';

/** Bytes of a file, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The part of a file that a GET asks for; null for the whole. Several parts at once, another unit and
 * what cannot be read get the whole, as HTTP allows, and so does a client whose beginning is of another
 * file (`If-Range`).
 *
 * @param response with the `ETag` and `Last-Modified` of the file
 */
export function requestedRange(
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
 * Passes on the bytes of a range. The rest is read and dropped: images are small, and a stream that is
 * left in the middle would be an error.
 */
export function sliced({ start, end }: ByteRange): Transform {
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
