import { FEATURED } from '@lereng/shared-domain';
import { Body } from '@nestjs/common';
import { Write, type WriteContext } from '../../writes';
import { imageForm } from '../../media';
import { EntityId } from '../../platform/http/entity-id';
import { DtoListPipe } from '../../platform/validation';
import { contentEndpoints, OrderRequest, PriceRequest } from '../core';
import { CreatePackageRequest, PackageResponse, UpdatePackageRequest } from './package.dto';
import { packagesContent } from './package.entity';
import { PackagesService } from './packages.service';

const endpoints = contentEndpoints(packagesContent, {
  names: ['Package', 'Packages'],
  words: ['package', 'packages'],
  response: PackageResponse,
  body: imageForm,
  service: PackagesService,
});

@endpoints.controller()
export class PackagesController {
  constructor(private readonly packages: PackagesService) {}

  @endpoints.list()
  list() {
    return this.packages.list();
  }

  @endpoints.featured('The first packages, which the home page shows')
  listFeatured() {
    return this.packages.listFirst(FEATURED.packages);
  }

  @endpoints.get()
  get(@EntityId() id: number) {
    return this.packages.get(id);
  }

  @endpoints.others()
  listOthers(@EntityId() id: number) {
    return this.packages.listOthers(id);
  }

  @endpoints.create()
  create(@Body() request: CreatePackageRequest, @Write() context: WriteContext) {
    return this.packages.create(request, context);
  }

  @endpoints.updateOrder()
  updateOrder(@Body() { ids }: OrderRequest, @Write() context: WriteContext) {
    return this.packages.order.update(ids, context);
  }

  @endpoints.updatePrices()
  updatePrices(
    @Body(new DtoListPipe(PriceRequest)) prices: PriceRequest[],
    @Write() context: WriteContext,
  ) {
    return this.packages.prices.update(prices, context);
  }

  @endpoints.update()
  update(
    @EntityId() id: number,
    @Body() change: UpdatePackageRequest,
    @Write() context: WriteContext,
  ) {
    return this.packages.update(id, change, context);
  }

  @endpoints.remove()
  remove(@EntityId() id: number, @Write() context: WriteContext) {
    return this.packages.remove(id, context);
  }
}
