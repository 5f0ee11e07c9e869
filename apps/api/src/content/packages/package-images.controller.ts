import { Body, Controller, Delete, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Write, type WriteContext } from '../../writes';
import { HasImageId, imageForm } from '../../media';
import { ApiSaveId } from '../../platform/idempotency/idempotency-key';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { EntityId } from '../../platform/http/entity-id';
import {
  AddPackageImageRequest,
  PACKAGE_IMAGE_ORDER_ERRORS,
  PackageImageOrderRequest,
  UpdatePackageImageRequest,
} from './package-image.dto';
import { NO_IMAGE } from './package-images';
import { PackageResponse } from './package.dto';
import { packagesContent } from './package.entity';
import { PackagesService } from './packages.service';

/** The images of a package. Each write is one of the package, so its history and its ETag know it. */
@ApiTags('packages')
@Controller('packages/:id/images')
export class PackageImagesController {
  constructor(private readonly packages: PackagesService) {}

  @Post()
  @ApiSaveId()
  @Endpoint({
    summary: 'Add an image to a package, after those that it has',
    status: 201,
    response: PackageResponse,
    body: imageForm,
    missing: packagesContent.notFound,
    rows: PackagesService,
    ifMatch: true,
    storage: 'content',
  })
  addPackageImage(
    @EntityId() id: number,
    @Body() request: AddPackageImageRequest,
    @Write() context: WriteContext,
  ) {
    return this.packages.addImage(id, request, context);
  }

  @Put('order')
  @Endpoint({
    summary: 'Put all images of a package in order; the first one stands for the package',
    status: 200,
    response: PackageResponse,
    body: 'json',
    missing: packagesContent.notFound,
    rows: PackagesService,
    ifMatch: true,
    storage: 'content',
    errors: PACKAGE_IMAGE_ORDER_ERRORS,
  })
  updatePackageImageOrder(
    @EntityId() id: number,
    @Body() { ids }: PackageImageOrderRequest,
    @Write() context: WriteContext,
  ) {
    return this.packages.updateImageOrder(id, ids, context);
  }

  @Put(':imageId')
  @HasImageId(NO_IMAGE)
  @Endpoint({
    summary: 'Change the focus of an image of a package',
    status: 200,
    response: PackageResponse,
    body: 'json',
    missing: packagesContent.notFound,
    rows: PackagesService,
    ifMatch: true,
    storage: 'content',
  })
  updatePackageImage(
    @EntityId() id: number,
    @Param('imageId') imageId: string,
    @Body() request: UpdatePackageImageRequest,
    @Write() context: WriteContext,
  ) {
    return this.packages.updateImage(id, imageId, request, context);
  }

  @Delete(':imageId')
  @HasImageId(NO_IMAGE)
  @Endpoint({
    summary: 'Delete an image of a package that has others',
    status: 204,
    missing: packagesContent.notFound,
    ifMatch: true,
    storage: 'content',
    errors: {
      422: 'It is the last one. The `Idempotency-Key` is bad, or was sent with another request',
    },
  })
  removePackageImage(
    @EntityId() id: number,
    @Param('imageId') imageId: string,
    @Write() context: WriteContext,
  ) {
    return this.packages.removeImage(id, imageId, context);
  }
}
