import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type CalendarDate, FEATURED, OTHERS } from '@lereng/shared-domain';
import { OgImageSources } from '../../og-images';
import { VenueClock } from '../../platform/config';
import { IfMatch } from '../../platform/http/if-match';
import { OrderedContentService, ContentWrites } from '../core';
import type { CreatePackageRequest, UpdatePackageRequest } from './dto/package.request';
import { type PackageResponse, toPackageResponse } from './dto/package.response';
import type { PackageEntity } from './package.entity';
import type { OfferedPackage } from './package-offer';
import { toPackageOgImage } from './package.og-image';
import { PackagesRepository } from './packages.repository';

/**
 * Packages with what they cost today. Methods that take an id throw 404 for an unknown one, and `update`
 * 412 for another version than `ifMatch` names.
 */
@Injectable()
export class PackagesService
  extends OrderedContentService<PackageEntity, PackageResponse>
  implements OnModuleInit
{
  constructor(
    private readonly packages: PackagesRepository,
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
    return this.offeredToday((today) => this.packages.findOffered(today));
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
    return this.createRow(request.image, request, () => ({
      name,
      description,
      route,
      basePrice,
      items: items ?? [],
    }));
  }

  /** Fields that are undefined keep their value; the price is the one before any discount. */
  update(
    id: number,
    change: UpdatePackageRequest,
    ifMatch = IfMatch.ANY,
  ): Promise<PackageResponse> {
    const { name, description, route, price: basePrice, items } = change;
    return this.updateRow(id, change, ifMatch, () => ({
      name,
      description,
      route,
      basePrice,
      ...(items !== undefined && { items: items ?? [] }),
    }));
  }

  protected async respond(row: PackageEntity): Promise<PackageResponse> {
    const today = this.clock.today();
    return toPackageResponse(await this.packages.offerOne(row, today), today);
  }

  private async offeredToday(
    find: (today: CalendarDate) => Promise<OfferedPackage[]>,
  ): Promise<PackageResponse[]> {
    const today = this.clock.today();
    return (await find(today)).map((each) => toPackageResponse(each, today));
  }
}
