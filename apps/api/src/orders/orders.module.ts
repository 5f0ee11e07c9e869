import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContentModule } from '../content/content.module';
import { Metrics } from '../platform/observability/metrics';
import { registerQueue } from '../platform/observability/queue-metrics';
import { OrderKeyEntity } from './order-key.entity';
import { OrderKeys } from './order-keys';
import { OrderNames } from './order-names';
import { OrderQuotes } from './order-quotes';
import { OrdersController } from './orders.controller';
import { OrdersQueue } from './orders-queue';
import { OrdersService } from './orders.service';
import { OrderTokens } from './order-tokens';

/** Orders of several rows at once, which visitors send as a chat message. */
@Module({
  imports: [ContentModule, TypeOrmModule.forFeature([OrderKeyEntity])],
  controllers: [OrdersController],
  providers: [OrdersService, OrdersQueue, OrderKeys, OrderNames, OrderQuotes, OrderTokens],
})
export class OrdersModule implements OnModuleInit {
  constructor(
    private readonly queue: OrdersQueue,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    registerQueue(this.metrics, this.queue, { name: 'lereng_orders', what: 'Quotes and tokens' });
  }
}
