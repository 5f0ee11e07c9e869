import { STATUS_CODES } from 'node:http';
import { HttpException } from '@nestjs/common';

/** Maps each bad field of a request to its message. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface ErrorBody {
  statusCode: number;
  error: string;
  message: string;
  fields?: FieldErrors;
}

/** What an error says beside its sentence. */
export type ErrorDetails = Readonly<Record<string, unknown>>;

/** The body of every error response; `message` is an Indonesian sentence fit for a person. */
export function errorBody(statusCode: number, message: string, fields?: FieldErrors): ErrorBody {
  const error = STATUS_CODES[statusCode] ?? 'Error';
  return { statusCode, error, message, ...(fields && { fields }) };
}

/** An intended error response. Made by the functions below, one for each status. */
export class ApiError extends HttpException {
  constructor(
    status: number,
    message: string,
    readonly fields?: FieldErrors,
    readonly headers: Readonly<Record<string, string>> = {},
    details: ErrorDetails = {},
  ) {
    super({ ...errorBody(status, message, fields), ...details }, status);
    this.message = message;
  }
}

export const badRequest = (message: string, fields?: FieldErrors): ApiError =>
  new ApiError(400, message, fields);

export const unauthorized = (message: string): ApiError =>
  new ApiError(401, message, undefined, { 'WWW-Authenticate': 'Bearer' });

export const forbidden = (message: string): ApiError => new ApiError(403, message);

export const notFound = (message: string): ApiError => new ApiError(404, message);

export const methodNotAllowed = (allowed: readonly string[]): ApiError =>
  new ApiError(405, 'Metode ini tidak didukung oleh alamat ini', undefined, {
    Allow: allowed.join(', '),
  });

export const TIMED_OUT = 'Permintaan tidak selesai pada waktunya';
export const timedOut = (): ApiError => new ApiError(408, TIMED_OUT);

export const conflict = (message: string, details?: ErrorDetails): ApiError =>
  new ApiError(409, message, undefined, undefined, details);

export const preconditionFailed = (message: string): ApiError => new ApiError(412, message);

export const tooLarge = (message: string, fields?: FieldErrors): ApiError =>
  new ApiError(413, message, fields);

export const unsupportedMediaType = (expected: string): ApiError =>
  new ApiError(415, `Jenis isi permintaan harus ${expected}`);

/** @param size of the whole, in bytes */
export const rangeNotSatisfiable = (message: string, size: number): ApiError =>
  new ApiError(416, message, undefined, { 'Content-Range': `bytes */${size}` });

export const invalid = (message: string, fields?: FieldErrors): ApiError =>
  new ApiError(422, message, fields);

/** @throws 422 with the first message, where there is one */
export function assertNoFieldErrors(fields: FieldErrors): void {
  const [message] = Object.values(fields);
  if (message !== undefined) throw invalid(message, fields);
}

/** @param retryAfterSeconds when the client may try again, at least 1 */
export const tooManyRequests = (message: string, retryAfterSeconds: number): ApiError =>
  new ApiError(429, message, undefined, { 'Retry-After': String(retryAfterSeconds) });

export const unavailable = (message: string): ApiError =>
  new ApiError(503, message, undefined, { 'Retry-After': '5' });

/** 503 where more is asked for than can be done at a time. Nothing is broken, and a flood must not fill the log. */
export class BusyError extends ApiError {
  /** @param retryAfterSeconds when the client may try again */
  constructor(message: string, retryAfterSeconds = 5) {
    super(503, message, undefined, { 'Retry-After': String(retryAfterSeconds) });
  }
}

export const storageAway = (): ApiError =>
  unavailable('Penyimpanan sedang tidak tersedia. Silakan coba lagi nanti.');

export const storageFull = (): ApiError =>
  new ApiError(507, 'Ruang penyimpanan penuh. Hubungi pengelola situs.');
