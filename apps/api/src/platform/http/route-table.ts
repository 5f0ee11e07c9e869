import { Injectable, RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { readEntityId } from './entity-id';
import { NO_STORE } from './no-store.decorator';
import { PUBLIC } from './public.decorator';

export const API_PREFIX = '/api';

export interface Route {
  method: string;
  /** With the prefix, and parameters as `:id`. */
  path: string;
  isPublic: boolean;
  /** Whether the response to visitors depends only on the path and on the content. */
  isCacheable: boolean;
}

interface SplitRoute {
  path: string;
  expected: string[];
}

/** Every route of the application, read off its controllers. */
@Injectable()
export class RouteTable {
  private readonly scanner = new MetadataScanner();
  private routes: Route[] | null = null;
  private byMethod: Map<string, SplitRoute[]> | null = null;

  constructor(private readonly modules: ModulesContainer) {}

  all(): readonly Route[] {
    this.routes ??= [...this.modules.values()]
      .flatMap(({ controllers }) => [...controllers.values()])
      .flatMap(({ metatype }) => this.routesOf(metatype as Type));
    return this.routes;
  }

  /** The methods that a path takes; none for an unknown path. */
  methodsOf(path: string): string[] {
    const methods = new Set(
      this.all()
        .filter((route) => matches(route.path, path))
        .map(({ method }) => method),
    );
    if (methods.has('GET')) methods.add('HEAD');
    return [...methods];
  }

  /** The path of the route that takes a request, with parameters as `:id`; null for none. */
  templateOf(method: string, path: string): string | null {
    const wanted = method === 'HEAD' ? 'GET' : method;
    this.byMethod ??= groupBySegments(this.all());
    const actual = segments(path);
    const routes = this.byMethod.get(`${wanted} ${actual.length}`) ?? [];
    return routes.find(({ expected }) => matchesAll(expected, actual))?.path ?? null;
  }

  /** Whether visitors may be sent a cached response to a GET of this path. */
  isCacheable(path: string): boolean {
    return this.all().some((route) => route.isCacheable && matches(route.path, path));
  }

  private routesOf(controller: Type): Route[] {
    const base = Reflect.getMetadata(PATH_METADATA, controller) as string;
    const prototype = controller.prototype as Record<string, object>;
    return this.scanner
      .getAllMethodNames(prototype)
      .map((name) => ({ name, handler: prototype[name] as object }))
      .filter(({ handler }) => Reflect.hasMetadata(METHOD_METADATA, handler))
      .map(({ name, handler }) => {
        const method =
          RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod];
        const isPublic = [handler, controller].some((target) =>
          Reflect.hasMetadata(PUBLIC, target),
        );
        return {
          method,
          path: join(base, Reflect.getMetadata(PATH_METADATA, handler) as string),
          isPublic,
          isCacheable:
            isPublic &&
            method === 'GET' &&
            !Reflect.hasMetadata(NO_STORE, handler) &&
            readsPathAlone(controller, name),
        };
      });
  }
}

/** A handler that reads a query, a header or a cookie has several responses for one path. */
function readsPathAlone(controller: Type, handler: string): boolean {
  const parameters = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler) ??
    {}) as Record<string, { factory?: unknown }>;
  return Object.entries(parameters).every(
    ([key, { factory }]) => key.startsWith(`${RouteParamtypes.PARAM}:`) || factory === readEntityId,
  );
}

function segments(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function join(...paths: string[]): string {
  return [API_PREFIX, ...paths.flatMap(segments)].join('/');
}

function matches(pattern: string, path: string): boolean {
  return matchesAll(segments(pattern), segments(path));
}

function matchesAll(expected: string[], actual: string[]): boolean {
  return (
    expected.length === actual.length &&
    expected.every((segment, i) => segment.startsWith(':') || segment === actual[i]?.toLowerCase())
  );
}

/** By method and number of segments, so that few are compared with a path. */
function groupBySegments(routes: readonly Route[]): Map<string, SplitRoute[]> {
  const groups = new Map<string, SplitRoute[]>();
  for (const { method, path } of routes) {
    const expected = segments(path);
    const key = `${method} ${expected.length}`;
    groups.set(key, [...(groups.get(key) ?? []), { path, expected }]);
  }
  return groups;
}
