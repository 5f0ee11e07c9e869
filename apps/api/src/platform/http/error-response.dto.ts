import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** The body of every error. */
export class ErrorResponse {
  @ApiProperty({ type: 'integer', example: 422 })
  statusCode!: number;

  @ApiProperty({ example: 'Unprocessable Entity' })
  error!: string;

  @ApiProperty({ description: 'One Indonesian sentence fit for a person' })
  message!: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'Maps each bad field to its message',
  })
  fields?: Record<string, string>;
}
