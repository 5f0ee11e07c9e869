import { Controller, Get, Param, UseInterceptors } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../platform/http/endpoint.decorator';
import { QuoteResponse, ShownOrderResponse } from './order.dto';
import { OrdersQueueInterceptor, QUEUE_ERRORS } from './orders-queue';
import { OrdersService } from './orders.service';

/** Nothing of an order is stored: a quote follows from the content, and a token has what it shows. */
@ApiTags('orders')
@Controller()
@UseInterceptors(OrdersQueueInterceptor)
export class OrdersController {
  constructor(private readonly orders: OrdersService) {}

  @Get('quotes/:order')
  @ApiParam({
    name: 'order',
    schema: { type: 'string', maxLength: 500, example: 'm3.2~p4.~date.2026-12-26~people.8' },
  })
  @Endpoint({
    summary: 'The prices of an order on the day of the visit',
    public: true,
    noStore: true,
    status: 200,
    response: QuoteResponse,
    storage: 'read',
    errors: QUEUE_ERRORS,
  })
  getQuote(@Param('order') order: string) {
    return this.orders.quote(order);
  }

  @Get('orders/:token')
  @ApiParam({
    name: 'token',
    description: 'With any marks, spaces and escapes that chats put around and into it',
    schema: { type: 'string', maxLength: 900 },
  })
  @Endpoint({
    summary: 'What the site showed when the message with this token was written',
    public: true,
    noStore: true,
    status: 200,
    response: ShownOrderResponse,
    storage: 'read',
    errors: QUEUE_ERRORS,
  })
  getOrderToken(@Param('token') token: string) {
    return this.orders.shown(token);
  }
}
