import { ApiProperty } from '@nestjs/swagger';
import { Column } from 'typeorm';

/** For `@IsFlag()`: the label and the description of the request field. */
export const HIDDEN = ['Disembunyikan', 'Whether visitors do not see it'] as const;

/** The column of kinds whose rows can be hidden: to visitors a hidden row is missing, as a deleted one is. */
export const HiddenColumn = (): PropertyDecorator =>
  Column({ name: 'hidden', type: 'boolean', default: false });

/** The response field of kinds whose rows can be hidden. */
export class HiddenField {
  @ApiProperty({
    required: false,
    description: 'Whether visitors do not see it; only in responses to a valid token',
  })
  hidden?: boolean;
}
