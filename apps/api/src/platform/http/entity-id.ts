import { parseEntityId } from '@lereng/shared-domain';
import {
  type CallHandler,
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  mixin,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Request } from 'express';
import { catchError, type Observable } from 'rxjs';
import { IdempotencyKeysRepository } from '../idempotency/idempotency-keys.repository';
import { isUnexpected, notFound, toApiError } from '../errors';

const idOf = (context: ExecutionContext): number | null =>
  parseEntityId(context.switchToHttp().getRequest<Request>().params['id']);

/** A service that can look up which ids have a row. */
export interface EntityLookup {
  exists(id: number): Promise<boolean>;
}

/** This is a guard, because guards run before the body is read: an impossible id is 404 with any body. */
export function entityIdGuard(missing: string): Type<CanActivate> {
  @Injectable()
  class EntityIdGuard implements CanActivate {
    canActivate(context: ExecutionContext): boolean {
      if (idOf(context) === null) throw notFound(missing);
      return true;
    }
  }
  return mixin(EntityIdGuard);
}

/**
 * Makes an id without a row 404 with any body, too, unless the request may be a repeat: a service finds no row where the
 * body is good, and where it is not, the row is looked up then. To be applied before what reads the body.
 */
export function missingRowInterceptor(
  missing: string,
  rows: Type<EntityLookup>,
): Type<NestInterceptor> {
  @Injectable()
  class MissingRowInterceptor implements NestInterceptor {
    constructor(
      private readonly module: ModuleRef,
      private readonly keys: IdempotencyKeysRepository,
    ) {}

    intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
      return next.handle().pipe(catchError((error: unknown) => this.explain(context, error)));
    }

    private async explain(context: ExecutionContext, error: unknown): Promise<never> {
      if (isUnexpected(toApiError(error))) throw error;
      const id = idOf(context) ?? 0;
      if (await this.module.get(rows).exists(id)) throw error;
      throw (await this.isRepeat(context)) ? error : notFound(missing);
    }

    /** A repeat gets the first response, or the error of its key, even if the row is gone since then. */
    private async isRepeat(context: ExecutionContext): Promise<boolean> {
      const { headers } = context.switchToHttp().getRequest<Request>();
      const key = headers['idempotency-key'];
      return typeof key === 'string' && (await this.keys.find(key)) !== null;
    }
  }
  return mixin(MissingRowInterceptor);
}

export const readEntityId = (_: unknown, context: ExecutionContext): number => {
  const id = idOf(context);
  if (id === null) throw new Error('A route reads an id that its @Endpoint does not guard');
  return id;
};

/** The `{id}` of the path, for routes whose `@Endpoint` has the message of a missing one. */
export const EntityId = createParamDecorator(readEntityId);
