import { Module, type OnModuleInit } from '@nestjs/common';
import { ContentModule } from '../content/content.module';
import { Metrics } from '../platform/observability/metrics';
import { registerQueue } from '../platform/observability/queue-metrics';
import { OrderTokens } from './order-tokens';
import { OrdersController } from './orders.controller';
import { OrdersQueue } from './orders-queue';
import { OrdersService } from './orders.service';

/** Orders of several rows at once, which visitors send as a chat message. */
@Module({
  imports: [ContentModule],
  controllers: [OrdersController],
  providers: [OrdersService, OrdersQueue, OrderTokens],
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
