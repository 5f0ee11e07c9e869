import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OgImagesModule } from '../../og-images';
import { ContentCoreModule } from '../core';
import { PackageEntity } from './package.entity';
import { PackageImageEntity } from './package-image.entity';
import { PackageImages } from './package-images';
import { PackageImagesController } from './package-images.controller';
import { PackageImagesRepository } from './package-images.repository';
import { PackagesController } from './packages.controller';
import { PackagesRepository } from './packages.repository';
import { PackagesService } from './packages.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([PackageEntity, PackageImageEntity]),
    ContentCoreModule,
    OgImagesModule,
  ],
  controllers: [PackagesController, PackageImagesController],
  providers: [PackageImages, PackageImagesRepository, PackagesRepository, PackagesService],
  exports: [PackagesService],
})
export class PackagesModule {}
