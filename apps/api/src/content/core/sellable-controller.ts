import { Body } from '@nestjs/common';
import { Write, type WriteContext } from '../../writes';
import { EntityId } from '../../platform/http/entity-id';
import { DtoListPipe } from '../../platform/validation';
import { AvailabilityRequest, type RowAvailability } from './availability';
import { OrderRequest, PriceRequest } from './content.dto';
import {
  contentController,
  type RoutesKind,
  type RoutesOptions,
  type RoutesService,
} from './content-controller';
import type { ListOrder } from './list-order';
import type { ListPrices } from './list-prices';

/** The service of a kind that visitors order from. */
interface SellableService<Create, Update> extends RoutesService<Create, Update> {
  readonly availability: Pick<RowAvailability<never>, 'update'>;
  readonly order: Pick<ListOrder<never, object>, 'update'>;
  readonly prices: Pick<ListPrices<never, object>, 'update'>;
  listFirst(count: number): Promise<object[]>;
  listOthers(id: number): Promise<object[]>;
}

interface SellableOptions<Service, Create, Update> extends RoutesOptions<Service, Create, Update> {
  /** How many of the first rows the home page shows. */
  readonly featured: number;
}

/** The controller of a kind that visitors order from: it has an order, prices, and rows that can be sold out. */
export function sellableController<
  Create extends object,
  Update extends object,
  Service extends SellableService<Create, Update>,
>(kind: RoutesKind, { featured, ...options }: SellableOptions<Service, Create, Update>) {
  const routes = contentController<Create, Update, Service>(kind, options);
  const { ContentController, Featured, Others } = routes;
  const { UpdateAvailability, UpdateOrder, UpdatePrices } = routes;

  class SellableController extends ContentController {
    @Featured(`The first ${options.words[1]}, which the home page shows`)
    listFeatured() {
      return this.content.listFirst(featured);
    }

    @Others()
    listOthers(@EntityId() id: number) {
      return this.content.listOthers(id);
    }

    @UpdateAvailability()
    updateAvailability(
      @EntityId() id: number,
      @Body() request: AvailabilityRequest,
      @Write() context: WriteContext,
    ) {
      return this.content.availability.update(id, request, context);
    }

    @UpdateOrder()
    updateOrder(@Body() { ids }: OrderRequest, @Write() context: WriteContext) {
      return this.content.order.update(ids, context);
    }

    @UpdatePrices()
    updatePrices(
      @Body(new DtoListPipe(PriceRequest)) prices: PriceRequest[],
      @Write() context: WriteContext,
    ) {
      return this.content.prices.update(prices, context);
    }
  }
  return SellableController;
}
