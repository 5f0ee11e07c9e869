import { ApiProperty } from '@nestjs/swagger';
import { ErrorResponse } from '../../platform/http/error-response.dto';
import { IsIdList } from '../../platform/validation';

/** The order of a whole list. */
export class OrderRequest {
  @IsIdList('Urutan', { description: 'Every id of the list, once each, the first one first' })
  ids!: number[];
}

/** Names the rows of the list, if an order was for another list of rows. */
export class OrderConflictResponse extends ErrorResponse {
  @ApiProperty({
    type: 'array',
    items: { type: 'integer' },
    description: 'The ids of the list in its present order',
  })
  ids!: number[];
}

/** For the `@Endpoint` of a route that puts a list in order. */
export const ORDER_ERRORS = {
  409: { description: 'The list has other ids by now', type: OrderConflictResponse },
} as const;
