import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OgImagesModule } from '../../og-images';
import { ContentCoreModule } from '../core';
import { PackageEntity } from './package.entity';
import { PackagesController } from './packages.controller';
import { PackagesRepository } from './packages.repository';
import { PackagesService } from './packages.service';

@Module({
  imports: [TypeOrmModule.forFeature([PackageEntity]), ContentCoreModule, OgImagesModule],
  controllers: [PackagesController],
  providers: [PackagesRepository, PackagesService],
  exports: [PackagesService],
})
export class PackagesModule {}
