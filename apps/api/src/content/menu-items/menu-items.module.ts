import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OgImagesModule } from '../../og-images';
import { ContentCoreModule } from '../core';
import { MenuCategoriesModule } from '../menu-categories/menu-categories.module';
import { MenuItemEntity } from './menu-item.entity';
import { MenuItemsController } from './menu-items.controller';
import { MenuItemsRepository } from './menu-items.repository';
import { MenuItemsService } from './menu-items.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([MenuItemEntity]),
    ContentCoreModule,
    MenuCategoriesModule,
    OgImagesModule,
  ],
  controllers: [MenuItemsController],
  providers: [MenuItemsRepository, MenuItemsService],
  exports: [MenuItemsService],
})
export class MenuItemsModule {}
