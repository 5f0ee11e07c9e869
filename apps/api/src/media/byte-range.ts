import { Transform } from 'node:stream';
import type { Request, Response } from 'express';

/** Bytes of a file, both ends included. */
export interface ByteRange {
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
 * Passes on the bytes of a range. It reads and drops the rest: images are small, and a stream that is not
 * read to its end would be an error.
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
