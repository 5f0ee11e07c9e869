import { parseEntityId } from '@lereng/shared-domain';
import { Injectable, Logger } from '@nestjs/common';
import { describeFailure, isUnexpected, toApiError } from '../platform/errors';
import { loggedPath } from '../platform/http/logged-path';
import { type Route, RouteTable } from '../platform/http/route-table';
import type { ResponseContent } from './cached-response';

type Read = Pick<Route, 'isCacheable'> & { run(): unknown };

/**
 * Calls the handlers of public reads without HTTP, for visitors and for pages. Such a handler reads nothing of a
 * request but the parameter in its path and the `ReadScope`.
 */
@Injectable()
export class ApiReads {
  private readonly logger = new Logger('Errors');

  constructor(private readonly routes: RouteTable) {}

  /**
   * The response to a GET of a path, also where the handler throws.
   *
   * @throws Error where no public read has this path, so that its response needs all of a request
   */
  async get(path: string): Promise<ResponseContent> {
    const read = this.find(path);
    if (!read) throw new Error(`${path} is no public read`);
    try {
      const value = await read.run();
      return contentOf(200, { 'Cache-Control': read.isCacheable ? 'no-cache' : 'no-store' }, value);
    } catch (failure) {
      const error = toApiError(failure);
      if (isUnexpected(error)) {
        this.logger.error(describeFailure(failure, 'GET', loggedPath(path), error));
      }
      const headers = { 'Cache-Control': 'no-store', ...error.headers };
      return contentOf(error.getStatus(), headers, error.getResponse());
    }
  }

  private find(path: string): Read | null {
    const { route, parameter = '' } = this.routes.find('GET', path) ?? {};
    if (!route || route.roles || route.takes === 'request') return null;
    const { isCacheable } = route;
    if (route.takes === 'nothing') return { isCacheable, run: () => route.call() };
    const argument = route.takes === 'id' ? parseEntityId(parameter) : parameter;
    return argument === null ? null : { isCacheable, run: () => route.call(argument) };
  }
}

function contentOf(
  status: number,
  headers: Record<string, string>,
  value: unknown,
): ResponseContent {
  return {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
    body: Buffer.from(JSON.stringify(value)),
    value,
  };
}
