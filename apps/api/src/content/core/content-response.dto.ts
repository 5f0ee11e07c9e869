import { ApiProperty } from '@nestjs/swagger';

/** The response fields of every kind of content that has ids. */
export class ContentResponse {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
}

/** In the description of a route that responds with an entity of any kind. */
export const ANY_CONTENT = {
  type: 'object',
  additionalProperties: true,
  description: "As in the responses of its kind's own routes",
} as const;

/** The response fields of rows that have the instant of their last change. */
export class EditableContentResponse extends ContentResponse {
  @ApiProperty({ format: 'date-time' })
  updatedAt!: string;
}
