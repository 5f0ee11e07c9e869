import { FEATURED } from '@lereng/shared-domain';
import { Body } from '@nestjs/common';
import { Write, type WriteContext } from '../../writes';
import { imageForm } from '../../media';
import { EntityId } from '../../platform/http/entity-id';
import { DtoListPipe } from '../../platform/validation';
import { AvailabilityRequest, contentController, OrderRequest, PriceRequest } from '../core';
import { CreatePackageRequest, PackageResponse, UpdatePackageRequest } from './package.dto';
import { packagesContent } from './package.entity';
import { PackagesService } from './packages.service';

const { ContentController, Featured, Others, UpdateAvailability, UpdateOrder, UpdatePrices } =
  contentController(packagesContent, {
    names: ['Package', 'Packages'],
    words: ['package', 'packages'],
    service: PackagesService,
    create: CreatePackageRequest,
    update: UpdatePackageRequest,
    response: PackageResponse,
    body: imageForm,
  });

export class PackagesController extends ContentController {
  @Featured('The first packages, which the home page shows')
  listFeatured() {
    return this.content.listFirst(FEATURED.packages);
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
