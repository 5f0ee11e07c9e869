import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Logger,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { ApiError, badRequest, methodNotAllowed, notFound, storageFailure } from './errors';
import { refuseTheRest } from './http/early-answer';
import { RouteTable } from './route-table';

/** Brings every failure into the one form of errors. What nobody expected is logged, never sent. */
@Catch()
export class ApiExceptionFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors');

  constructor(private readonly routes: RouteTable) {}

  catch(failure: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const error = this.toApiError(failure, request);
    if (error.getStatus() >= 500) this.log(failure, request, error.getStatus());
    if (response.headersSent) {
      // Half an answer is out: breaking it off is the only honest end.
      response.destroy();
      return;
    }
    // Whoever is refused before the body was read must not keep the server reading.
    refuseTheRest(request, response);
    response.set(error.headers).status(error.getStatus()).json(error.getResponse());
  }

  private toApiError(failure: unknown, request: Request): ApiError {
    if (failure instanceof ApiError) return failure;
    const status = statusOf(failure);
    if (status === 404 || !isDecodable(pathOf(request))) return this.unknownAddress(request);
    if (status !== null && status < 500) {
      return status === 400
        ? badRequest('Permintaan tidak dapat dibaca')
        : new ApiError(status, 'Permintaan tidak dapat diproses');
    }
    return (
      storageFailure(failure) ??
      new ApiError(500, 'Terjadi kesalahan server. Cek log untuk detail.')
    );
  }

  private unknownAddress(request: Request): ApiError {
    const { method } = request;
    const methods = this.routes.methodsOf(pathOf(request));
    return methods.length > 0 && !methods.includes(method)
      ? methodNotAllowed(methods)
      : notFound('Alamat tidak ditemukan');
  }

  private log(failure: unknown, request: Request, status: number): void {
    const detail = failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
    this.logger.error(`${request.method} ${pathOf(request)} ${status}: ${detail}`);
  }
}

/** The whole path: routers see what is below them alone. */
function pathOf({ originalUrl }: Request): string {
  return originalUrl.split('?', 1)[0] ?? originalUrl;
}

/** An address that the router cannot decode is one that nothing has. */
function isDecodable(path: string): boolean {
  try {
    // The result is looked at because the bundler drops calls that it thinks have no effect.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/** The status that Nest's or Express's own errors carry. */
function statusOf(failure: unknown): number | null {
  if (failure instanceof HttpException) return failure.getStatus();
  const status: unknown =
    failure instanceof Error && 'status' in failure ? failure.status : undefined;
  return typeof status === 'number' && status >= 400 ? status : null;
}
