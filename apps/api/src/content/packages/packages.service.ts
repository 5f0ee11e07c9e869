import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type CalendarDate, FEATURED, OTHERS } from '@lereng/shared-domain';
import type { ContentTransaction } from '../../content-events';
import { OgImageSources } from '../../og-images';
import { VenueClock } from '../../platform/config';
import { IfMatch } from '../../platform/http/if-match';
import { ContentWrites, PricedContentService, type Version } from '../core';
import type { AddPackageImageRequest, UpdatePackageImageRequest } from './dto/package-image.dto';
import { type CreatePackageRequest, UpdatePackageRequest } from './dto/package.request';
import { type PackageResponse, toPackageResponse } from './dto/package.response';
import type { PackageEntity } from './package.entity';
import { type Images, PackageImages } from './package-images';
import type { OfferedPackage } from './package-offer';
import { toPackageOgImage } from './package.og-image';
import { PackagesRepository } from './packages.repository';

/**
 * Packages with what they cost today. Methods that take an id throw 404 for an unknown one, and changes 412
 * for another version than `ifMatch` names.
 */
@Injectable()
export class PackagesService
  extends PricedContentService<PackageEntity, PackageResponse>
  implements OnModuleInit
{
  protected readonly updateRequest = UpdatePackageRequest;

  constructor(
    private readonly packages: PackagesRepository,
    private readonly images: PackageImages,
    writes: ContentWrites,
    private readonly clock: VenueClock,
    private readonly ogImages: OgImageSources,
  ) {
    super(packages, writes);
  }

  onModuleInit(): void {
    this.ogImages.register('packages', {
      get: async (id) => {
        const today = this.clock.today();
        const offered = await this.packages.findOfferedById(id, today);
        return offered && toPackageOgImage(offered, today);
      },
      all: async () => {
        const today = this.clock.today();
        const offered = await this.packages.findOffered(today);
        return offered.map((each) => toPackageOgImage(each, today));
      },
    });
  }

  list(): Promise<PackageResponse[]> {
    return this.offeredToday((today) => this.packages.findOffered(today), true);
  }

  /** What the home page shows. */
  listFeatured(): Promise<PackageResponse[]> {
    return this.offeredToday((today) => this.packages.findFirstOffered(FEATURED.packages, today));
  }

  /** Other packages, chosen at random, for the page of this one. */
  listOthers(id: number): Promise<PackageResponse[]> {
    return this.offeredToday((today) => this.packages.findOtherOffered(id, OTHERS, today));
  }

  create(request: CreatePackageRequest): Promise<PackageResponse> {
    const { name, description = null, route = null, price: basePrice, items } = request;
    const { hidden = false } = request;
    return this.createRow(request.image, request, () => ({
      name,
      description,
      route,
      basePrice,
      items: items ?? [],
      hidden,
    }));
  }

  /** Fields that are undefined keep their value; the price is the one before any discount. */
  update(
    id: number,
    change: UpdatePackageRequest,
    ifMatch = IfMatch.ANY,
  ): Promise<PackageResponse> {
    return this.updateRow(id, change, ifMatch, () => columnsOf(change));
  }

  /** Adds an image after the others. @throws 422 where the package has as many as it may have */
  async addImage(
    id: number,
    request: AddPackageImageRequest,
    ifMatch = IfMatch.ANY,
  ): Promise<PackageResponse> {
    const prepared = await this.prepareImage(id, request, ifMatch);
    return this.writes.unit.write(async (transaction) => {
      const change = (images: Images) => this.images.add(transaction, images, prepared);
      const changed = this.changeImages(transaction, id, ifMatch, change, { addsImages: true });
      return this.respond(await changed);
    }, prepared);
  }

  /** The first image stands for the package. @throws 409 with the present ids where these are others */
  updateImageOrder(
    id: number,
    imageIds: readonly string[],
    ifMatch = IfMatch.ANY,
  ): Promise<PackageResponse> {
    return this.writes.unit.write(async (transaction) => {
      const change = (images: Images) => this.images.order(images, imageIds);
      return this.respond(await this.changeImages(transaction, id, ifMatch, change));
    });
  }

  /** Changes the focus of an image. */
  updateImage(
    id: number,
    imageId: string,
    { image_focus_x: x, image_focus_y: y }: UpdatePackageImageRequest,
    ifMatch = IfMatch.ANY,
  ): Promise<PackageResponse> {
    return this.writes.unit.write(async (transaction) => {
      const change = (images: Images) =>
        this.images.refocus(transaction, images, imageId, { x, y });
      return this.respond(await this.changeImages(transaction, id, ifMatch, change));
    });
  }

  /** Puts an image into the trash; the next one then stands for the package. @throws 422 for the last one */
  removeImage(id: number, imageId: string, ifMatch = IfMatch.ANY): Promise<void> {
    return this.writes.unit.remove(async (transaction) => {
      const change = (images: Images) => this.images.remove(transaction, images, imageId);
      await this.changeImages(transaction, id, ifMatch, change);
    });
  }

  /** Also gives the package the images of the version, in their order, as far as they are left. */
  override async revert(
    rowId: string,
    version: Version,
    ifMatch: IfMatch,
  ): Promise<PackageResponse> {
    await this.assertValid(version);
    return this.writes.unit.write(async (transaction) => {
      const change = (images: Images, present: Version) =>
        this.images.revert(transaction, images, version, present);
      const id = Number(rowId);
      const columns = columnsOf(version as UpdatePackageRequest);
      return this.respond(await this.changeImages(transaction, id, ifMatch, change, { columns }));
    });
  }

  protected async respond(row: PackageEntity): Promise<PackageResponse> {
    const today = this.clock.today();
    const offered = await this.packages.offerOne(row, today);
    const images = await this.packages.imagesOf(row);
    return toPackageResponse({ ...offered, images }, today);
  }

  /** Changes the images of a package: its own row has the first one. */
  private changeImages(
    transaction: ContentTransaction,
    id: number,
    ifMatch: IfMatch,
    change: (images: Images, version: Version) => Images | Promise<Images>,
    { columns = {}, ...more }: ImagesChange = {},
  ): Promise<PackageEntity> {
    return this.changeRow(transaction, id, ifMatch, async (row, version) => {
      const present = await this.packages.imagesOf(row);
      const [image = row.image, ...further] = await change(present, version);
      await this.packages.replaceFurtherImages(transaction, id, further);
      return { ...more, columns: { ...columns, imageId: image.id }, relations: { image } };
    });
  }

  private async offeredToday(
    find: (today: CalendarDate) => Promise<OfferedPackage[]>,
    isAll = false,
  ): Promise<PackageResponse[]> {
    const today = this.clock.today();
    const offered = await this.packages.withImages(await find(today), isAll);
    return offered.map((each) => toPackageResponse(each, today));
  }
}

/** What goes with a change of images. */
interface ImagesChange {
  readonly columns?: Partial<ReturnType<typeof columnsOf>>;
  readonly addsImages?: boolean;
}

/** The columns that a change, or an earlier version, names; the price is the one before any discount. */
function columnsOf(change: UpdatePackageRequest) {
  const { name, description, route, price: basePrice, items, hidden } = change;
  return {
    name,
    description,
    route,
    basePrice,
    hidden,
    ...(items !== undefined && { items: items ?? [] }),
  };
}
