import { Injectable, RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { PUBLIC } from './public.decorator';

export const API_PREFIX = '/api';

export interface Route {
  method: string;
  /** With the prefix, and parameters as `:id`. */
  path: string;
  isPublic: boolean;
}

/** Every route of the application, read off its controllers. */
@Injectable()
export class RouteTable {
  private readonly scanner = new MetadataScanner();
  private routes: Route[] | null = null;

  constructor(private readonly modules: ModulesContainer) {}

  all(): readonly Route[] {
    this.routes ??= [...this.modules.values()]
      .flatMap(({ controllers }) => [...controllers.values()])
      .flatMap(({ metatype }) => this.routesOf(metatype as Type));
    return this.routes;
  }

  /** The methods that an address knows; none for an unknown address. */
  methodsOf(path: string): string[] {
    const methods = this.all()
      .filter((route) => matches(route.path, path))
      .map(({ method }) => method);
    return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
  }

  private routesOf(controller: Type): Route[] {
    const base = Reflect.getMetadata(PATH_METADATA, controller) as string;
    const prototype = controller.prototype as Record<string, object>;
    return this.scanner
      .getAllMethodNames(prototype)
      .map((name) => prototype[name] as object)
      .filter((handler) => Reflect.hasMetadata(METHOD_METADATA, handler))
      .map((handler) => ({
        method: RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod],
        path: join(base, Reflect.getMetadata(PATH_METADATA, handler) as string),
        isPublic: Reflect.hasMetadata(PUBLIC, handler) || Reflect.hasMetadata(PUBLIC, controller),
      }));
  }
}

function segments(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function join(...paths: string[]): string {
  return [API_PREFIX, ...paths.flatMap(segments)].join('/');
}

function matches(pattern: string, path: string): boolean {
  const [expected, actual] = [segments(pattern), segments(path)];
  return (
    expected.length === actual.length &&
    expected.every((segment, i) => segment.startsWith(':') || segment === actual[i]?.toLowerCase())
  );
}
