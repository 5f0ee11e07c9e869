import { Module } from '@nestjs/common';
import { MediaModule } from '../media';
import { PreviewsModule } from '../previews';
import { MenuItemsController } from './menu-items.controller';
import { MenuItemsRepository } from './menu-items.repository';
import { MenuItemsService } from './menu-items.service';

@Module({
  imports: [MediaModule, PreviewsModule],
  controllers: [MenuItemsController],
  providers: [MenuItemsRepository, MenuItemsService],
  exports: [MenuItemsService],
})
export class MenuItemsModule {}
