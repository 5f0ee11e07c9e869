import { applyDecorators, Controller, Delete, Get, Post, Put, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint, type EndpointOptions } from '../../platform/http/endpoint.decorator';
import type { EntityLookup } from '../../platform/http/entity-id';
import { ORDER_ERRORS, PRICE_ERRORS, PriceRequest } from './content.dto';

/** The part of a kind's description that its routes follow from. */
interface EndpointsKind {
  readonly name: string;
  readonly notFound: string;
  readonly position?: string;
}

interface ContentEndpointsOptions {
  /** In operations: `MenuItem`, `MenuItems`. */
  readonly names: readonly [one: string, many: string];
  /** In sentences: `menu item`, `menu items`. */
  readonly words: readonly [one: string, many: string];
  readonly response: Type;
  /** The body of requests that write one row. */
  readonly body: EndpointOptions['body'];
  readonly service: Type<EntityLookup>;
  /** Errors of requests that write one row, beside those that all kinds have. */
  readonly errors?: EndpointOptions['errors'];
}

/** The routes that kinds of content have in common, each as one decorator of a handler. */
export function contentEndpoints(
  { name, notFound, position }: EndpointsKind,
  {
    names: [One, Many],
    words: [one, many],
    response,
    body,
    service,
    errors,
  }: ContentEndpointsOptions,
) {
  const list: Pick<EndpointOptions, 'status' | 'response'> = { status: 200, response: [response] };
  const row = { status: 200, response, missing: notFound } as const;
  const read = { public: true, storage: 'read' } as const;
  const write = { storage: 'content', ...(errors && { errors }) } as const;
  const order = position ? 'in their order' : 'oldest first';
  return {
    controller: () => applyDecorators(ApiTags(name), Controller(name)),
    list: () =>
      applyDecorators(
        Get(),
        Endpoint({
          operationId: `list${Many}`,
          summary: `All ${many}, ${order}`,
          ...list,
          ...read,
        }),
      ),
    /** Those that the home page shows. */
    featured: (summary: string) =>
      applyDecorators(
        Get('featured'),
        Endpoint({ operationId: `listFeatured${Many}`, summary, ...list, ...read }),
      ),
    get: () =>
      applyDecorators(
        Get(':id'),
        Endpoint({ operationId: `get${One}`, summary: `One ${one}`, ...row, ...read }),
      ),
    others: () =>
      applyDecorators(
        Get(':id/others'),
        Endpoint({
          operationId: `listOther${Many}`,
          summary: `A few other ${many}, chosen at random for each request`,
          noStore: true,
          missing: notFound,
          ...list,
          ...read,
        }),
      ),
    create: () =>
      applyDecorators(
        Post(),
        Endpoint({
          operationId: `create${One}`,
          summary: `Add a ${one}`,
          status: 201,
          response,
          body,
          ...write,
        }),
      ),
    updateOrder: () =>
      applyDecorators(
        Put('order'),
        Endpoint({
          operationId: `update${One}Order`,
          summary: `Put all ${many} in order`,
          ...list,
          body: 'json',
          storage: 'content',
          errors: ORDER_ERRORS,
        }),
      ),
    updatePrices: () =>
      applyDecorators(
        Put('prices'),
        Endpoint({
          operationId: `update${One}Prices`,
          summary: `Change the prices of ${many}, all of them or none`,
          ...list,
          body: [PriceRequest],
          storage: 'content',
          errors: PRICE_ERRORS,
        }),
      ),
    update: () =>
      applyDecorators(
        Put(':id'),
        Endpoint({
          operationId: `update${One}`,
          summary: `Change the named fields of a ${one}`,
          ...row,
          body,
          rows: service,
          ifMatch: true,
          ...write,
        }),
      ),
    remove: () =>
      applyDecorators(
        Delete(':id'),
        Endpoint({
          operationId: `remove${One}`,
          summary: `Delete a ${one}`,
          status: 204,
          missing: notFound,
          storage: 'content',
        }),
      ),
  };
}
