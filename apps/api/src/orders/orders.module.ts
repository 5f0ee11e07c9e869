import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module';
import { OrderTokens } from './order-tokens';
import { OrdersController } from './orders.controller';
import { OrdersService } from './orders.service';

/** Orders of several rows at once, which visitors send as a chat message. */
@Module({
  imports: [ContentModule],
  controllers: [OrdersController],
  providers: [OrdersService, OrderTokens],
})
export class OrdersModule {}
