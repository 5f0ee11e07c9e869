import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContentModule } from '../content/content.module';
import { OrderKeyEntity } from './order-key.entity';
import { OrderNames } from './order-names';
import { OrderKeys } from './order-keys';
import { OrderTokens } from './order-tokens';
import { OrdersController } from './orders.controller';
import { OrdersService } from './orders.service';

/** Orders of several rows at once, which visitors send as a chat message. */
@Module({
  imports: [ContentModule, TypeOrmModule.forFeature([OrderKeyEntity])],
  controllers: [OrdersController],
  providers: [OrdersService, OrderKeys, OrderNames, OrderTokens],
})
export class OrdersModule {}
