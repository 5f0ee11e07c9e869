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
import { notFound } from './errors';

/** The largest id of a row. */
export const MAX_ID = 2_147_483_647;

/** The id in a path, in canonical decimal form; null for anything else. */
export function parseEntityId(text: unknown): number | null {
  if (typeof text !== 'string' || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= MAX_ID ? id : null;
}

const idOf = (context: ExecutionContext): number | null =>
  parseEntityId(context.switchToHttp().getRequest<Request>().params['id']);

/** A service that can look up which ids have a row. */
export interface EntityLookup {
  exists(id: number): Promise<boolean>;
}

/**
 * A guard, because guards run before the body is read: an impossible id is 404 whatever follows, and
 * so is one that none of `rows` has, where these are given.
 */
export function entityIdGuard(missing: string, rows?: Type<EntityLookup>): Type<CanActivate> {
  @Injectable()
  class EntityIdGuard implements CanActivate {
    constructor(private readonly module: ModuleRef) {}

    async canActivate(context: ExecutionContext): Promise<boolean> {
      const id = idOf(context);
      if (id === null || (rows && !(await this.module.get(rows).exists(id))))
        throw notFound(missing);
      return true;
    }
  }
  return mixin(EntityIdGuard);
}

export const readEntityId = (_: unknown, context: ExecutionContext): number => {
  const id = idOf(context);
  if (id === null) throw new Error('A route reads an id that its @Endpoint does not guard');
  return id;
};

/** The `{id}` of the path, for routes whose `@Endpoint` says what a missing one means. */
export const EntityId = createParamDecorator(readEntityId);
