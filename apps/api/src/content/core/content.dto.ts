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

/** For `@IsFlag()`: the label and the description of the request field. */
export const HIDDEN = ['Disembunyikan', 'Whether visitors do not see it'] as const;

/** The response field of kinds whose rows can be hidden. */
export class HiddenField {
  @ApiProperty({
    required: false,
    description: 'Whether visitors do not see it; only in responses to a valid token',
  })
  hidden?: boolean;
}
