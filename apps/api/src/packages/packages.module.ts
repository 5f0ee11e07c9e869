import { Module } from '@nestjs/common';
import { MediaModule } from '../media';
import { PreviewsModule } from '../previews';
import { PackagesController } from './packages.controller';
import { PackagesRepository } from './packages.repository';
import { PackagesService } from './packages.service';

@Module({
  imports: [MediaModule, PreviewsModule],
  controllers: [PackagesController],
  providers: [PackagesRepository, PackagesService],
  exports: [PackagesService],
})
export class PackagesModule {}
