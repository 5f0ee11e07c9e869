import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContentCoreModule } from '../core';
import { MenuCategoryEntity } from './menu-category.entity';
import { MenuCategoriesController } from './menu-categories.controller';
import { MenuCategoriesRepository } from './menu-categories.repository';
import { MenuCategoriesService } from './menu-categories.service';

@Module({
  imports: [TypeOrmModule.forFeature([MenuCategoryEntity]), ContentCoreModule],
  controllers: [MenuCategoriesController],
  providers: [MenuCategoriesRepository, MenuCategoriesService],
  exports: [MenuCategoriesRepository, MenuCategoriesService],
})
export class MenuCategoriesModule {}
