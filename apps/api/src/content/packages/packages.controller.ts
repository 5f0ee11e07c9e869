import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { imageForm } from '../../media';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { EntityId } from '../../platform/http/entity-id';
import { Condition, IfMatch } from '../../platform/http/if-match';
import { DtoListPipe } from '../../platform/validation';
import { ORDER_ERRORS, OrderRequest, PRICE_ERRORS, PriceRequest } from '../core';
import { CreatePackageRequest, UpdatePackageRequest } from './dto/package.request';
import { PackageResponse } from './dto/package.response';
import { packagesContent } from './packages.content';
import { PackagesRepository } from './packages.repository';
import { PackagesService } from './packages.service';

@ApiTags('packages')
@Controller('packages')
export class PackagesController {
  constructor(private readonly packages: PackagesService) {}

  @Get()
  @Endpoint({
    operationId: 'listPackages',
    summary: 'All packages, in their order',
    public: true,
    status: 200,
    response: [PackageResponse],
    storage: 'read',
  })
  list() {
    return this.packages.list();
  }

  @Get('featured')
  @Endpoint({
    operationId: 'listFeaturedPackages',
    summary: 'The first packages, which the home page shows',
    public: true,
    status: 200,
    response: [PackageResponse],
    storage: 'read',
  })
  listFeatured() {
    return this.packages.listFeatured();
  }

  @Get(':id')
  @Endpoint({
    operationId: 'getPackage',
    summary: 'One package',
    public: true,
    status: 200,
    response: PackageResponse,
    missing: packagesContent.notFound,
    storage: 'read',
  })
  get(@EntityId() id: number) {
    return this.packages.get(id);
  }

  @Get(':id/others')
  @Endpoint({
    operationId: 'listOtherPackages',
    summary: 'A few other packages, chosen at random for each request',
    public: true,
    noStore: true,
    status: 200,
    response: [PackageResponse],
    missing: packagesContent.notFound,
    storage: 'read',
  })
  listOthers(@EntityId() id: number) {
    return this.packages.listOthers(id);
  }

  @Post()
  @Endpoint({
    operationId: 'createPackage',
    summary: 'Add a package',
    status: 201,
    response: PackageResponse,
    body: imageForm,
    storage: 'content',
  })
  create(@Body() offer: CreatePackageRequest) {
    return this.packages.create(offer);
  }

  @Put('order')
  @Endpoint({
    operationId: 'updatePackageOrder',
    summary: 'Put all packages in order',
    status: 200,
    response: [PackageResponse],
    body: 'json',
    storage: 'content',
    errors: ORDER_ERRORS,
  })
  updateOrder(@Body() { ids }: OrderRequest) {
    return this.packages.updateOrder(ids);
  }

  @Put('prices')
  @Endpoint({
    operationId: 'updatePackagePrices',
    summary: 'Change the prices of packages, all of them or none',
    status: 200,
    response: [PackageResponse],
    body: [PriceRequest],
    storage: 'content',
    errors: PRICE_ERRORS,
  })
  updatePrices(@Body(new DtoListPipe(PriceRequest)) prices: PriceRequest[]) {
    return this.packages.updatePrices(prices);
  }

  @Put(':id')
  @Endpoint({
    operationId: 'updatePackage',
    summary: 'Change the named fields of a package',
    status: 200,
    response: PackageResponse,
    body: imageForm,
    missing: packagesContent.notFound,
    rows: PackagesRepository,
    ifMatch: true,
    storage: 'content',
  })
  update(
    @EntityId() id: number,
    @Body() change: UpdatePackageRequest,
    @Condition() ifMatch: IfMatch,
  ) {
    return this.packages.update(id, change, ifMatch);
  }

  @Delete(':id')
  @Endpoint({
    operationId: 'removePackage',
    summary: 'Delete a package',
    status: 204,
    missing: packagesContent.notFound,
    storage: 'content',
  })
  remove(@EntityId() id: number) {
    return this.packages.remove(id);
  }
}
