import { ROLES } from '@lereng/shared-domain';
import {
  applyDecorators,
  Body,
  Controller,
  Delete,
  Get,
  Inject,
  Post,
  Put,
  type Type,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Write, type WriteContext } from '../../writes';
import { Endpoint, type EndpointOptions } from '../../platform/http/endpoint.decorator';
import { EntityId, type EntityLookup } from '../../platform/http/entity-id';
import { ORDER_ERRORS, PRICE_ERRORS, PriceRequest } from './content.dto';

/** The part of a kind's description that its routes follow from. */
export interface RoutesKind {
  readonly name: string;
  readonly entity: Type;
  readonly notFound: string;
  readonly position?: string;
}

/** The methods of a kind's service that its routes call. */
export interface RoutesService<Create, Update> extends EntityLookup {
  list(): Promise<object[]>;
  get(id: number): Promise<object>;
  create(request: Create, context: WriteContext): Promise<object>;
  update(id: number, change: Update, context: WriteContext): Promise<object>;
  remove(id: number, context: WriteContext): Promise<void>;
}

export interface RoutesOptions<Service, Create, Update> {
  /** In operations: `MenuItem`, `MenuItems`. */
  readonly names: readonly [one: string, many: string];
  /** In sentences: `menu item`, `menu items`. */
  readonly words: readonly [one: string, many: string];
  readonly service: Type<Service>;
  readonly create: Type<Create>;
  readonly update: Type<Update>;
  readonly response: Type;
  /** How requests that write one row are sent. */
  readonly body: EndpointOptions['body'];
  /** Whether reads need a token, too. */
  readonly closed?: boolean;
  /** Errors of requests that write one row, beside those that all kinds have. */
  readonly errors?: EndpointOptions['errors'];
}

/**
 * The controller with the routes that all kinds have, for that of a kind to extend, and decorators for the routes that
 * some kinds have. Nest registers routes of a class before inherited ones, so `PUT order` comes before `PUT :id`.
 */
export function contentController<
  Create extends object,
  Update extends object,
  Service extends RoutesService<Create, Update>,
>(
  { name, entity, notFound, position }: RoutesKind,
  options: RoutesOptions<Service, Create, Update>,
) {
  const { service, create, update, response, body, closed = false, errors } = options;
  const {
    names: [One, Many],
    words: [one, many],
  } = options;
  const list: Pick<EndpointOptions, 'status' | 'response'> = { status: 200, response: [response] };
  const row = { status: 200, response, missing: notFound } as const;
  const read = { public: !closed, storage: 'read' } as const;
  const write = { storage: 'content', ...(errors && { errors }) } as const;

  @ApiTags(name)
  @Controller(name)
  class ContentController {
    /** What the module registers with the controller. */
    static readonly entity = entity;
    static readonly service = service;

    constructor(@Inject(service) readonly content: Service) {}

    @Get()
    @Endpoint({
      operationId: `list${Many}`,
      summary: `All ${many}, ${position ? 'in their order' : 'oldest first'}`,
      ...list,
      ...read,
    })
    list() {
      return this.content.list();
    }

    @Get(':id')
    @Endpoint({ operationId: `get${One}`, summary: `One ${one}`, ...row, ...read })
    get(@EntityId() id: number) {
      return this.content.get(id);
    }

    @Post()
    @Endpoint({
      operationId: `create${One}`,
      summary: `Add a ${one}`,
      status: 201,
      response,
      body,
      ...write,
    })
    create(@Body() request: Create, @Write() context: WriteContext) {
      return this.content.create(request, context);
    }

    @Put(':id')
    @Endpoint({
      operationId: `update${One}`,
      summary: `Change the named fields of a ${one}`,
      ...row,
      body,
      rows: service,
      ifMatch: true,
      ...write,
    })
    update(@EntityId() id: number, @Body() change: Update, @Write() context: WriteContext) {
      return this.content.update(id, change, context);
    }

    @Delete(':id')
    @Endpoint({
      operationId: `remove${One}`,
      summary: `Delete a ${one}`,
      status: 204,
      missing: notFound,
      storage: 'content',
    })
    remove(@EntityId() id: number, @Write() context: WriteContext) {
      return this.content.remove(id, context);
    }
  }
  setParameters(ContentController, 'create', [create, Object]);
  setParameters(ContentController, 'update', [Number, update, Object]);

  return {
    ContentController,
    /** Those that the home page shows. */
    Featured: (summary: string) =>
      applyDecorators(
        Get('featured'),
        Endpoint({ operationId: `listFeatured${Many}`, summary, ...list, ...read }),
      ),
    Others: () =>
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
    UpdateOrder: () =>
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
    UpdateAvailability: () =>
      applyDecorators(
        Put(':id/availability'),
        Endpoint({
          operationId: `update${One}Availability`,
          summary: `Say whether a ${one} can be had`,
          roles: ROLES,
          ...row,
          body: 'json',
          rows: service,
          storage: 'content',
        }),
      ),
    UpdatePrices: () =>
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
  };
}

/**
 * The classes of a handler's parameters, by which bodies are validated and described. The compiler writes them for each
 * handler, but knows no class for the parameter of a generic type.
 */
function setParameters(controller: Type, handler: string, classes: readonly Type[]): void {
  Reflect.defineMetadata('design:paramtypes', classes, controller.prototype as object, handler);
}
