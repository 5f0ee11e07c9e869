import { parseEntityId } from '@lereng/shared-domain';
import {
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  mixin,
  type Type,
} from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Request } from 'express';
import { IdempotencyKeysRepository } from '../idempotency/idempotency-keys.repository';
import { notFound } from '../errors';

const idOf = (context: ExecutionContext): number | null =>
  parseEntityId(context.switchToHttp().getRequest<Request>().params['id']);

/** A service that can look up which ids have a row. */
export interface EntityLookup {
  exists(id: number): Promise<boolean>;
}

/**
 * This is a guard, because guards run before the body is read: an impossible id is 404 with any body.
 * If `rows` is given, so is an id without a row, unless the request may be a repeat.
 */
export function entityIdGuard(missing: string, rows?: Type<EntityLookup>): Type<CanActivate> {
  @Injectable()
  class EntityIdGuard implements CanActivate {
    constructor(
      private readonly module: ModuleRef,
      private readonly keys: IdempotencyKeysRepository,
    ) {}

    async canActivate(context: ExecutionContext): Promise<boolean> {
      const id = idOf(context);
      if (id === null) throw notFound(missing);
      if (!rows || (await this.module.get(rows).exists(id))) return true;
      if (await this.isRepeat(context)) return true;
      throw notFound(missing);
    }

    /** A repeat gets the first response, even if the row is gone since then. */
    private async isRepeat(context: ExecutionContext): Promise<boolean> {
      const { headers } = context.switchToHttp().getRequest<Request>();
      const key = headers['idempotency-key'];
      return typeof key === 'string' && (await this.keys.find(key)) !== null;
    }
  }
  return mixin(EntityIdGuard);
}

export const readEntityId = (_: unknown, context: ExecutionContext): number => {
  const id = idOf(context);
  if (id === null) throw new Error('A route reads an id that its @Endpoint does not guard');
  return id;
};

/** The `{id}` of the path, for routes whose `@Endpoint` has the message of a missing one. */
export const EntityId = createParamDecorator(readEntityId);
