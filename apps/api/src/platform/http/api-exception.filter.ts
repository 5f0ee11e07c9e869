import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Logger,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import {
  ApiError,
  badRequest,
  describeFailure,
  isUnexpected,
  methodNotAllowed,
  notFound,
  toApiError,
} from '../errors';
import { loggedPath } from './logged-path';
import { RouteTable } from './route-table';

/** Turns every exception into an error body. An unexpected one is logged, and nothing of it is sent. */
@Catch()
export class ApiExceptionFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors');

  constructor(private readonly routes: RouteTable) {}

  catch(failure: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const error = this.toApiError(failure, request);
    if (isUnexpected(error)) {
      const path = loggedPath(request.originalUrl);
      this.logger.error(describeFailure(failure, request.method, path, error));
    }
    if (response.headersSent) {
      // Half a response was sent. Only a broken connection says that it is incomplete.
      response.destroy();
      return;
    }
    response
      .set({ 'Cache-Control': 'no-store', ...error.headers })
      .status(error.getStatus())
      .json(error.getResponse());
  }

  private toApiError(failure: unknown, request: Request): ApiError {
    if (failure instanceof ApiError) return failure;
    const status = statusOf(failure);
    if (status === 404 || !isDecodable(pathOf(request))) return this.unknownRoute(request);
    if (status !== null && status < 500) {
      return status === 400
        ? badRequest('Permintaan tidak dapat dibaca')
        : new ApiError(status, 'Permintaan tidak dapat diproses');
    }
    return toApiError(failure);
  }

  private unknownRoute(request: Request): ApiError {
    const { method } = request;
    const methods = this.routes.methodsOf(pathOf(request));
    return methods.length > 0 && !methods.includes(method)
      ? methodNotAllowed(methods)
      : notFound('Alamat tidak ditemukan');
  }
}

/** The whole path: the `path` of a router has only the part below its mount. */
function pathOf({ originalUrl }: Request): string {
  return originalUrl.split('?', 1)[0] ?? originalUrl;
}

/** A path that the router cannot decode is unknown. */
function isDecodable(path: string): boolean {
  try {
    // The result is used, because the bundler drops calls that it thinks have no effect.
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
