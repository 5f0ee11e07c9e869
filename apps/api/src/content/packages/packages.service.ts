import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ContentTransaction, WriteContext } from '../../writes';
import type { PreparedImage } from '../../media';
import { OgImageSources } from '../../og-images';
import { VenueClock } from '../../platform/config';
import {
  columnsOfUpdate,
  ContentService,
  ContentWrites,
  ListOrder,
  ListPrices,
  RowAvailability,
  type Version,
} from '../core';
import type { AddPackageImageRequest, UpdatePackageImageRequest } from './package-image.dto';
import {
  type CreatePackageRequest,
  type PackageResponse,
  toPackageOgImage,
  toPackageResponse,
  UpdatePackageRequest,
} from './package.dto';
import { imagesOf, type PackageEntity, packagesContent } from './package.entity';
import { type Images, PackageImages } from './package-images';
import { PackagesRepository } from './packages.repository';

/** Packages with their prices of today. */
@Injectable()
export class PackagesService
  extends ContentService<PackageEntity, PackageResponse, CreatePackageRequest>
  implements OnModuleInit
{
  override readonly order = new ListOrder(this);
  override readonly prices = new ListPrices(this);
  override readonly availability = new RowAvailability(this, () => this.clock.today());

  constructor(
    private readonly packages: PackagesRepository,
    private readonly images: PackageImages,
    writes: ContentWrites,
    private readonly clock: VenueClock,
    private readonly ogImages: OgImageSources,
  ) {
    super(packages, writes, UpdatePackageRequest);
  }

  onModuleInit(): void {
    this.ogImages.register('packages', async (where, locale) => {
      const today = this.clock.today();
      const rows = await this.packages.findAll(where);
      const offered = await this.packages.withOffers(rows, today);
      return offered.map((each) => toPackageOgImage(each, today, locale));
    });
  }

  /** Adds an image after the others. @throws 422 where the package has as many as it may have */
  async addImage(
    id: number,
    request: AddPackageImageRequest,
    context: WriteContext,
  ): Promise<PackageResponse> {
    const prepared = await this.prepareImage(id, request, context.ifMatch);
    return this.writeImages(
      id,
      context,
      (transaction, images) => this.images.add(transaction, images, prepared),
      { prepared },
    );
  }

  /** The first image stands for the package. @throws 409 with the present ids where these are others */
  updateImageOrder(
    id: number,
    imageIds: readonly string[],
    context: WriteContext,
  ): Promise<PackageResponse> {
    return this.writeImages(id, context, (_, images) => this.images.order(images, imageIds));
  }

  /** Changes the focus of an image. */
  updateImage(
    id: number,
    imageId: string,
    { image_focus_x: x, image_focus_y: y }: UpdatePackageImageRequest,
    context: WriteContext,
  ): Promise<PackageResponse> {
    return this.writeImages(id, context, (transaction, images) =>
      this.images.refocus(transaction, images, imageId, { x, y }),
    );
  }

  /** Puts an image into the trash; the next one then stands for the package. @throws 422 for the last one */
  removeImage(id: number, imageId: string, context: WriteContext): Promise<void> {
    return this.writes.unit.remove(context, async (transaction) => {
      await this.changeImages(transaction, id, context, (_, images) =>
        this.images.remove(transaction, images, imageId),
      );
    });
  }

  /** Also gives the package the images of the version, in their order, as far as they are left. */
  override async revert(
    rowId: string,
    version: Version,
    context: WriteContext,
  ): Promise<PackageResponse> {
    await this.assertValid(version);
    const columns = columnsOfUpdate(packagesContent, version);
    return this.writeImages(
      Number(rowId),
      context,
      (transaction, images, present) => this.images.revert(transaction, images, version, present),
      { columns },
    );
  }

  protected async respondAll(
    rows: readonly PackageEntity[],
    isListed: boolean,
  ): Promise<PackageResponse[]> {
    const today = this.clock.today();
    const offered = await this.packages.withOffers(rows, today);
    return offered.map((each) => toPackageResponse(each, today, isListed));
  }

  private writeImages(
    id: number,
    context: WriteContext,
    change: ChangeOfImages,
    { prepared, columns }: ImagesChange = {},
  ): Promise<PackageResponse> {
    return this.writes.unit.write(
      context,
      async (transaction) =>
        this.respond(await this.changeImages(transaction, id, context, change, columns)),
      prepared,
    );
  }

  /** Changes the images of a package: its own row has the first one. */
  private changeImages(
    transaction: ContentTransaction,
    id: number,
    { ifMatch }: WriteContext,
    change: ChangeOfImages,
    columns: Partial<PackageEntity> = {},
  ): Promise<PackageEntity> {
    return this.changeRow(transaction, id, ifMatch, async (row, version) => {
      const [image = row.image, ...further] = await change(transaction, imagesOf(row), version);
      const furtherImages = await this.packages.replaceFurtherImages(transaction, id, further);
      const relations = { image, furtherImages };
      return { columns: { ...columns, imageId: image.id }, relations };
    });
  }
}

type ChangeOfImages = (
  transaction: ContentTransaction,
  images: Images,
  version: Version,
) => Images | Promise<Images>;

/** The other parts of a change of images. */
interface ImagesChange {
  readonly prepared?: PreparedImage;
  readonly columns?: Partial<PackageEntity>;
}
