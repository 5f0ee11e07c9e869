import type { Role } from '@lereng/shared-domain';
import { Global, Injectable, Module, RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { readEntityId } from './entity-id';
import { accessOf, NO_STORE } from './access.decorator';

export const API_PREFIX = '/api';

export interface Route {
  method: string;
  /** With the prefix, and parameters as `:id`. */
  path: string;
  /** Of the path. */
  segments: readonly string[];
  /** Of the admins that may use it; null where visitors may, too. */
  roles: readonly Role[] | null;
  /** Whether the response to visitors depends only on the path and on the content. */
  isCacheable: boolean;
  /** The arguments of its handler: none, the id or another text of its path, or more of the request. */
  takes: 'nothing' | 'id' | 'text' | 'request';
  /** Calls the handler without guards, pipes and interceptors. */
  call(...args: unknown[]): unknown;
}

interface FoundRoute {
  route: Route;
  /** The text in the place of the path's first parameter, as it was sent; undefined for a path without parameters. */
  parameter: string | undefined;
}

type Controller = Record<string, (...args: unknown[]) => unknown>;

/** Every route of the application, read off its controllers. */
@Injectable()
export class RouteTable {
  private readonly scanner = new MetadataScanner();
  private routes: Route[] | null = null;

  constructor(private readonly modules: ModulesContainer) {}

  all(): readonly Route[] {
    this.routes ??= [...this.modules.values()]
      .flatMap(({ controllers }) => [...controllers.values()])
      .flatMap((wrapper) =>
        this.routesOf(wrapper.metatype as Type, () => wrapper.instance as Controller),
      );
    return this.routes;
  }

  /** The methods that a path takes; none for an unknown path. */
  methodsOf(path: string): string[] {
    const methods = new Set(this.matching(path).map(({ method }) => method));
    if (methods.has('GET')) methods.add('HEAD');
    return [...methods];
  }

  /** The route that takes a request; null for none. */
  find(method: string, path: string): FoundRoute | null {
    const wanted = method === 'HEAD' ? 'GET' : method;
    const route = this.matching(path).find(({ method }) => method === wanted);
    if (!route) return null;
    const place = route.segments.findIndex((segment) => segment.startsWith(':'));
    return { route, parameter: segments(path)[place] };
  }

  /** Whether visitors may be sent a cached response to a GET of this path. */
  isCacheable(path: string): boolean {
    return this.matching(path).some(({ isCacheable }) => isCacheable);
  }

  private matching(path: string): Route[] {
    const actual = segments(path);
    return this.all().filter(
      ({ segments: expected }) =>
        expected.length === actual.length &&
        expected.every(
          (segment, i) => segment.startsWith(':') || segment === actual[i]?.toLowerCase(),
        ),
    );
  }

  private routesOf(controller: Type, instance: () => Controller): Route[] {
    const base = Reflect.getMetadata(PATH_METADATA, controller) as string;
    const prototype = controller.prototype as Record<string, object>;
    return this.scanner
      .getAllMethodNames(prototype)
      .map((name) => ({ name, handler: prototype[name] as object }))
      .filter(({ handler }) => Reflect.hasMetadata(METHOD_METADATA, handler))
      .map(({ name, handler }) => {
        const method =
          RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod];
        const { roles } = accessOf(handler, controller);
        const takes = argumentsOf(controller, name);
        const path = join(base, Reflect.getMetadata(PATH_METADATA, handler) as string);
        const isRead =
          roles === null && method === 'GET' && !Reflect.hasMetadata(NO_STORE, handler);
        return {
          method,
          path,
          segments: segments(path),
          roles,
          isCacheable: isRead && takes !== 'request',
          takes,
          call: (...args: unknown[]) => instance()[name]?.(...args),
        };
      });
  }
}

/** A handler that reads a query, a header or a cookie has several responses for one path. */
function argumentsOf(controller: Type, handler: string): Route['takes'] {
  const parameters = Object.entries(
    (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler) ?? {}) as Record<
      string,
      { factory?: unknown }
    >,
  );
  const [first] = parameters;
  if (!first) return 'nothing';
  if (parameters.length > 1) return 'request';
  const [key, { factory }] = first;
  if (factory === readEntityId) return 'id';
  return key.startsWith(`${RouteParamtypes.PARAM}:`) ? 'text' : 'request';
}

function segments(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function join(...paths: string[]): string {
  return [API_PREFIX, ...paths.flatMap(segments)].join('/');
}

@Global()
@Module({ providers: [RouteTable], exports: [RouteTable] })
export class HttpModule {}
