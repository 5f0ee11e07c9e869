import { FEATURED } from '@lereng/shared-domain';
import { imageForm } from '../../media';
import { sellableController } from '../core';
import { CreatePackageRequest, PackageResponse, UpdatePackageRequest } from './package.dto';
import { packagesContent } from './package.entity';
import { PackagesService } from './packages.service';

export class PackagesController extends sellableController(packagesContent, {
  names: ['Package', 'Packages'],
  words: ['package', 'packages'],
  service: PackagesService,
  create: CreatePackageRequest,
  update: UpdatePackageRequest,
  response: PackageResponse,
  body: imageForm,
  featured: FEATURED.packages,
}) {}
