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

type RouteOptions = Omit<EndpointOptions, 'operationId' | 'summary'>;

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
  const route =
    (method: MethodDecorator, operationId: string, summary: string, options: RouteOptions) => () =>
      applyDecorators(method, Endpoint({ operationId, summary, ...options }));
  return {
    controller: () => applyDecorators(ApiTags(name), Controller(name)),
    list: route(
      Get(),
      `list${Many}`,
      `All ${many}, ${position ? 'in their order' : 'oldest first'}`,
      { ...list, ...read },
    ),
    /** Those that the home page shows. */
    featured: (summary: string) =>
      route(Get('featured'), `listFeatured${Many}`, summary, { ...list, ...read })(),
    get: route(Get(':id'), `get${One}`, `One ${one}`, { ...row, ...read }),
    others: route(
      Get(':id/others'),
      `listOther${Many}`,
      `A few other ${many}, chosen at random for each request`,
      { ...list, ...read, noStore: true, missing: notFound },
    ),
    create: route(Post(), `create${One}`, `Add a ${one}`, {
      status: 201,
      response,
      body,
      ...write,
    }),
    updateOrder: route(Put('order'), `update${One}Order`, `Put all ${many} in order`, {
      ...list,
      body: 'json',
      storage: 'content',
      errors: ORDER_ERRORS,
    }),
    updatePrices: route(
      Put('prices'),
      `update${One}Prices`,
      `Change the prices of ${many}, all of them or none`,
      { ...list, body: [PriceRequest], storage: 'content', errors: PRICE_ERRORS },
    ),
    update: route(Put(':id'), `update${One}`, `Change the named fields of a ${one}`, {
      ...row,
      body,
      rows: service,
      ifMatch: true,
      ...write,
    }),
    remove: route(Delete(':id'), `remove${One}`, `Delete a ${one}`, {
      status: 204,
      missing: notFound,
      storage: 'content',
    }),
  };
}
